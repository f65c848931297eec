import { expect, test } from 'vitest';
import { mixDigits, packDigits } from './pack-digits.ts';

test.each([
  { what: 'one key takes all of its digits', sizes: [5, 7, 2], keys: [[0, 1, 2]], tuples: 70 },
  {
    what: 'two keys share a digit',
    sizes: [5, 30, 3],
    keys: [
      [0, 1],
      [2, 0],
    ],
    tuples: 15,
  },
  {
    what: 'the larger key leaves a digit out',
    sizes: [7, 2, 5],
    keys: [
      [0, 1, 2],
      [1, 2],
    ],
    tuples: 10,
  },
  {
    what: 'a chain of keys',
    sizes: [4, 9, 9, 4],
    keys: [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
    tuples: 16,
  },
  {
    what: 'a digit that one key lacks stands beside another',
    sizes: [12, 12, 12, 7],
    keys: [
      [0, 1, 2],
      [0, 3, 2],
    ],
    tuples: 1008,
  },
  { what: 'no digit is in all keys', sizes: [3, 5], keys: [[0], [1]], tuples: 3 },
  { what: 'a key without digits', sizes: [3], keys: [[0], []], tuples: 1 },
])('$what', ({ sizes, keys, tuples }) => {
  const packing = packDigits(sizes, keys);
  expect(packing.tuples).toBe(tuples);
  for (const place of packing.places)
    for (const key of keys) expect(place.some((digit) => (key as readonly number[]).includes(digit))).toBe(true);
});

test('keys that overlap pairwise are points of lines over a prime field', () => {
  const triangle = [
    [0, 1],
    [1, 2],
    [0, 2],
  ];
  expect(packDigits([10, 10, 10], triangle).tuples).toBe(10);
  expect(mixDigits([10, 10, 10], triangle)).toEqual({ digits: [0, 1, 2], prime: 7 });
});

test('a small digit that no key needs does not make the field small', () => {
  const keys = [
    [0, 1, 3],
    [1, 2],
    [0, 2],
  ];
  expect(mixDigits([11, 11, 11, 2], keys)).toEqual({ digits: [0, 1, 2], prime: 11 });
});

test('if there are too many digits to examine, those that most keys use remain', () => {
  const sizes = Array.from({ length: 20 }, () => 2);
  expect(packDigits(sizes, [[...sizes.keys()], [0, 1]]).tuples).toBe(4);
});
