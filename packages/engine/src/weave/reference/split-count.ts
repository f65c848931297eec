import { draw } from '../../base/random/draw.ts';
import type { FanOut } from './fan-out.ts';

/** Parents that are split together, once for all of them. */
export const BLOCK = 64;

/** The size of the smallest nodes: a measured distribution applies to whole blocks. */
export const leastOf = ({ law }: FanOut, least: number): number => (law === undefined ? least : BLOCK);

/** The standard deviation of a sum of four bytes. */
export const BELL_DEVIATION = 147.8;

/** The number of values of a sum of four bytes. */
export const BELL_PLACES = 1021;

/** A sum of four bytes less its mean: a bell curve in integers, the same everywhere. */
function bell(random: number): number {
  return (random & 255) + ((random >>> 8) & 255) + ((random >>> 16) & 255) + (random >>> 24) - 510;
}

/** How many of `extra` children (beyond the minimum) go to the left part of a node of `size` parents from `start`. */
export function splitCount(fan: FanOut, start: number, size: number, leftSize: number, extra: number): number {
  return extra === 0 ? 0 : splitBy(fan, size, leftSize, extra, placeOf(fan, start, size));
}

/** A node's position on the bell curve. */
export function placeOf(fan: FanOut, start: number, size: number): number {
  const salt = Math.imul(size, 0x9e3779b1) ^ Math.floor(start / 4294967296);
  return bell(draw(start | 0, salt, fan.k0, fan.k1));
}

/**
 * The split for a given position on the bell curve: the mean is the left part's share, the variance that of a
 * beta-binomial split, reduced for a bounded number of places.
 */
export function splitBy(fan: FanOut, size: number, leftSize: number, extra: number, place: number): number {
  return splitWith(fan, size, leftSize, extra, deviationOf(fan, size, leftSize / size, extra), place);
}

/**
 * The splits of one count for many positions, one after the other: whatever does not depend on the position is computed
 * once.
 */
export function splitEach(
  fan: FanOut,
  size: number,
  leftSize: number,
  extra: number,
  places: Float64Array,
  out: Uint8Array,
): void {
  const deviation = deviationOf(fan, size, leftSize / size, extra);
  for (let index = 0; index < places.length; index++)
    out[index] = splitWith(fan, size, leftSize, extra, deviation, places[index] as number);
}

function splitWith(
  fan: FanOut,
  size: number,
  leftSize: number,
  extra: number,
  deviation: number,
  place: number,
): number {
  const room = fan.max - fan.min;
  const left = Math.floor(extra * (leftSize / size) + deviation * place + 0.5);
  return Math.min(Math.max(left, extra - room * (size - leftSize), 0), room * leftSize, extra);
}

/** By how much one position on the bell curve moves the left part's share away from its mean. */
export function deviationOf(fan: FanOut, size: number, share: number, extra: number): number {
  const capacity = (fan.max - fan.min) * size;
  const spread = fan.law?.spread ?? 1 + (extra - 1) / (1 + size * fan.shape);
  const bounded = Math.max(0, capacity - extra) / (capacity > 1 ? capacity - 1 : 1);
  return Math.sqrt(extra * share * (1 - share) * spread * bounded) / BELL_DEVIATION;
}

/** Where a node is cut: between blocks while it contains several, then at the largest power of two below its end. */
export function leftSizeOf(size: number): number {
  if (size > BLOCK) return Math.floor(Math.ceil(size / BLOCK) / 2) * BLOCK;
  let half = BLOCK / 2;
  while (half >= size && half >= 1) half /= 2;
  return half;
}
