import { draw } from '../../base/random/draw.ts';
import type { FanOut, Numbers } from './fan-out.ts';
import { splitCount, splitEach } from './split-count.ts';

/** Parents that share one draw: most splits of a tree are its last two levels. */
export const QUAD = 4;

/** Counts below this are split by table. */
export const QUAD_LIMIT = 64;
export const QUAD_PAIRS = QUAD_LIMIT * 256;
export const QUAD_SALT = 0x51ed270b;

/** For a count and a byte, what goes left: of four parents first, of two from `QUAD_PAIRS` on. */
export type QuadTable = {
  readonly entries: Uint8Array;
  /** By count: whether its entries are there. Most parents have few children, and most counts are never asked for. */
  readonly isKnown: Uint8Array;
};

const made = new WeakMap<FanOut, QuadTable>();

/** Fewer parents are shared out without a table: this is part of how they are. */
const WORTH_A_TABLE = 4096;

export const hasQuadTable = (fan: FanOut): boolean => fan.parents >= WORTH_A_TABLE;

export function quadTableOf(fan: FanOut): QuadTable | undefined {
  if (!hasQuadTable(fan)) return undefined;
  let table = made.get(fan);
  if (table === undefined) {
    // No child at all is shared out as nothing.
    table = { entries: new Uint8Array(QUAD_PAIRS * 2), isKnown: new Uint8Array(QUAD_LIMIT).fill(1, 0, 1) };
    made.set(fan, table);
  }
  return table;
}

/** The table for those who cannot ask for what is missing. */
export function wholeQuadTableOf(fan: FanOut): Uint8Array | undefined {
  const table = quadTableOf(fan);
  for (let extra = 0; table !== undefined && extra < QUAD_LIMIT; extra++) know(table, fan, extra);
  return table?.entries;
}

function know({ entries, isKnown }: QuadTable, fan: FanOut, extra: number): void {
  if (isKnown[extra] === 1) return;
  places ??= makePlaces();
  const pairs = QUAD_PAIRS + extra * 256;
  splitEach(fan, 4, 2, extra, places, entries.subarray(extra * 256, extra * 256 + 256));
  splitEach(fan, 2, 1, extra, places, entries.subarray(pairs, pairs + 256));
  isKnown[extra] = 1;
}

/** The places on the bell of a sum of four bytes that 256 equal shares of chance stand for. */
let places: Float64Array | undefined;

function makePlaces(): Float64Array {
  let counts = new Float64Array(1).fill(1);
  for (let die = 0; die < 4; die++) {
    const next = new Float64Array(counts.length + 255);
    // Of the sums that a byte leads to this one, the highest joins and the lowest leaves at every step.
    let ways = 0;
    for (let sum = 0; sum < next.length; sum++) {
      ways += (counts[sum] ?? 0) - (counts[sum - 256] ?? 0);
      next[sum] = ways;
    }
    counts = next;
  }
  const middles = new Float64Array(256);
  let below = 0;
  let sum = -1;
  for (let byte = 0; byte < 256; byte++) {
    // 2^32 sums in all: the middle of each share.
    while (below <= (byte + 0.5) * 16_777_216) below += counts[++sum] as number;
    middles[byte] = sum - 510;
  }
  return middles;
}

/** Shares `extra` children among up to four parents from `start`; writes each parent's count from `at` on. */
export function splitQuad(
  fan: FanOut,
  table: QuadTable | undefined,
  start: number,
  size: number,
  extra: number,
  out: Numbers,
  at: number,
): void {
  if (size === QUAD && extra < QUAD_LIMIT && table !== undefined) {
    const random = draw(start | 0, QUAD_SALT ^ Math.floor(start / 4294967296), fan.k0, fan.k1);
    const { entries } = table;
    know(table, fan, extra);
    const pair = entries[extra * 256 + (random & 255)] as number;
    const rest = extra - pair;
    know(table, fan, pair);
    know(table, fan, rest);
    const first = entries[QUAD_PAIRS + pair * 256 + ((random >>> 8) & 255)] as number;
    const third = entries[QUAD_PAIRS + rest * 256 + ((random >>> 16) & 255)] as number;
    out[at] = first;
    out[at + 1] = pair - first;
    out[at + 2] = third;
    out[at + 3] = rest - third;
    return;
  }
  splitFew(fan, start, size, extra, out, at);
}

function splitFew(fan: FanOut, start: number, size: number, extra: number, out: Numbers, at: number): void {
  if (size === 1) {
    out[at] = extra;
    return;
  }
  const leftSize = size > 2 ? 2 : 1;
  const left = splitCount(fan, start, size, leftSize, extra);
  splitFew(fan, start, leftSize, left, out, at);
  splitFew(fan, start + leftSize, size - leftSize, extra - left, out, at + leftSize);
}
