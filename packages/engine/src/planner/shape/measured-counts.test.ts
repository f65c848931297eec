import { expect, test } from 'vitest';
import { measuredCounts } from './measured-counts.ts';

const sumOf = (counts: readonly number[] = []): number => counts.reduce((sum, one) => sum + one, 0);

test('parents have the measured shares, which add up to the rows', () => {
  const quantiles = [...Array.from({ length: 15 }, () => 0), 1, 3, 5, 8, 13, 34];
  const law = measuredCounts(quantiles, { mean: 3, measured: 3, min: 0 });
  expect(law?.counts.filter((count) => count === 0)).toHaveLength(46);
  expect(law?.counts.slice(-1)[0]).toBeGreaterThan(20);
  expect(sumOf(law?.counts)).toBeCloseTo(3 * 64, 1);
});

test('the highest counts are cut if there are too many, and all grow if more rows are requested', () => {
  const quantiles = [1, 1, 2, 3, 9];
  expect(sumOf(measuredCounts(quantiles, { mean: 2.5, measured: 2.5, min: 1 })?.counts)).toBeCloseTo(1.5 * 64, 1);
  const many = measuredCounts(quantiles, { mean: 30, measured: 3, min: 0 });
  expect(sumOf(many?.counts)).toBeCloseTo(30 * 64, 0);
  expect(many?.counts[0]).toBeGreaterThan(5);
});

test('parents with the same number of children each leave nothing to chance', () => {
  expect(measuredCounts([2, 2, 2], { mean: 2, measured: 2, min: 0 })).toEqual({
    counts: Array.from({ length: 64 }, () => 2),
    spread: 0,
  });
});
