import { calculate, call, number } from '../../../language/expression/make-expression.ts';
import { nounOf } from '../name-parts.ts';
import { numbersOf, read, type RowNumber, wordSet } from '../row-numbers.ts';
import type { Weft, WovenTable } from '../weft.ts';
import { isFree, proposeNumber } from '../woven-table.ts';

const PERCENT = wordSet('percent percentage share');
/** What together is all there is, and what a table of such is called. */
const WHOLES: readonly ReadonlySet<string>[] = [
  'promoter passive detractor',
  'sand silt clay gravel',
  'male female other diverse',
  'man woman other',
  'yes no abstain abstention',
  'win draw loss lose won drawn lost',
  'stock bond cash equity debt alternative',
  'desktop mobile tablet',
  'carb carbohydrate protein fat',
  'online offline',
  'positive neutral negative',
  'approve disapprove undecided',
  'low medium high',
].map(wordSet);
const SHARED = wordSet('allocation mix composition split breakdown distribution');

/** Percentages of one row that are all there is come to a hundred, and a score is what speaks for it less what speaks against it. */
export function addRowHundred(weft: Weft, woven: WovenTable): void {
  const shares = numbersOf(woven).filter(({ words }) => words.length === 2 && PERCENT.has(words[1] ?? ''));
  const isShared = nounOf(weft.draft, woven.target).some((word) => SHARED.has(word));
  const stems = shares.map(({ words: [stem = ''] }) => stem);
  const isWhole = isShared || WHOLES.some((whole) => stems.every((stem) => whole.has(stem)));
  if (shares.length < 2 || !isWhole || !shares.every(({ name, nullable }) => !nullable && isFree(woven, name))) return;
  const done: RowNumber[] = [];
  for (const [at, own] of shares.entries()) {
    const left = done.reduce((all, item) => calculate(all, '-', read(item)), number(100));
    const isLast = at === shares.length - 1;
    const share = calculate(call('between', number(25), number(75)), '*', number('0.01'));
    const value = isLast ? left : calculate(left, '*', share);
    const how = { reason: `${shares.map(({ name }) => name).join(' + ')} = 100`, least: 0, most: 100 };
    if (!proposeNumber(weft, woven, own.name, own.scale === 0 && !isLast ? call('floor', value) : value, how)) return;
    done.push(own);
  }
  addScore(weft, woven, shares);
}

/** The net promoter score. */
function addScore(weft: Weft, woven: WovenTable, shares: readonly RowNumber[]): void {
  const [more, less] = ['promoter', 'detractor'].map((stem) => shares.find(({ words }) => words[0] === stem));
  const score = numbersOf(woven).find(({ words }) => /^(?:nps|net promoter)(?: score)?$/.test(words.join(' ')));
  if (more === undefined || less === undefined || score === undefined) return;
  proposeNumber(weft, woven, score.name, calculate(read(more), '-', read(less)), {
    reason: `the names suggest ${score.name} = ${more.name} − ${less.name}`,
    least: -100,
    most: 100,
  });
}
