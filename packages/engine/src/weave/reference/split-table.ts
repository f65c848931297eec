import type { FanOut } from './fan-out.ts';
import { BELL_PLACES, splitEach } from './split-count.ts';

/**
 * The left part of a node, for every count below `limit` and every position on the bell curve: the same as by formula.
 */
export type SplitTable = { readonly limit: number; readonly lefts: Uint8Array };

/** Most nodes of a tree have this many parents, and their counts are usually below this. */
const LIMITS: ReadonlyMap<number, number> = new Map([
  [8, 64],
  [16, 128],
]);

/** Fewer parents are distributed sooner than the tables are made. */
const WORTH_TABLES = 50_000;

const made = new WeakMap<FanOut, ReadonlyMap<number, SplitTable>>();
const NONE: ReadonlyMap<number, SplitTable> = new Map();

export function splitTablesOf(fan: FanOut): ReadonlyMap<number, SplitTable> {
  if (fan.parents < WORTH_TABLES) return NONE;
  let tables = made.get(fan);
  if (tables === undefined) {
    tables = new Map([...LIMITS].map(([size, limit]) => [size, tabulate(fan, size, limit)]));
    made.set(fan, tables);
  }
  return tables;
}

function tabulate(fan: FanOut, size: number, limit: number): SplitTable {
  const lefts = new Uint8Array(limit * BELL_PLACES);
  const middle = (BELL_PLACES - 1) / 2;
  const places = Float64Array.from({ length: BELL_PLACES }, (_, index) => index - middle);
  for (let extra = 1; extra < limit; extra++)
    splitEach(fan, size, size / 2, extra, places, lefts.subarray(extra * BELL_PLACES, (extra + 1) * BELL_PLACES));
  return { limit, lefts };
}
