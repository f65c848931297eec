import { calculate, column } from '../../../language/expression/make-expression.ts';
import { hasWord, isOutcome, numbersOf, proposePart, read, type RowNumber, wordSet } from '../row-numbers.ts';
import { isWholeOf } from '../row-bounds.ts';
import type { Weft, WovenTable } from '../weft.ts';
import { isFree, proposeNumber } from '../woven-table.ts';
import { proposeMeasuredPart } from './measured-part.ts';
import { isRate, proposeRatio, stemsOf, wholeOfRate } from './rate-column.ts';
import { areOpposite, isSameStem, usualShare } from './same-stem.ts';

/** What is left of a whole, or bounds it: neither is one. */
const RESTS = wordSet(
  'remaining free available open left unused outstanding minimum maximum limit average previous last next',
);
const WHOLES = wordSet('total capacity all sent planned target sown ordered booked overall quantity planted tested');
const ANY_DIGITS = 6;
const MAX_APART = 2;

/** `germination_rate` beside `seeds_sown` and `seeds_germinated`: how much of the whole the part is. */
export function addPartRates(weft: Weft, woven: WovenTable): void {
  const numbers = numbersOf(woven, ANY_DIGITS);
  for (const own of numbers) {
    if (!isRate(own) || !isFree(woven, own.name)) continue;
    const part = partOf(numbers, own);
    const whole = part && wholeOf(woven, numbers, part, own);
    if (part === undefined || whole === undefined) continue;
    const times = wholeOfRate(woven, own);
    const usual = usualShare([...part.words, ...own.words]);
    const isHeld =
      proposeMeasuredPart(weft, woven, { rate: own.name, part, whole, times }) ||
      proposePart(weft, woven, part, whole, usual) ||
      woven.before.has(part.name);
    if (isHeld) addOthers(weft, woven, numbers, part, whole);
    proposeRatio(weft, woven, own, {
      of: own.nullable ? column(part.name) : read(part),
      by: whole,
      times,
      says: `${part.name} / ${whole.name}`,
      ...(isHeld ? { most: times } : {}),
    });
  }
}

/** Right after those that came are those that did not: `attended`, `no_shows`. */
function addOthers(
  weft: Weft,
  woven: WovenTable,
  numbers: readonly RowNumber[],
  part: RowNumber,
  whole: RowNumber,
): void {
  const next = numbers.find(({ at, scale }) => at === part.at + 1 && scale === part.scale);
  if (next === undefined || !hasWord(next, OTHERS) || !isFree(woven, next.name)) return;
  proposeNumber(weft, woven, next.name, calculate(read(whole), '-', read(part)), {
    reason: `the names suggest ${next.name} = ${whole.name} − ${part.name}`,
    least: 0,
  });
}

const OTHERS = wordSet('show absent missed absentee vacant empty failed rejected lost dead unused incomplete missing');

/** The number that counts what the rate is of: the last one listed before it, or the first after it. */
function partOf(numbers: readonly RowNumber[], own: RowNumber): RowNumber | undefined {
  const stems = stemsOf(own);
  const counted = numbers.filter(
    (item) =>
      item !== own &&
      !isRate(item) &&
      !hasWord(item, NO_PART) &&
      item.words.some((word) => stems.some((stem) => isSameStem(stem, word))),
  );
  return counted.findLast(({ at }) => at < own.at) ?? counted[0];
}

const NO_PART = wordSet(
  'hour minute second day night week month year per rate percent average minimum maximum target planned capacity limit price',
);

/** The nearest of the same kind before the part; where something stands between, the one that says that it is all. */
function wholeOf(
  woven: WovenTable,
  numbers: readonly RowNumber[],
  part: RowNumber,
  own: RowNumber,
): RowNumber | undefined {
  const like = numbers.filter(
    (item) =>
      item !== part &&
      item !== own &&
      item.scale === part.scale &&
      !isRate(item) &&
      !hasWord(item, RESTS, PER) &&
      !areOpposite(item.words, part.words),
  );
  const before = like.filter(({ at }) => at < part.at);
  const named = before.findLast((item) => isWholeOf(item, part) || isOfOneThing(item, part));
  const nearest = before.at(-1);
  const isNext =
    nearest !== undefined && part.at - nearest.at === 1 && (isOutcome(nearest) || woven.before.has(nearest.name));
  const whole = named ?? (isNext ? nearest : before.findLast((item) => hasWord(item, WHOLES)));
  if (whole !== undefined) return whole;
  if (nearest !== undefined && part.at - nearest.at <= MAX_APART) return nearest;
  return like.find((item) => item.at > part.at && (hasWord(item, WHOLES) || isWholeOf(item, part)));
}

const PER = wordSet('per');

/** `fresh_weight`, `dry_weight`: the same but for one word. */
function isOfOneThing(whole: RowNumber, part: RowNumber): boolean {
  const common = whole.words.filter((word) => part.words.includes(word));
  return common.length > 0 && whole.words.length - common.length <= 1 && part.words.length - common.length <= 1;
}
