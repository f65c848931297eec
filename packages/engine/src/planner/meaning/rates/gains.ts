import type { Expression } from '../../../language/expression/expression.ts';
import { calculate, call, number } from '../../../language/expression/make-expression.ts';
import { numbersOf, read, type RowNumber, wordSet } from '../row-numbers.ts';
import { isMeasured } from '../is-ruled.ts';
import type { Weft, WovenTable } from '../weft.ts';
import { isFree, proposeNumber } from '../woven-table.ts';

export const EARNED = wordSet('revenue turnover sale income selling retail proceeds');
export const SPENT = wordSet('cost purchase expense spend spent wholesale investment buying');
const NO_OPERAND = wordSet('per unit rate percent ratio margin profit average minimum maximum tax');
const GAINS = wordSet('profit surplus gain earnings margin contribution');
const SAID = wordSet('gross net total operating amount value loss and the of');

/** What is earned and what it takes, among the numbers of a row: the last of each before the given one. */
export function earnedAndSpent(
  numbers: readonly RowNumber[],
  own: RowNumber,
  [earned, spent]: readonly [ReadonlySet<string>, ReadonlySet<string>] = [EARNED, SPENT],
): readonly [RowNumber | undefined, RowNumber | undefined] {
  const called = (words: ReadonlySet<string>, not: ReadonlySet<string>): readonly RowNumber[] =>
    numbers.filter(
      (item) =>
        item !== own &&
        item.words.some((word) => words.has(word)) &&
        !item.words.some((word) => NO_OPERAND.has(word) || not.has(word)),
    );
  const last = (items: readonly RowNumber[]): RowNumber | undefined =>
    items.findLast(({ at }) => at < own.at) ?? items[0];
  const first = last(called(earned, spent));
  return [first, last(called(spent, earned).filter(({ scale }) => scale === first?.scale))];
}

/** What is earned is near what it takes, the given hundredths of it. */
export function keepNear(
  weft: Weft,
  woven: WovenTable,
  [own, other]: readonly [RowNumber, RowNumber],
  [least, most]: readonly [number, number],
): void {
  if (!isFree(woven, own.name) || isMeasured(woven.target, own.name)) return;
  const share: Expression = calculate(call('between', number(least), number(most)), '*', number('0.01'));
  const value = calculate(read(other), '*', share);
  proposeNumber(weft, woven, own.name, own.scale === 0 ? call('floor', value) : value, {
    reason: `about what ${other.name} suggests`,
    least: 0,
    null_fraction: woven.columns.get(own.name)?.null_fraction ?? 0,
  });
}

/** `profit` is what was earned without what it took. */
export function addGains(weft: Weft, woven: WovenTable): void {
  const numbers = numbersOf(woven);
  for (const own of numbers) {
    const isGain =
      own.words.some((word) => GAINS.has(word)) && own.words.every((word) => GAINS.has(word) || SAID.has(word));
    if (!isGain || own.scale < 1 || !isFree(woven, own.name)) continue;
    const [earned, spent] = earnedAndSpent(numbers, own);
    if (earned === undefined || spent === undefined || earned.scale !== own.scale) continue;
    keepNear(weft, woven, [earned, spent], [85, 260]);
    proposeNumber(weft, woven, own.name, calculate(read(earned), '-', read(spent)), {
      reason: `the names suggest ${own.name} = ${earned.name} − ${spent.name}`,
    });
  }
}
