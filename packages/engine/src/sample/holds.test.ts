import { expect, test } from 'vitest';
import type { Expression } from '../expression/expression.ts';
import type { ColumnType } from '../schema/column-type.ts';
import { holds, judge, meets } from './holds.ts';

const INTEGER: ColumnType = { kind: 'integer', bits: 32, native: 'integer' };
const JSON_TYPE: ColumnType = { kind: 'json', binary: true, native: 'jsonb' };
const types = new Map<string, ColumnType>([
  ['i', INTEGER],
  ['j', JSON_TYPE],
]);
const i: Expression = { op: 'column', name: 'i' };
const one: Expression = { op: 'literal', type: 'number', value: '1' };
const odd: Expression = { op: 'call', name: '&', args: [i, one] };
const length: Expression = { op: 'call', name: 'jsonb_array_length', args: [{ op: 'column', name: 'j' }] };
const short: Expression = { op: 'compare', operator: '<', left: length, right: one };

test('0 breaks a condition that is a number, all others meet it, and NULL passes', () => {
  expect(judge(odd, { i: 4 }, types, 0)).toBe('broken');
  expect(judge(odd, { i: 5 }, types, 0)).toBe('met');
  expect(judge(odd, { i: null }, types, 0)).toBe('met');
  expect(meets(odd, { i: 4 }, types, 0)).toBe(false);
  expect(meets(odd, { i: 5 }, types, 0)).toBe(true);
});

test('what cannot be evaluated is unclear, and held against nobody', () => {
  expect(judge(short, { j: '{}' }, types, 0)).toBe('unclear');
  expect(judge(short, { j: '[]' }, types, 0)).toBe('met');
  expect(holds(short, { j: '{}' }, types, 0)).toBe(true);
});
