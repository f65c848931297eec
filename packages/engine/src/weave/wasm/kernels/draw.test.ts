import { expect, test } from 'vitest';
import { draw, drawBelow, drawWithin, highWord } from '../../../base/random/draw.ts';
import { anyOf, DRAW, findFaults, range } from '../kernel-values.fixture.ts';

const KEYS = [-331_868_276, 887_267_314] as const;
const ROW = range(0, 2147483646);
const FAR = anyOf(0, 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 32 + 5, 2 ** 40 + 17, 2 ** 52 + 1);

test('draws of rows, with and without a high word, are those of JavaScript', () => {
  expect(
    findFaults(draw, [
      [ROW, 0, ...KEYS],
      [FAR, DRAW, ...KEYS],
    ]),
  ).toEqual([]);
  expect(findFaults(highWord, [[ROW], [-1], [FAR], [range(-1, 5)]])).toEqual([]);
});

test('numbers below a count are those of JavaScript, whether the count is known or not', () => {
  const counts = [2, 3, 64, 1_000_000, 2 ** 21 - 1, 2 ** 21, 2 ** 21 + 1, 95_000_000, 2147483647];
  expect(
    findFaults(
      drawBelow,
      counts.map((count) => [ROW, 0, ...KEYS, count / 4294967296]),
    ),
  ).toEqual([]);
  expect(
    findFaults(drawWithin, [
      ...[0, 1, ...counts, 5e12].map((count) => [ROW, 0, ...KEYS, count]),
      [ROW, 0, ...KEYS, range(0, 9)],
      [ROW, 0, ...KEYS, range(1, 2 ** 21 - 1)],
      [ROW, 0, ...KEYS, range(1, 95_000_000)],
      [ROW, DRAW, ...KEYS, FAR],
    ]),
  ).toEqual([]);
});
