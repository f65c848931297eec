import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makePermutation, permute, unpermute } from './permute.ts';

test('a permutation of a small range yields every value once', () => {
  for (let size = 1; size <= 300; size++) {
    const permutation = makePermutation(size, 'test', size);
    const seen = new Set(Array.from({ length: size }, (_, index) => permute(permutation, index, 0)));
    expect(seen.size).toBe(size);
    expect(Math.max(...seen)).toBe(size - 1);
  }
});

test('unpermute undoes permute, for any size, index and salt', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2 ** 50 }),
      fc.double({ min: 0, max: 0.999_999, noNaN: true }),
      fc.integer(),
      (size, share, salt) => {
        const permutation = makePermutation(size, 'law');
        const index = Math.floor(size * share);
        const value = permute(permutation, index, salt);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(size);
        expect(unpermute(permutation, value, salt)).toBe(index);
      },
    ),
  );
});

test('different salts are different permutations', () => {
  const permutation = makePermutation(1000, 'salt');
  const orders = [1, 2, 3, 4].map((salt) =>
    Array.from({ length: 1000 }, (_, index) => permute(permutation, index, salt)).join(),
  );
  expect(new Set(orders).size).toBe(4);
});

test('neighbouring indexes land far apart', () => {
  const permutation = makePermutation(100_000, 'spread');
  let near = 0;
  for (let index = 0; index < 10_000; index++) {
    if (Math.abs(permute(permutation, index, 0) - permute(permutation, index + 1, 0)) < 100) near++;
  }
  // By chance 0.2% lie so near.
  expect(near).toBeLessThan(60);
});

test('a permutation of nothing ends without a search', () => {
  for (const size of [0, -1, Number.NaN]) {
    const empty = makePermutation(size, 'empty');
    for (const index of [0, 3, 77, 1_000_000]) {
      expect(permute(empty, index, 0)).toBeGreaterThanOrEqual(0);
      expect(unpermute(empty, index, 0)).toBeGreaterThanOrEqual(0);
    }
  }
});

test('an index outside a permutation is mapped inside, and the walk ends', () => {
  const beyond = [-1, -7, 2 ** 31, 2 ** 32 + 5, 2 ** 53 - 1, Number.POSITIVE_INFINITY, Number.NaN];
  for (const size of [1, 2, 3, 5, 17, 1000, 65_537, 2 ** 30 + 1, 2 ** 40]) {
    const permutation = makePermutation(size, 'beyond', size);
    const next = Array.from({ length: 300 }, (_, step) => size + step);
    for (const index of [...next, 2 * size + 1, ...beyond])
      for (const send of [permute, unpermute]) {
        const value = send(permutation, index, 9);
        expect(value >= 0 && value < size).toBe(true);
      }
  }
});
