import { expect, test } from 'vitest';
import { roundedQuotient } from '../../graph/convert-value.ts';
import { remainder as derivedRemainder } from '../../derive/derive-arithmetic.ts';
import { anyOf, findFaults, range } from '../kernel-values.fixture.ts';

const ANY = anyOf(
  0,
  -0,
  1,
  -1,
  49,
  50,
  51,
  -49,
  -50,
  -51,
  149,
  150,
  1e6,
  -1e6,
  2 ** 31,
  -(2 ** 31),
  2 ** 40 + 0.5,
  2 ** 52 + 1,
  2 ** 53 - 1,
);
const SMALL = range(0, 99);
const LARGE = range(0, 2147483647);
const SIGNED = range(-70_000, 90_000);

test('remainders of whole numbers are those of JavaScript', () => {
  expect(
    findFaults(derivedRemainder, [
      [LARGE, 97],
      [LARGE, range(0, 5)],
      [LARGE, range(1, 5)],
    ]),
  ).toEqual([]);
});

test('quotients are rounded half away from zero, and -0 stays what it is', () => {
  expect(
    findFaults(roundedQuotient, [
      [SMALL, 100],
      [LARGE, 10],
      [LARGE, 1_000_000],
      [SIGNED, 100],
      [ANY, 100],
      [ANY, 1e6],
      [ANY, 1e12],
      [7, 10],
    ]),
  ).toEqual([]);
});
