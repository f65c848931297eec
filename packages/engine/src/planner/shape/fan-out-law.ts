import { exp2, log2 } from '../../base/random/real-functions.ts';

/** A distribution of the number of children of a parent: shares of 0, 1, 2 … children, up to a maximum. */
export type ChildLaw = readonly number[];

const MAX_CHILDREN = 2000;
const HUGE = 1e200;

/**
 * Children beyond `min` by a negative binomial distribution: the result of gamma weights of this shape; null means
 * Poisson.
 */
export function sharedOutLaw(mean: number, min: number, shape: number | null): ChildLaw {
  const extra = Math.max(0, mean - min);
  const before = Array.from({ length: min }, () => 0);
  if (extra === 0) return [...before, 1];
  if (shape === null) return [...before, ...poisson(extra)];
  const p = extra / (extra + shape);
  return [...before, ...lawByRatio(extra, (count) => ((shape + count) / (count + 1)) * p)];
}

/** Parents that are distinguished when their weights are added up. */
const RANKS = 500;

/** Children of parents that each row draws by Zipf's law; exponent 0 is uniform. */
export function drawnLaw(mean: number, parents: number, exponent: number): ChildLaw {
  if (exponent === 0) return poisson(mean);
  const count = Math.max(1, Math.min(parents, RANKS));
  const weights = Array.from({ length: count }, (_, rank) =>
    exp2(-exponent * log2((rank + 0.5) * (parents / count) + 0.5)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const law: number[] = [];
  for (const weight of weights)
    poisson((mean * count * weight) / total).forEach((share, children) => {
      law[children] = (law[children] ?? 0) + share / count;
    });
  return law;
}

function poisson(mean: number): ChildLaw {
  return lawByRatio(mean, (count) => mean / (count + 1));
}

/** Each share from the previous one, all normalised to 1 at the end: no logarithm is needed. */
function lawByRatio(mean: number, ratio: (count: number) => number): ChildLaw {
  const law: number[] = [];
  let share = 1;
  let sum = 0;
  for (let count = 0; count < MAX_CHILDREN; count++) {
    law.push(share);
    sum += share;
    if (count > mean && share < sum * 1e-9) break;
    share *= ratio(count);
    if (sum < HUGE) continue;
    law.forEach((_, index) => {
      law[index] = (law[index] as number) / HUGE;
    });
    share /= HUGE;
    sum /= HUGE;
  }
  return law.map((part) => part / sum);
}

/** The distribution with these quantiles. */
export function lawOfQuantiles(quantiles: readonly number[]): ChildLaw {
  const law: number[] = [];
  const share = 1 / (quantiles.length - 1);
  for (let index = 0; index + 1 < quantiles.length; index++) {
    const [low, high] = [quantiles[index] as number, quantiles[index + 1] as number];
    // Uniform over the integers between, each end by half.
    for (let count = low; count <= high; count++) {
      const part = low === high ? 1 : (count === low || count === high ? 0.5 : 1) / (high - low);
      law[Math.min(MAX_CHILDREN, count)] = (law[Math.min(MAX_CHILDREN, count)] ?? 0) + share * part;
    }
  }
  return Array.from(law, (part) => part ?? 0);
}

/** The greatest difference between the shares of parents with at most that many children. */
export function distanceOf(a: ChildLaw, b: ChildLaw): number {
  let [sumA, sumB, most] = [0, 0, 0];
  for (let count = 0; count < Math.max(a.length, b.length); count++) {
    sumA += a[count] ?? 0;
    sumB += b[count] ?? 0;
    most = Math.max(most, Math.abs(sumA - sumB));
  }
  return most;
}
