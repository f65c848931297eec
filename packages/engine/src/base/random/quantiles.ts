/**
 * Values that divide the rows into equal shares: ascending, integers, at least two. Between them the distribution is
 * uniform.
 */
export type Quantiles = Float64Array;

const DRAWS = 4294967296;

/** Sorts the points, because noise may have swapped neighbours. */
export function makeQuantiles(points: readonly number[]): Quantiles {
  const sorted = Float64Array.from(points.length === 1 ? [...points, ...points] : points);
  sorted.sort();
  return sorted;
}

/** The integer below which a share of the rows lies. */
export function quantileOf(points: Quantiles, share: number): number {
  const place = share * (points.length - 1);
  const index = Math.min(points.length - 2, Math.max(0, Math.floor(place)));
  const low = points[index] as number;
  return Math.floor(low + (place - index) * ((points[index + 1] as number) - low) + 0.5);
}

/** A number from this distribution, for a draw. */
export function quantileAt(points: Quantiles, random: number): number {
  return quantileOf(points, (random >>> 0) / DRAWS);
}

/** The same, rising with the row's position among `rows`. */
export function quantileRising(points: Quantiles, random: number, row: number, rows: number): number {
  return quantileOf(points, (row + (random >>> 0) / DRAWS) / Math.max(1, rows));
}

/** The share below a value. */
export function shareBelow(points: Quantiles, value: number): number {
  const last = points.length - 1;
  if (value <= (points[0] as number)) return 0;
  if (value > (points[last] as number)) return 1;
  let low = 0;
  let high = last;
  // The first point that is not below the value.
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((points[middle] as number) < value) low = middle;
    else high = middle;
  }
  const [from, to] = [points[low] as number, points[high] as number];
  return (low + (value - from) / (to - from)) / last;
}

/** The share that is not above a value. */
export function shareUpTo(points: Quantiles, value: number): number {
  const last = points.length - 1;
  if (value >= (points[last] as number)) return 1;
  if (value < (points[0] as number)) return 0;
  let index = 0;
  while ((points[index + 1] as number) <= value) index++;
  const [from, to] = [points[index] as number, points[index + 1] as number];
  return Math.max(shareBelow(points, value), (index + (value - from) / (to - from)) / last);
}

/** A number from the part of this distribution that is not below another; that number itself if nothing is left. */
export function quantileFrom(points: Quantiles, from: number, random: number): number {
  const below = shareBelow(points, from);
  if (below >= 1) return from;
  return Math.max(from, quantileOf(points, below + ((random >>> 0) / DRAWS) * (1 - below)));
}

/** How many hours a week has, from Monday 0:00. */
export const WEEK_HOURS = 168;
const HOUR = 3600;
const WEEK = WEEK_HOURS * HOUR;
/** 1970 began on a Thursday. */
const MONDAY = 3 * 24 * HOUR;

/**
 * The same for a timestamp that is not below another: from there it moves on to the next week, unless that one is the
 * last.
 */
export function hourFrom(points: Quantiles, from: number, seconds: number, hours: Uint16Array, random: number): number {
  if (seconds <= from) return seconds;
  const moved = hourOfWeek(points, seconds, hours, random);
  if (moved >= from) return moved;
  return moved + WEEK > (points[points.length - 1] as number) ? seconds : moved + WEEK;
}

/** A timestamp in seconds, moved within its week to the hour that a draw selects; it never leaves the quantiles. */
export function hourOfWeek(points: Quantiles, seconds: number, hours: Uint16Array, random: number): number {
  const hour = hours[random >>> 20] as number;
  const start = Math.floor((seconds + MONDAY) / WEEK) * WEEK - MONDAY;
  const moved = start + hour * HOUR + Math.floor(((random & 0xfffff) / 0x100000) * HOUR);
  return moved < (points[0] as number) || moved > (points[points.length - 1] as number) ? seconds : moved;
}
