import { expect, test } from 'vitest';
import type { Expression } from '../expression/expression.ts';
import type { ColumnType } from '../types/column-type.ts';
import { holds, judge, meets } from './holds.ts';

const INTEGER: ColumnType = { kind: 'integer', bits: 32, native: 'integer' };
const JSON_TYPE: ColumnType = { kind: 'json', binary: true, native: 'jsonb' };
const types = new Map<string, ColumnType>([
  ['i', INTEGER],
  ['j', JSON_TYPE],
  ['t', { kind: 'text', native: 'text' }],
]);
const i: Expression = { op: 'column', name: 'i' };
const one: Expression = { op: 'literal', type: 'number', value: '1' };
const odd: Expression = { op: 'call', name: '&', args: [i, one] };
const length: Expression = { op: 'call', name: 'jsonb_array_length', args: [{ op: 'column', name: 'j' }] };
const short: Expression = { op: 'compare', operator: '<', left: length, right: one };

test('0 breaks a numeric condition, other numbers meet it, and NULL passes', () => {
  expect(judge(odd, { i: 4 }, types, 0)).toBe('broken');
  expect(judge(odd, { i: 5 }, types, 0)).toBe('met');
  expect(judge(odd, { i: null }, types, 0)).toBe('met');
  expect(meets(odd, { i: 4 }, types, 0)).toBe(false);
  expect(meets(odd, { i: 5 }, types, 0)).toBe(true);
});

test('an expression that cannot be evaluated is unclear and breaks nothing', () => {
  expect(judge(short, { j: '{}' }, types, 0)).toBe('unclear');
  expect(judge(short, { j: '[]' }, types, 0)).toBe('met');
  expect(holds(short, { j: '{}' }, types, 0)).toBe(true);
});

test('a text that is not a number is 0 in casts of SQLite, and an error in the other dialects', () => {
  const t: Expression = { op: 'column', name: 't' };
  const number: Expression = { op: 'cast', arg: t, type: { kind: 'float', bits: 64, native: 'REAL' } };
  const positive: Expression = { op: 'compare', operator: '>=', left: number, right: one };
  const small: Expression = { op: 'compare', operator: '<', left: number, right: one };
  expect(judge(positive, { t: 'abc' }, types, 0, 'sqlite')).toBe('broken');
  expect(judge(small, { t: 'abc' }, types, 0, 'sqlite')).toBe('met');
  expect(judge(positive, { t: ' 1.5 kg' }, types, 0, 'sqlite')).toBe('met');
  expect(judge(small, { t: 'abc' }, types, 0, 'mysql')).toBe('broken');
  expect(judge(small, { t: 'abc' }, types, 0, 'mariadb')).toBe('broken');
  expect(judge(small, { t: 'abc' }, types, 0, 'postgresql')).toBe('broken');
  expect(judge(small, { t: 'abc' }, types, 0)).toBe('unclear');
});

test('SQLite drops the fraction when a number becomes an integer', () => {
  const whole: Expression = { op: 'cast', arg: { op: 'column', name: 't' }, type: INTEGER };
  const isOne: Expression = { op: 'compare', operator: '=', left: whole, right: one };
  expect(judge(isOne, { t: '1.9' }, types, 0, 'sqlite')).toBe('met');
  expect(judge(isOne, { t: '1.9' }, types, 0, 'mysql')).toBe('broken');
});
