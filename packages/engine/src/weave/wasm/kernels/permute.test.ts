import { expect, test } from 'vitest';
import { makePermutation, permute, unpermute } from '../../../base/random/permute.ts';
import { makeTiers, permuteTiers } from '../../../base/random/tiers.ts';
import { recordLine, weaveBoth } from '../kernel.fixture.ts';
import { anyOf, DRAW, findFaults, range } from '../kernel-values.fixture.ts';

/** Around the sizes at which a half gets a bit more, and where both halves no longer are one word. */
const SIZES = [
  1,
  2,
  4,
  5,
  16,
  17,
  1000,
  65_536,
  65_537,
  2 ** 20 + 1,
  2 ** 30,
  2 ** 30 + 1,
  2 ** 31 - 1,
  2 ** 32,
  2 ** 32 + 1,
  2 ** 40,
  2 ** 52,
];
const last = (size: number): number => Math.min(size, 2147483647) - 1;

test('a permutation of any size sends indexes where JavaScript does, and back', () => {
  for (const target of [permute, unpermute]) {
    expect(
      findFaults(
        target,
        SIZES.map((size) => [makePermutation(size, 'law', size), range(0, last(size)), 0]),
      ),
    ).toEqual([]);
    expect(
      findFaults(
        target,
        SIZES.map((size) => [makePermutation(size, 'salted', size), range(0, last(size)), DRAW]),
      ),
    ).toEqual([]);
  }
});

test('indexes that a permutation does not have are sent where JavaScript sends them', () => {
  for (const target of [permute, unpermute])
    expect(
      findFaults(
        target,
        SIZES.flatMap((size) => {
          const permutation = makePermutation(size, 'beyond', size);
          return [
            [permutation, range(0, Math.min(size * 3, 2147483647)), 0],
            [permutation, DRAW, 0],
            [permutation, anyOf(-1, size, size + 1, 2 * size + 3, 2 ** 53 - 1), DRAW],
          ];
        }),
      ),
    ).toEqual([]);
});

test('a permutation in WebAssembly takes every value once', () => {
  const permutation = makePermutation(2000, 'all');
  const { webassembly } = weaveBoth((bind) => [recordLine(bind, `${bind(permute)}(${bind(permutation)}, row, 0)`)]);
  const view = new DataView(webassembly.buffer, webassembly.byteOffset, webassembly.byteLength);
  const found = Array.from({ length: 2000 }, (_, row) => view.getFloat64(row * 8));
  expect(new Set(found).size).toBe(2000);
});

test('numbers of every tier are sent where JavaScript sends them', () => {
  const tiers = makeTiers([10, 90, 900, 9000, 90_000], 'tiers');
  expect(
    findFaults(permuteTiers, [
      [tiers, range(0, 99_999), 0],
      [tiers, range(0, 120), DRAW],
      [tiers, range(0, 5), 0],
      [tiers, range(11, 2000), 0],
      [makeTiers([3], 'one'), range(0, 2), DRAW],
    ]),
  ).toEqual([]);
});
