import type { Expression } from '../../language/expression/expression.ts';
import { calculate, call, number } from '../../language/expression/make-expression.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { limitsOfType } from '../../solve/domain/number-limits.ts';
import { hasWord, numbersOf, read, type RowNumber, wordSet } from './row-numbers.ts';
import type { Weft, WovenTable } from './weft.ts';
import { isFree, proposeNumber } from './woven-table.ts';

/** Words of what there was, each with that of what there is afterwards. */
const BEFORE = 'opening previous before start initial old begin beginning'.split(' ');
const AFTER = wordSet('closing current after end final new ending');
const OUT = wordSet(
  'out outgoing outflow outbound issue issued sold shipped withdrawn withdrawal credit payment paid used consumed scrapped abgang disposal dispatched spent expense loss removed sale discarded expired lost damaged wasted broken dispensed redeemed debit scrap due repaid repayment',
);
const APART = wordSet('rate percent count unit price limit minimum maximum average');
const MAX_MOVED = 4;

/**
 * What there was, what came and went, and what there is: `opening_balance`, `debits`, `credits`, `closing_balance`. Movements
 * are what the table lists between the two; of two without a telling word the second goes out. No more goes than there is.
 */
export function addRowBalances(weft: Weft, woven: WovenTable): void {
  const numbers = numbersOf(woven);
  for (const after of numbers.filter((item) => hasWord(item, AFTER) && isFree(woven, item.name))) {
    const before = numbers.find((item) => item.at < after.at && item.scale === after.scale && isBefore(item, after));
    if (before === undefined) continue;
    const between = numbers.filter(
      (item) => item.at > before.at && item.at < after.at && item.scale === after.scale && !hasWord(item, APART),
    );
    // Of a principal only its own part of an instalment goes off; one movement alone is added, whatever it is.
    const noun = bare(after).filter((word) => !PLAIN.has(word));
    const own = between.filter(({ words }) => noun.some((word) => words.includes(word)));
    const moved = own.length > 0 ? own : between;
    const isOnly = moved.length === 1 && (own.length > 0 || hasWord(moved[0] ?? after, MOVES));
    if ((moved.length < 2 && !isOnly) || moved.length > MAX_MOVED) continue;
    if (isOnly && own.length === 0) {
      addMove(weft, woven, after, [before, ...moved]);
      continue;
    }
    const named = moved.filter((item) => hasWord(item, OUT));
    const out = named.length > 0 && named.length < moved.length ? named : moved.slice(-1);
    const come = moved.filter((item) => !out.includes(item));
    const there = [before, ...come].map((item) => read(item)).reduce(plus);
    out.forEach((item, at) => leave(weft, woven, item, there, out.length - at));
    const value = out.reduce((sum, item) => calculate(sum, '-', read(item)), there);
    const says = [before, ...come].map(({ name }) => name).join(' + ');
    const reason = `the names suggest ${after.name} = ${[says, ...out.map(({ name }) => name)].join(' − ')}`;
    proposeNumber(weft, woven, after.name, value, { reason });
  }
}

/** `difference` beside what was planned and what there is: so much more. */
export function addRowDifferences(weft: Weft, woven: WovenTable): void {
  const numbers = numbersOf(woven);
  for (const own of numbers) {
    const [first, second] = numbers.filter(({ at }) => at < own.at && at >= own.at - 2);
    if (first === undefined || second === undefined || hasWord(own, APART)) continue;
    const isRise = hasWord(own, RISES) && second.words.some((word) => first.words.includes(word));
    if (!hasWord(own, DIFFERENCES) && !isRise) continue;
    if (first.scale !== own.scale || second.scale !== own.scale || !isFree(woven, own.name)) continue;
    const [less, more] = hasWord(second, PLANNED) ? [second, first] : [first, second];
    const value = calculate(read(more), '-', read(less));
    const isSigned = (limitsOfType(woven.target.types.get(own.name) as ColumnType)?.min ?? 0) < 0;
    proposeNumber(weft, woven, own.name, isSigned ? value : call('abs', value), {
      reason: `the names suggest ${own.name} = ${more.name} − ${less.name}`,
    });
  }
}

const DIFFERENCES = wordSet('difference variance deviation discrepancy delta');
/** What lies between two ends that are listed before it: `bottom_m`, `top_m`, `vertical_rise_m`. */
const RISES = wordSet('rise drop span gap spread gain ascent descent extent headroom');
const PLANNED = wordSet('planned expected budget budgeted target previous estimated old');

const plus = (a: Expression, b: Expression): Expression => calculate(a, '+', b);

/** The same name but for the word that says when. */
function isBefore(item: RowNumber, after: RowNumber): boolean {
  if (!hasWord(item, new Set(BEFORE))) return false;
  return bare(item).join(' ') === bare(after).join(' ');
}

const bare = ({ words }: RowNumber): readonly string[] =>
  words.filter((word) => !AFTER.has(word) && !BEFORE.includes(word));
const PLAIN = wordSet('balance amount quantity value stock');
const MOVES = wordSet('amount movement change transaction adjustment');

function addMove(weft: Weft, woven: WovenTable, after: RowNumber, parts: readonly RowNumber[]): void {
  const value = parts.map((item) => read(item)).reduce(plus);
  const reason = `the names suggest ${after.name} = ${parts.map(({ name }) => name).join(' + ')}`;
  proposeNumber(weft, woven, after.name, value, { reason });
}

/** At most its part of what there is. */
function leave(weft: Weft, woven: WovenTable, item: RowNumber, there: Expression, parts: number): void {
  const share = calculate(call('between', number(0), number(Math.floor(90 / parts))), '*', number('0.01'));
  const value = calculate(call('greatest', there, number(0)), '*', share);
  proposeNumber(weft, woven, item.name, item.scale === 0 ? call('floor', value) : value, {
    reason: 'at most what there is',
    least: 0,
  });
}
