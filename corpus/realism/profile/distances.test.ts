import { expect, test } from 'vitest';
import { farApart, variation } from './distances.ts';

const tenth = Array.from({ length: 100 }, (_, index) => index);

test('equal values have distance 0, different ones 1, and a shift its own size', () => {
  expect(farApart(tenth, tenth.toReversed())).toBe(0);
  expect(
    farApart(
      tenth,
      tenth.map((value) => value + 1000),
    ),
  ).toBe(1);
  expect(
    farApart(
      tenth,
      tenth.map((value) => value + 10),
    ),
  ).toBeCloseTo(0.1);
  expect(farApart([0, 0, 0, 1], [0, 1, 1, 1])).toBeCloseTo(0.5);
  expect(farApart([], tenth)).toBe(1);
});

test('shares of words are compared by name, or by rank if the words were renamed', () => {
  const words = ['a', 'a', 'a', 'b'];
  expect(variation(words, words, { renamed: false })).toBe(0);
  expect(variation(words, ['x', 'x', 'x', 'y'], { renamed: false })).toBe(1);
  expect(variation(words, ['x', 'x', 'x', 'y'], { renamed: true })).toBe(0);
  expect(variation(words, ['a', 'b', 'b', 'b'], { renamed: false })).toBeCloseTo(0.5);
});
