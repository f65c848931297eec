import { expect, test } from 'vitest';
import { makeQuantiles, quantileFrom, quantileOf } from '../../base/random/quantiles.ts';
import { conditionQuantiles } from './condition-quantiles.ts';

const STEPS = 400;
const WIDE = 1_000_000;
const middles = Array.from({ length: STEPS }, (_, step) => (step + 0.5) / STEPS);

/** Children drawn from each parent's value on, with every share once. */
function childrenOf(parent: readonly number[], child: readonly number[]): readonly number[] {
  const [from, to] = [makeQuantiles(parent), makeQuantiles(child)];
  return middles
    .flatMap((share) => middles.map((other) => quantileFrom(to, quantileOf(from, share), other * 2 ** 32)))
    .toSorted((a, b) => a - b);
}

const quantilesOf = (sorted: readonly number[], count = 21): readonly number[] =>
  Array.from(
    { length: count },
    (_, step) => sorted[Math.min(sorted.length - 1, Math.floor((step / (count - 1)) * sorted.length))] as number,
  );

test.each([
  ['even parents, even draws', (share: number) => share, (share: number) => share],
  ['parents that came early', (share: number) => share ** 2, (share: number) => share],
  ['parents that came late, draws early', (share: number) => Math.sqrt(share), (share: number) => share ** 2],
])('%s: children are distributed as measured', (_, parentLaw, drawLaw) => {
  const points = (law: (share: number) => number) =>
    Array.from({ length: 21 }, (_item, step) => Math.round(law(step / 20) * WIDE));
  const parent = points(parentLaw);
  const measured = quantilesOf(childrenOf(parent, points(drawLaw)));
  const made = childrenOf(parent, conditionQuantiles(parent, measured));
  const far = measured.map((value, step) =>
    Math.abs(made.filter((one) => one <= value).length / made.length - step / (measured.length - 1)),
  );
  expect(Math.max(...far)).toBeLessThan(0.03);
});
