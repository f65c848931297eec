import { expect, test } from 'vitest';
import { Budget } from './budget.ts';
import { laplace, secureRandom } from './laplace.ts';

const DRAWS = 40_000;

test.each([1, 27])('noise of scale %s is centred on 0, at the distance that epsilon requires', (scale) => {
  const drawn = Array.from({ length: DRAWS }, () => laplace(scale, secureRandom));
  const mean = drawn.reduce((sum, one) => sum + one, 0) / DRAWS;
  const distance = drawn.reduce((sum, one) => sum + Math.abs(one), 0) / DRAWS;
  expect(Math.abs(mean)).toBeLessThan(0.05 * scale);
  expect(Math.abs(distance / scale - 1)).toBeLessThan(0.05);
  // An exponential tail: one in e^3 is three times as far.
  const far = drawn.filter((one) => Math.abs(one) > 3 * scale).length / DRAWS;
  expect(far).toBeGreaterThan(0.04);
  expect(far).toBeLessThan(0.06);
});

test('parts of a budget are proportional to their weights, and together do not exceed it', () => {
  const budget = new Budget(0.5, 4, secureRandom);
  expect(budget.scale(1)).toBe(8);
  expect(budget.scale(2)).toBe(4);
  expect(budget.scale(2, 2)).toBe(8);
  budget.blur([1, 2], 3);
  budget.blur([1], 1);
  expect(() => budget.blur([1], 0.5)).toThrow('More has been asked');
});

test('an unlimited budget adds no noise', () => {
  expect(new Budget(Number.POSITIVE_INFINITY, 1, secureRandom).blur([3, 4], 1)).toEqual([3, 4]);
});
