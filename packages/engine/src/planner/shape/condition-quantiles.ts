import { makeQuantiles, type Quantiles, quantileOf, shareUpTo } from '../../base/random/quantiles.ts';

const STEPS = 1000;
const POINTS = 201;

/**
 * Quantiles from which a child may draw values not below its parent's, so that the children as a whole have the
 * measured distribution. Drawn from the measured ones, children would be too high: the parent has already cut off the
 * lower part.
 *
 * Over a fine grid, from below: `parents` counts those so far, each weighted by one over the share of draws still above
 * it, so that a share `step` of the draws yields `step * parents` of the children.
 */
export function conditionQuantiles(parent: readonly number[], child: readonly number[]): readonly number[] {
  const [from, to] = [makeQuantiles(parent), makeQuantiles(child)];
  const grid = gridOf(from, to);
  let left = 1;
  let parents = 0;
  const drawn: number[] = [0];
  for (let index = 0; index + 1 < grid.length; index++) {
    const [low, high] = [grid[index] as number, grid[index + 1] as number];
    parents += between(from, low, high, index === 0) / Math.max(left, 1e-9);
    const wanted = between(to, low, high, index === 0);
    const step = parents <= 0 ? 0 : Math.min(left, wanted / parents);
    left -= step;
    drawn.push(1 - left);
  }
  const all = drawn.at(-1) as number;
  if (all <= 0) return child;
  return Array.from({ length: POINTS }, (_, place) => {
    const share = (all * place) / (POINTS - 1);
    const at = Math.max(
      1,
      drawn.findIndex((sum) => sum >= share),
    );
    const [low, high] = [drawn[at - 1] as number, drawn[at] as number];
    const [start, end] = [grid[at - 1] as number, grid[at] as number];
    return high === low ? start : start + ((share - low) / (high - low)) * (end - start);
  });
}

/** Points at equal shares of either. */
function gridOf(...all: readonly Quantiles[]): readonly number[] {
  const points = all.flatMap((one) => Array.from({ length: STEPS + 1 }, (_, step) => quantileOf(one, step / STEPS)));
  return [...new Set(points)].toSorted((a, b) => a - b);
}

/** The share in (low, high]; the first interval includes its beginning. */
function between(points: Quantiles, low: number, high: number, first: boolean): number {
  return shareUpTo(points, high) - (first ? 0 : shareUpTo(points, low));
}
