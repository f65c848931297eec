import { makeQuantiles } from '../../base/random/quantiles.ts';

/** The number of parents of a block, among which they are distributed. */
const SHARES = 64;

/**
 * What equal shares of the parents have beyond `min`, by measured quantiles. A deficit to the `measured` mean goes to
 * those with the most, about whom the quantiles say least; if rows are requested in another ratio, all have more or
 * fewer.
 */
export function measuredCounts(
  quantiles: readonly number[],
  { mean, measured, min }: { readonly mean: number; readonly measured: number; readonly min: number },
): { readonly counts: readonly number[]; readonly spread: number } | undefined {
  const points = makeQuantiles(quantiles);
  const counts = Array.from({ length: SHARES }, (_, share) =>
    Math.max(0, valueAt(points, (share + 0.5) / SHARES) - min),
  );
  const wanted = (measured - min) * SHARES;
  if (wanted <= 0 || mean <= min || counts.every((count) => count === 0)) return undefined;
  const ratio = (mean - min) / (measured - min);
  const rounded = comeTo(counts, wanted)
    .map((count) => count * ratio)
    .map((count) => Math.floor(count * 1000 + 0.5) / 1000);
  // Among those with the most some have many more than others: a block of parents has that many more.
  const apart = Math.max(0, (rounded.at(-1) ?? 0) - (rounded.at(-2) ?? 0)) / 4;
  return { counts: rounded, spread: Math.floor(((apart * apart) / wanted) * 1000 + 0.5) / 1000 };
}

/** Counts are integers: between two adjacent ones there is a step. */
function valueAt(points: Float64Array, share: number): number {
  const place = share * (points.length - 1);
  const at = Math.min(points.length - 2, Math.floor(place));
  const [low, high] = [points[at] as number, points[at + 1] as number];
  const between = low + (place - at) * (high - low);
  return Math.abs(high - low) < 2 ? Math.floor(between + 0.5) : between;
}

/** Ascending counts with this sum: a deficit goes to the last, a surplus is cut from the highest. */
function comeTo(counts: readonly number[], wanted: number): readonly number[] {
  let left = wanted;
  for (const [place, count] of counts.entries()) {
    const each = left / (counts.length - place);
    if (each <= count) return counts.map((one, index) => (index < place ? one : each));
    left -= count;
  }
  return counts.map((one, index) => (index === counts.length - 1 ? one + left : one));
}
