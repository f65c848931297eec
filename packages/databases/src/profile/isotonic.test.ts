import { expect, test } from 'vitest';
import { descending, descendingLevels } from './isotonic.ts';

test('counts return to their order, and those that noise has swapped become equal', () => {
  expect(descendingLevels([9, 5, 7, 6, 1])).toEqual([
    { mean: 9, size: 1 },
    { mean: 6, size: 3 },
    { mean: 1, size: 1 },
  ]);
  expect(descending([9, 5, 7, 6, 1], 0)).toEqual([9, 6, 6, 6, 1]);
});

test('many small counts are distinguished from zero by their mean, a single one is not', () => {
  const noisy = Array.from({ length: 100 }, (_, index) => 100 + (index % 2 === 0 ? 60 : -60));
  expect(descending(noisy, 50).length).toBeGreaterThan(95);
  expect(descending([100], 50)).toEqual([]);
  expect(
    descending(
      Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? 60 : -60)),
      50,
    ),
  ).toEqual([]);
});
