import { calculate, number } from '../../../language/expression/make-expression.ts';
import { hasWord, numbersOf, read, type RowNumber, wordSet } from '../row-numbers.ts';
import type { Roles } from '../roles-of.ts';
import type { Weft, WovenTable } from '../weft.ts';
import { isFree, proposeNumber } from '../woven-table.ts';

const PERCENT = wordSet('percent percentage rate');
/** What is taken off, and what comes on top. */
const LESS = wordSet('discount rebate deduction haircut hrct retention depreciation commission withholding reduction');
const MORE = wordSet('tax vat markup surcharge premium tip fee interest royalty bonus');
const AMOUNTS = wordSet('amount value fee total charge sum');
/** What comes of a rate, without another word for it. */
const ACCRUED = wordSet('accrued accrual calculated');
const NETS = wordSet('net paid final payable effective discounted after reduced');
/** What is paid beside one of these is paid of it. */
const TOTALS = wordSet('total gross due');
const NO_BASE = wordSet('per percent rate minimum maximum average count number quantity');

/**
 * A percentage, and after it the amount that it comes to: `face_value`, `discount_pct`, `discount_amount`; or what is left of
 * it: `market_value`, `haircut_pct`, `net_value`. The amount listed before the percentage is the whole, if it is none of `others`.
 */
export function addAmountsByRate(weft: Weft, woven: WovenTable, others: Roles | undefined): void {
  const numbers = numbersOf(woven);
  for (const rate of numbers) {
    const stem = rate.words.find((word) => LESS.has(word) || MORE.has(word));
    if (stem === undefined || !hasWord(rate, PERCENT) || rate.words.length > 3) continue;
    const base = numbers.findLast((item) => item.at < rate.at && item.scale > 0 && !hasWord(item, NO_BASE));
    const after = numbers.filter(({ at, scale }) => at > rate.at && at <= rate.at + 3 && scale === base?.scale);
    // What quantity × price, net and tax have to do with each other is told elsewhere.
    if (base === undefined || [...(others?.values() ?? [])].includes(base.name)) continue;
    const amount = after.find(
      (item) =>
        (item.words.includes(stem) || hasWord(item, ACCRUED)) &&
        item.words.every((word) => rate.words.includes(word) || AMOUNTS.has(word) || ACCRUED.has(word)),
    );
    const share = calculate(read(rate), '*', number('0.01'));
    const part = calculate(read(base), '*', share);
    if (amount !== undefined && isFree(woven, amount.name))
      proposeNumber(weft, woven, amount.name, part, {
        reason: `the names suggest ${amount.name} = ${base.name} × ${rate.name}`,
        least: 0,
      });
    const isTotalled = after.some((item) => item !== amount && hasWord(item, TOTALS));
    const net = after.find(
      (item) => item !== amount && isNetOf(item, base) && !(isTotalled && item.words.includes('paid')),
    );
    if (net === undefined || !isFree(woven, net.name)) continue;
    const taken = amount === undefined ? part : read(amount);
    const sign = LESS.has(stem) ? '-' : '+';
    proposeNumber(weft, woven, net.name, calculate(read(base), sign, taken), {
      reason: `the names suggest ${net.name} = ${base.name} ${sign === '-' ? '−' : '+'} ${(amount ?? rate).name}`,
      least: 0,
    });
  }
}

/** Its name says that something has been taken off. */
const isNetOf = (item: RowNumber, base: RowNumber): boolean =>
  hasWord(item, NETS) && (item.words.length <= 2 || item.words.some((word) => base.words.includes(word)));
