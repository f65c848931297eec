/** Numbers of strings are exact up to here, and saturate here. */
export const MAX_STRINGS = 2 ** 53;

/** The numbers of derivations with `from` characters, one more, and so on; other lengths have none. */
export type LengthTable = { readonly from: number; readonly ways: Float64Array };

export const NO_STRING: LengthTable = { from: 0, ways: new Float64Array(0) };
export const ONLY_EMPTY: LengthTable = { from: 0, ways: new Float64Array([1]) };

export const waysOf = (table: LengthTable, length: number): number =>
  length < table.from || length >= table.from + table.ways.length ? 0 : (table.ways[length - table.from] ?? 0);

export const endOf = (table: LengthTable): number => table.from + table.ways.length;

/** Counting costs steps, not time, so every machine refuses or accepts the same patterns. */
export type Work = { steps: number };

/** Never leaves `countPattern`. */
export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork';
}

/** The cost of a table cell, which lives as long as the pattern is in use. */
const CELL = 16;

export const spend = (work: Work, cells: number): void => {
  work.steps -= (cells + 4) * CELL;
  if (work.steps < 0) throw new TooMuchWork();
};

/**
 * Derivations of `length` characters from a head of at least `least` and a rest. The sum ends at numbers beyond
 * counting.
 */
export const convolve = (head: LengthTable, rest: LengthTable, length: number, least: number, work: Work): number => {
  const first = Math.max(head.from, least, length - endOf(rest) + 1);
  const last = Math.min(endOf(head) - 1, length - rest.from);
  let sum = 0;
  let taken = first;
  while (taken <= last && sum < MAX_STRINGS) {
    const ways = head.ways[taken - head.from] as number;
    sum += ways * (rest.ways[length - taken - rest.from] as number);
    taken += 1;
  }
  work.steps -= taken - first + 1;
  return Math.min(sum, MAX_STRINGS);
};

/**
 * A head of at least `least` characters and then the rest, together at most `limit` characters; or nothing, if
 * `optional`.
 */
export const joinTables = (
  head: LengthTable,
  rest: LengthTable,
  { limit, least, optional }: { readonly limit: number; readonly least: number; readonly optional: boolean },
  work: Work,
): LengthTable => {
  const shortest = Math.max(head.from, least) + rest.from;
  const end = Math.min(limit + 1, endOf(head) + endOf(rest) - 1);
  if (head.ways.length === 0 || rest.ways.length === 0 || end <= shortest) return optional ? ONLY_EMPTY : NO_STRING;
  const from = optional ? 0 : shortest;
  spend(work, end - from);
  const ways = new Float64Array(end - from);
  for (let length = shortest; length < end; length += 1) {
    ways[length - from] = convolve(head, rest, length, least, work);
    if (work.steps < 0) throw new TooMuchWork();
  }
  if (optional) ways[0] = Math.min((ways[0] as number) + 1, MAX_STRINGS);
  return { from, ways };
};

/** Either of them. */
export const uniteTables = (tables: readonly LengthTable[], work: Work): LengthTable => {
  const some = tables.filter(({ ways }) => ways.length > 0);
  if (some.length === 0) return NO_STRING;
  const from = some.reduce((least, table) => Math.min(least, table.from), Number.POSITIVE_INFINITY);
  const end = some.reduce((most, table) => Math.max(most, endOf(table)), 0);
  spend(work, end - from);
  const ways = new Float64Array(end - from);
  for (const table of some) {
    work.steps -= table.ways.length;
    for (const [at, more] of table.ways.entries()) {
      const place = table.from - from + at;
      ways[place] = Math.min((ways[place] as number) + more, MAX_STRINGS);
    }
  }
  return { from, ways };
};

/** Any number of rounds (one or more) of at least `least` characters each, up to `limit` characters. */
export const starTable = (item: LengthTable, limit: number, least: number, work: Work): LengthTable => {
  spend(work, limit + 1);
  const star = { from: 0, ways: new Float64Array(limit + 1) };
  star.ways[0] = 1;
  // Later cells do not count yet, because a round takes at least one character.
  for (let length = 1; length <= limit; length += 1) {
    star.ways[length] = convolve(item, star, length, least, work);
    if (work.steps < 0) throw new TooMuchWork();
  }
  return star;
};
