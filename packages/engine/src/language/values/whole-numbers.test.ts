import { expect, test } from 'vitest';
import { castValue } from './cast-value.ts';
import { orderValues } from './compare-values.ts';
import { decimal } from './decimal.ts';

const TINY = { kind: 'integer', bits: 8, native: 'tinyint' } as const;

test('whole numbers are read within the bounds of their type, in any form', () => {
  for (const [value, type] of [
    [127, TINY],
    [-128, TINY],
    [255, { ...TINY, unsigned: true }],
    [0, { ...TINY, unsigned: true }],
    [Number.MAX_SAFE_INTEGER, { kind: 'integer', bits: 64, native: 'bigint' }],
  ] as const)
    for (const form of [value, String(value), decimal(BigInt(value))]) expect(castValue(form, type)).toBe(value);
  for (const [value, type] of [
    [128, TINY],
    [-129, TINY],
    [256, { ...TINY, unsigned: true }],
    [-1, { ...TINY, unsigned: true }],
  ] as const)
    for (const form of [value, String(value)]) expect(() => castValue(form, type)).toThrow('has no room');
});

test('a zero has no sign', () => {
  expect(Object.is(castValue(-0, TINY), 0)).toBe(true);
});

test.each([
  [-2, 3, -1],
  [3, 3, 0],
  [10, 9, 1],
] as const)('%i and %i are in order, even beside their texts and decimals', (a, b, sign) => {
  const [x, y] = [decimal(BigInt(a)), decimal(BigInt(b))];
  const pairs = [
    [a, b],
    [a, y],
    [x, b],
    [x, y],
    [a, String(b)],
    [String(a), b],
    [x, String(b)],
  ] as const;
  expect(pairs.map(([left, right]) => orderValues(left, right))).toEqual(pairs.map(() => sign));
});
