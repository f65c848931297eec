import { calculate } from '../../language/expression/make-expression.ts';
import { hasWord, isOutcome, numbersOf, proposePart, read, type RowNumber, wordSet } from './row-numbers.ts';
import type { Weft, WovenTable } from './weft.ts';
import { areOpposite } from './rates/same-stem.ts';
import { isFree, proposeNumber } from './woven-table.ts';

/** What does not go on with the others. */
const FAILED = wordSet(
  'damaged rejected failed lost bounced declined canceled returned refused discarded wasted scrapped defective expired missing broken spoiled withdrawn dropped missed absent invalid',
);
/** What is left of something that is listed before. */
const RESTS = wordSet('available remaining free left open unused outstanding balance');
/** Numbers of another kind that share a noun. */
const APART = wordSet(
  'minimum maximum average mean price rate per limit percent total cost amount fee unit first last next previous opening closing planned target budget estimated expected',
);

/**
 * Three numbers of one thing, next to each other, by what became of it: of the pieces that were delivered some are damaged, and
 * the others are accepted; of the messages that were sent some are opened, and of these some are clicked.
 */
export function addRowOutcomes(weft: Weft, woven: WovenTable): void {
  const numbers = numbersOf(woven);
  for (const [at, whole] of numbers.entries()) {
    const [second, third] = numbers.slice(at + 1, at + 3);
    if (second === undefined || third === undefined || !isFamily([whole, second, third])) continue;
    if (areOpposite(second.words, third.words) && woven.before.has(third.name)) {
      addRest(weft, woven, whole, third, second);
      continue;
    }
    if (!isFree(woven, third.name) || [second, third].some((item) => hasWord(item, RESTS))) continue;
    if (!isFree(woven, second.name) && !woven.before.has(second.name)) continue;
    const isSplit =
      areOpposite(second.words, third.words) ||
      [second, third].some((item) => hasWord(item, FAILED) || !isOutcome(item));
    const isFew = hasWord(second, FAILED);
    const usual = isFew ? ([0, 12] as const) : isSplit ? ([80, 100] as const) : ([40, 100] as const);
    if (!woven.before.has(second.name) && !proposePart(weft, woven, second, whole, usual)) continue;
    if (isSplit) {
      addRest(weft, woven, whole, second, third);
    } else proposePart(weft, woven, third, second, [20, 100]);
  }
}

function addRest(weft: Weft, woven: WovenTable, whole: RowNumber, part: RowNumber, rest: RowNumber): void {
  const reason = `the names suggest ${rest.name} = ${whole.name} − ${part.name}`;
  proposeNumber(weft, woven, rest.name, calculate(read(whole), '-', read(part)), { reason, least: 0 });
}

/** Neighbours that have a noun in common, and each one word more; one of these words at least says what happened. */
function isFamily(all: readonly RowNumber[]): boolean {
  const [first, second, third] = all;
  if (first === undefined || second === undefined || third === undefined) return false;
  if (all.some((item) => item.scale !== 0 || item.words.length < 2)) return false;
  // `rows_total`, `rows_imported`, `rows_failed`.
  const isTotal = first.words.includes('total') && areOpposite(second.words, third.words);
  if (all.some((item) => hasWord(item, APART) && !(item === first && isTotal))) return false;
  if (all.some(({ at }, place) => at !== first.at + place)) return false;
  const common = first.words.filter((word) => all.every(({ words }) => words.includes(word)));
  return (
    common.length > 0 &&
    all.every(({ words }) => words.length === common.length + 1) &&
    (all.some(isOutcome) || areOpposite(second.words, third.words))
  );
}
