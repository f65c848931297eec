import { hasWord, isOutcome, type RowNumber, wordSet } from '../row-numbers.ts';

/** A whole, what is taken of it, and what is left then. */
export type Parted = { readonly whole: RowNumber; readonly taken: readonly RowNumber[] };

const RESTS = wordSet('remaining open available left unused free rest vacant');
/** What did not come off, of what might have. */
const FAILED = wordSet('missed failed rejected absent refused declined lost unpaid skipped expired');
/** Words that say how many there are, and nothing of what. */
const GENERIC = wordSet('total count number overall all quantity amount in of');
const OTHER_KIND = wordSet('percent rate per average mean minimum maximum price');

/**
 * What is left of a whole of the same name: `berth_count`, `occupied_berths` and `free_berths`, `spots_booked`, `spots_aired` and
 * `spots_missed`, `days_total`, `days_taken` and `days_left`; or not so, `lots_sold` and `lots_unsold`.
 */
export function partedBefore(rest: RowNumber, numbers: readonly RowNumber[]): Parted | undefined {
  if (hasWord(rest, OTHER_KIND)) return undefined;
  const before = numbers.filter((item) => item.at < rest.at && item.scale === rest.scale && !hasWord(item, OTHER_KIND));
  return byStem(rest, before) ?? byNegation(rest, before);
}

const bare = (words: readonly string[], without?: ReadonlySet<string>): readonly string[] =>
  words.filter((word) => !GENERIC.has(word) && without?.has(word) !== true);

function byStem(rest: RowNumber, before: readonly RowNumber[]): Parted | undefined {
  const isLeft = hasWord(rest, RESTS);
  if (!isLeft && !hasWord(rest, FAILED)) return undefined;
  const stem = bare(rest.words, isLeft ? RESTS : FAILED);
  if (stem.length === 0) return undefined;
  const alike = before.filter(({ words }) => stem.every((word) => words.includes(word)));
  const whole = alike.find(({ words }) => bare(words).length === stem.length && words.length > stem.length);
  const [taken, ...others] = alike.filter(({ words }) => bare(words).length === stem.length + 1);
  if (whole === undefined || taken === undefined || others.length > 0 || whole.at > taken.at) return undefined;
  return isLeft || (isOutcome(taken) && !hasWord(taken, FAILED)) ? { whole, taken: [taken] } : undefined;
}

/** The whole is the number right before those of which it is or is not so. */
function byNegation(rest: RowNumber, before: readonly RowNumber[]): Parted | undefined {
  const place = rest.words.findIndex((word) => /^un\w{3,}/.test(word));
  const word = rest.words[place]?.slice(2);
  if (word === undefined) return undefined;
  const wanted = rest.words.with(place, word).join(' ');
  const taken = before.find(({ words }) => words.join(' ') === wanted);
  const whole = before.findLast(({ at }) => taken !== undefined && at < taken.at);
  if (taken === undefined || whole === undefined || taken.at - whole.at > 1) return undefined;
  return hasWord(whole, GENERIC) || bare(rest.words).some((one) => whole.words.includes(one))
    ? { whole, taken: [taken] }
    : undefined;
}
