import { expect, test } from 'vitest';
import { readPieces } from './use-shown.ts';

test('whatever an address says, a list shows one piece at least and no endless number', () => {
  expect(['', '3', '2.9', '0', '-4', 'all', 'Infinity', '1e9'].map(readPieces)).toEqual([1, 3, 2, 1, 1, 1, 200, 200]);
});
