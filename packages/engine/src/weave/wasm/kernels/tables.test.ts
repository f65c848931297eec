import { shortAt, lookUp, numberAt } from '../../graph/table-entry.ts';
import { expect, test } from 'vitest';
import { slotOf } from '../../graph/weighted-slot.ts';
import { makeZipf, smallZipfRank, zipfRank } from '../../../base/random/zipf.ts';
import { anyOf, DRAW, findFaults, range } from '../kernel-values.fixture.ts';

const INDEX = range(0, 4);
const SHORTS = Uint16Array.of(7, 0, 65_535, 3, 4);
const WORDS = Int32Array.of(-1, 2147483647, -2147483648, 0, 5);

test('entries of tables of every kind are those of JavaScript', () => {
  expect(
    findFaults(shortAt, [
      [SHORTS, INDEX],
      [SHORTS, 2],
    ]),
  ).toEqual([]);
  expect(
    findFaults(lookUp, [
      [WORDS, INDEX],
      [WORDS, 1],
      [WORDS, anyOf(0, 1, 2, 3, 4)],
    ]),
  ).toEqual([]);
  expect(
    findFaults(numberAt, [
      [Float64Array.of(-5, 0, 5, 2147483647, 1), INDEX],
      [Float64Array.of(-0, 0, 2 ** 40, -(2 ** 40), 1), INDEX],
      [Float64Array.of(0.5, -0.25, 1e300, 3, 4), INDEX],
    ]),
  ).toEqual([]);
});

test('ranks by popularity are those of JavaScript', () => {
  const sizes = [1, 2, 1000, 262_144, 2147483646];
  expect(
    findFaults(
      smallZipfRank,
      sizes.map((size) => [makeZipf(size, 1), DRAW]),
    ),
  ).toEqual([]);
  expect(
    findFaults(
      zipfRank,
      [...sizes, 2 ** 40].map((size) => [makeZipf(size, 0.8), DRAW]),
    ),
  ).toEqual([]);
});

test('slots are found by the numbers at which they end', () => {
  const ends = Float64Array.of(10, 1000, 1001, 5e9, 2 ** 40);
  expect(
    findFaults(slotOf, [
      [ends, range(0, 2000)],
      [ends, anyOf(0, 9, 10, 999, 1000, 1001, 5e9 - 1, 5e9, 2 ** 40 - 1)],
      [Float64Array.of(5), range(0, 4)],
    ]),
  ).toEqual([]);
});
