import { expect, test } from 'vitest';
import type { Expression } from '../../../language/expression/expression.ts';
import { spellValues } from './spell-values.ts';

const number = (value: string): Expression => ({ op: 'literal', type: 'number', value });

test('a high bit that a mask requires is found among powers of two', () => {
  const mask = 2n ** 48n;
  const found = spellValues([number(String(mask))], { kind: 'integer', bits: 64, native: 'bigint' }, (text) => {
    return (BigInt(text) & mask) !== 0n;
  });
  expect(found).toContain(String(mask));
  expect(found?.every((text) => Number.isSafeInteger(Number(text)))).toBe(true);
});

test('bit strings, sets and times of day are each tried by kind', () => {
  const bits = spellValues([], { kind: 'bits', length: 4, native: 'bit(4)' }, (text) => text.endsWith('01'));
  expect(bits).toEqual(['0001', '0101', '1001', '1101']);
  const labels = spellValues([], { kind: 'set', values: ['r', 'w', 'x'], native: 'set' }, (text) =>
    text.includes('w,x'),
  );
  expect(labels).toEqual(['w,x', 'r,w,x']);
  const times = spellValues([], { kind: 'time', native: 'time' }, (text) => text < '00:31:00');
  expect(times).toEqual(['00:00:00', '00:15:00', '00:30:00']);
});

test('there is no suggestion if nothing fits', () => {
  expect(spellValues([], { kind: 'bits', length: 3, native: 'bit(3)' }, () => false)).toBeUndefined();
});
