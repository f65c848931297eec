import { expect, test } from 'vitest';
import { callFunction } from './call-function.ts';
import type { SqlValue } from '../values/sql-value.ts';

test.each<readonly [string, readonly SqlValue[], SqlValue]>([
  ['&', [6, 3], 2],
  ['|', [6, 3], 7],
  ['#', [6, 3], 5],
  ['~', [7], -8],
  ['<<', [1, 12], 4096],
  ['>>', [-1, 3], -1],
  ['&', ['0110', '0011'], '0010'],
  ['#', ['0110', '0011'], '0101'],
  ['~', ['0110'], '1001'],
  ['<<', ['0110', 2], '1000'],
  ['>>', ['0110', 2], '0001'],
  ['bit_count', ['0110'], 2],
  ['bit_count', [255], 8],
  ['get_bit', ['1000', 0], 1],
  ['bits_value', ['0110'], 6],
])('%s of %j is %j', (name, args, answer) => {
  expect(callFunction(name, args, { as_of_micros: 0 })).toEqual(answer);
});

test('bit strings of different lengths cannot be combined', () => {
  expect(() => callFunction('&', ['01', '011'], { as_of_micros: 0 })).toThrow('different lengths');
});
