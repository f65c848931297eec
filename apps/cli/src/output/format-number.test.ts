import { expect, test } from 'vitest';
import {
  formatBytes,
  formatCount,
  formatNumberOf,
  formatRemaining,
  formatSeconds,
  formatShort,
} from './format-number.ts';

test('numbers are easy to read', () => {
  expect([0, 999, 1000, 1_234_567].map(formatCount)).toEqual(['0', '999', '1,000', '1,234,567']);
  expect([0, 999, 1000, 12_345, 999_999, 2_500_000].map(formatShort)).toEqual([
    '0',
    '999',
    '1.0k',
    '12.3k',
    '1.0M',
    '2.5M',
  ]);
  expect([0, 1500, 4.56e6, 123e9].map(formatBytes)).toEqual(['0 B', '1.5 kB', '4.6 MB', '123 GB']);
  expect([0.4211, 12.34, 59.96, 185, 7800].map(formatSeconds)).toEqual([
    '0.42 s',
    '12.3 s',
    '60.0 s',
    '3 min 05 s',
    '2 h 10 min',
  ]);
  expect([0.1, 12.1, 185, Number.POSITIVE_INFINITY].map(formatRemaining)).toEqual(['1 s', '13 s', '3 min 05 s', '?']);
  expect([formatNumberOf(1, 'row'), formatNumberOf(2000, 'row')]).toEqual(['1 row', '2,000 rows']);
});
