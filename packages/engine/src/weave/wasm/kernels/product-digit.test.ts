import { expect, test } from 'vitest';
import { ascendingDigit } from '../../reference/product.ts';
import { findFaults, range } from '../kernel-values.fixture.ts';

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
