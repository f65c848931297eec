import { expect, test } from 'vitest';
import { readPieces } from './use-shown.ts';

test('a list shows at least one page and a bounded number, whatever the address says', () => {
  expect(['', '3', '2.9', '0', '-4', 'all', 'Infinity', '1e9'].map(readPieces)).toEqual([1, 3, 2, 1, 1, 1, 200, 200]);
});
