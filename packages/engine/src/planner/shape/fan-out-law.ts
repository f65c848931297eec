import { exp2, log2 } from '../../base/random/real-functions.ts';

/** A law of how many children a parent has: shares of 0, 1, 2 … children, up to a last one. */
export type ChildLaw = readonly number[];

const MAX_CHILDREN = 2000;
const HUGE = 1e200;

/** Children beyond `min` by a negative binomial law: what weights of a gamma law of this shape give; null is Poisson's. */
export function sharedOutLaw(mean: number, min: number, shape: number | null): ChildLaw {
  const extra = Math.max(0, mean - min);
  const before = Array.from({ length: min }, () => 0);
  if (extra === 0) return [...before, 1];
  if (shape === null) return [...before, ...poisson(extra)];
  const p = extra / (extra + shape);
  return [...before, ...lawByRatio(extra, (count) => ((shape + count) / (count + 1)) * p)];
}

/** Parents that are told apart when their weights are summed up. */
const RANKS = 500;

/** Children of parents that each row draws by Zipf's law; the exponent 0 draws evenly. */
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

/** Each share from the one before, and all of them brought to 1 in the end: no logarithm is needed. */
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

/** The law whose quantiles these are. */
export function lawOfQuantiles(quantiles: readonly number[]): ChildLaw {
  const law: number[] = [];
  const share = 1 / (quantiles.length - 1);
  for (let index = 0; index + 1 < quantiles.length; index++) {
    const [low, high] = [quantiles[index] as number, quantiles[index + 1] as number];
    // Evenly over the whole numbers between, each end by half.
    for (let count = low; count <= high; count++) {
      const part = low === high ? 1 : (count === low || count === high ? 0.5 : 1) / (high - low);
      law[Math.min(MAX_CHILDREN, count)] = (law[Math.min(MAX_CHILDREN, count)] ?? 0) + share * part;
    }
  }
  return Array.from(law, (part) => part ?? 0);
}

/** The greatest difference between the shares of parents with at most so many children. */
export function distanceOf(a: ChildLaw, b: ChildLaw): number {
  let [sumA, sumB, most] = [0, 0, 0];
  for (let count = 0; count < Math.max(a.length, b.length); count++) {
    sumA += a[count] ?? 0;
    sumB += b[count] ?? 0;
    most = Math.max(most, Math.abs(sumA - sumB));
  }
  return most;
}
