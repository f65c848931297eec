import { expect, test } from 'vitest';
import { nearestWord } from './nearest-word.ts';
import { readWhole } from './read-number.ts';
import { readRows } from './read-rows.ts';
import { readAsOf } from './read-time.ts';

const NOW = new Date('2026-11-15T14:03:09.120Z');

test('rows are one number or a number for each table', () => {
  expect(readRows(undefined)).toBeUndefined();
  expect(readRows('5000')).toBe(5000);
  expect(readRows('orders=5k, sales.items=1_000,*=10')).toEqual({ orders: 5000, 'sales.items': 1000, '*': 10 });
});

test.each(['', 'x', '5,6', 'orders=', '=5', 'orders=5,orders=6', '1e3', '-1', '1.0005k', '9999G'])(
  'rejects "%s" as a number of rows',
  (text) => {
    expect(() => readRows(text)).toThrow(/--rows/);
  },
);

test('accepts abbreviated numbers', () => {
  const limits = { min: 0, max: 1e12 };
  expect(['12', '1_000', '5k', '2M', '1.5m', '3G'].map((text) => readWhole(text, '--rows', limits))).toEqual([
    12, 1000, 5000, 2e6, 1.5e6, 3e9,
  ]);
});

test('a seed keeps every digit', () => {
  expect(readWhole('9007199254740991', '--seed', { min: 0, max: Number.MAX_SAFE_INTEGER })).toBe(9_007_199_254_740_991);
});

test('reads a time without a zone as UTC and a day as its midnight', () => {
  expect(readAsOf(undefined, NOW)).toBe('2026-11-15T00:00:00.000Z');
  expect(readAsOf('2024-02-29', NOW)).toBe('2024-02-29T00:00:00.000Z');
  expect(readAsOf('2024-02-29 10:30', NOW)).toBe('2024-02-29T10:30:00.000Z');
  expect(readAsOf('2024-02-29T23:30:00-02:00', NOW)).toBe('2024-03-01T01:30:00.000Z');
});

test.each(['yesterday', '2026-13-01', '2025-02-29', '2026-11-15T25:00', '15.11.2026', '2026'])(
  'rejects %s as a time',
  (text) => {
    expect(() => readAsOf(text, NOW)).toThrow(/--as-of/);
  },
);

test('suggests the nearest word, if one is near enough', () => {
  expect(nearestWord('oders', ['orders', 'order_items'])).toBe('orders');
  expect(nearestWord('--sed', ['--seed', '--rules'])).toBe('--seed');
  expect(nearestWord('zebra', ['orders', 'users'])).toBeUndefined();
});
