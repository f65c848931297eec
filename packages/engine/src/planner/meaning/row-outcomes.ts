import { calculate } from '../../language/expression/make-expression.ts';
import { hasWord, isOutcome, numbersOf, proposePart, read, type RowNumber, wordSet } from './row-numbers.ts';
import type { Weft, WovenTable } from './weft.ts';
import { isFree, proposeNumber } from './woven-table.ts';

/** What does not go on with the others. */
const FAILED = wordSet(
  'damaged rejected failed lost bounced declined canceled returned refused discarded wasted scrapped defective expired missing broken spoiled withdrawn dropped missed absent invalid',
);
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
    if (!isFree(woven, second.name) || !isFree(woven, third.name)) continue;
    const isSplit = [second, third].some((item) => hasWord(item, FAILED) || !isOutcome(item));
    const isFew = hasWord(second, FAILED);
    if (!proposePart(weft, woven, second, whole, isFew ? [0, 12] : isSplit ? [80, 100] : [40, 100])) continue;
    if (isSplit) {
      const reason = `the names say ${third.name} = ${whole.name} − ${second.name}`;
      proposeNumber(weft, woven, third.name, calculate(read(whole), '-', read(second)), { reason, least: 0 });
    } else proposePart(weft, woven, third, second, [20, 100]);
  }
}

/** Neighbours that have a noun in common, and each one word more; one of these words at least says what happened. */
function isFamily(all: readonly RowNumber[]): boolean {
  const [first] = all;
  if (first === undefined || all.some((item) => item.scale !== 0 || hasWord(item, APART) || item.words.length < 2))
    return false;
  if (all.some(({ at }, place) => at !== first.at + place)) return false;
  const common = first.words.filter((word) => all.every(({ words }) => words.includes(word)));
  return common.length > 0 && all.every(({ words }) => words.length === common.length + 1) && all.some(isOutcome);
}
