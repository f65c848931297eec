import { shortAt, lookUp, numberAt } from '../../graph/table-entry.ts';
import { expect, test } from 'vitest';
import { cumulate, slotOf } from '../../graph/weighted-slot.ts';
import { patternAt } from '../../generators/person/phone.ts';
import { makeSlots, slotIndex } from '../../graph/weighted-index.ts';
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

test('slots of weights are those of JavaScript, by table or by their bounds', () => {
  expect(
    findFaults(slotIndex, [
      [makeSlots([62, 23, 15]), DRAW],
      [makeSlots([1]), DRAW],
    ]),
  ).toEqual([]);
  expect(
    findFaults(slotOf, [
      [cumulate([1, 1]), range(0, 1)],
      [cumulate([50, 30, 0, 20]), range(0, 99)],
      [cumulate([50, 30, 0, 20]), anyOf(0, 49.5, 50, 79, 80, 99, 99.999)],
      [cumulate([1_000_000, 2_000_000, 5]), range(0, 3_000_004)],
      [cumulate([5000, 1]), range(0, 5000)],
      [cumulate([0.5, 0.25, 3]), range(0, 3)],
      [cumulate([3, 4]), 5],
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

test('patterns are found by the numbers at which they end', () => {
  const ends = Float64Array.of(10, 1000, 1001, 5e9, 2 ** 40);
  expect(
    findFaults(patternAt, [
      [ends, range(0, 2000)],
      [ends, anyOf(0, 9, 10, 999, 1000, 1001, 5e9 - 1, 5e9, 2 ** 40 - 1)],
      [Float64Array.of(5), range(0, 4)],
    ]),
  ).toEqual([]);
});
