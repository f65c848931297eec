import type { Expression } from '../../language/expression/expression.ts';
import { calculate, call, number } from '../../language/expression/make-expression.ts';
import { nounOf } from './name-parts.ts';
import { numberRole } from './number-roles.ts';
import type { Weft, WovenTable } from './weft.ts';
import { isNumber } from './woven-table.ts';

/** A price or a quantity of which the row makes an amount, under the name that it has above: `daily_rate` of what is rented. */
export function isFactor(weft: Weft, woven: WovenTable, name: string, words: readonly string[]): boolean {
  if (words.length < 2 || !isNumber(woven.target.types.get(name))) return false;
  const noun = nounOf(weft.draft, woven.target);
  const roles = new Set(woven.target.table.columns.map((item) => numberRole(woven.words(item.name), noun)?.role));
  const own = numberRole(words, noun)?.role;
  if (isTerm(words)) return true;
  // What something went for, in so many words: `hammer_price`, `entry_fee`.
  if (own === undefined || own === 'unit_price') {
    if (words[0] === 'price' && words[1] === 'per') return true;
    const last = words.at(-1) ?? '';
    if ((last === 'price' || last === 'fee') && !words.some((word) => OF_THE_ROW.has(word))) return true;
  }
  if (own === 'unit_price')
    return roles.has('quantity') || woven.target.table.columns.some((item) => isTime(woven, item.name));
  return own === 'quantity' && GOODS_BY_UNIT.test(words.join(' ')) && roles.has('unit_price');
}

/** What was agreed above, in so many words: `lessons_included`, `tax_year`, `taxable_value`. */
const isTerm = (words: readonly string[]): boolean =>
  words.some((word) => TERMS.has(word)) && !words.some((word) => OF_THE_ROW.has(word));
const TERMS: ReadonlySet<string> = new Set('included year taxable insured'.split(' '));

const OF_THE_ROW: ReadonlySet<string> = new Set(
  'total minimum maximum final paid agreed shipping delivery service'.split(' '),
);
const GOODS_BY_UNIT = /^net /;
const TIMES: ReadonlySet<string> = new Set(['minute', 'hour', 'day', 'night', 'week', 'month']);
const isTime = (woven: WovenTable, name: string): boolean =>
  isNumber(woven.target.types.get(name)) && TIMES.has(woven.words(name).at(-1) ?? '');

/** What somebody paid for a thing that has its price. */
export const PAID_PRICES: ReadonlySet<string> = new Set(['price paid', 'paid price', 'price charged', 'sold price']);

/** A row that says itself what the price was, and what came off it, needs nobody's. */
export const hasOwnPrice = (woven: WovenTable, name: string): boolean =>
  woven.target.table.columns.some(
    (item) =>
      item.name !== name &&
      isNumber(woven.target.types.get(item.name)) &&
      woven.words(item.name).some((word) => OWN_PRICE.has(word)),
  );
const OWN_PRICE: ReadonlySet<string> = new Set(['price', 'discount', 'rebate', 'value', 'total', 'fee', 'tax']);

export const mostlyWhole = (price: Expression): Expression => ({
  op: 'case',
  whens: [{ when: call('chance', number('0.75')), then: price }],
  otherwise: calculate(price, '*', calculate(call('between', number(14), number(19)), '*', number('0.05'))),
});
