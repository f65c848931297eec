import { expect, test } from 'vitest';
import { ascendingDigit } from '../../reference/product.ts';
import { treeLevels, treeParent } from '../../reference/tree.ts';
import { DRAW, findFaults, range } from '../kernel-values.fixture.ts';

test('trees have the same parents', () => {
  expect(
    findFaults(treeParent, [
      [treeLevels(1000, 4), range(0, 999), DRAW],
      [treeLevels(16, 2), range(0, 15), DRAW],
      [treeLevels(9, 1), range(0, 8), DRAW],
    ]),
  ).toEqual([]);
});

test('places in products are the same', () => {
  const PLACE = range(0, 4949);
  expect(
    findFaults(ascendingDigit, [
      [PLACE, 0],
      [PLACE, 1],
      [range(0, 2147483647), 0],
      [range(0, 2147483647), 1],
    ]),
  ).toEqual([]);
});
