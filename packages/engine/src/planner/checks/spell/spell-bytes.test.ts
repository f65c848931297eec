import { expect, test } from 'vitest';
import type { Expression } from '../../../language/expression/expression.ts';
import { judge } from '../../../language/evaluate/holds.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import { spellBytes, type BytesForm } from './spell-bytes.ts';

const types: ReadonlyMap<string, ColumnType> = new Map([['x', { kind: 'bytes', native: 'bytea' }]]);
const x: Expression = { op: 'column', name: 'x' };
const number = (value: number): Expression => ({ op: 'literal', type: 'number', value: String(value) });
const text = (value: string): Expression => ({ op: 'literal', type: 'text', value });
const call = (name: string, ...args: readonly Expression[]): Expression => ({ op: 'call', name, args });
const equal = (left: Expression, right: Expression): Expression => ({ op: 'compare', operator: '=', left, right });
const bytes = (hex: string): Expression => call('decode', text(hex), text('hex'));
const first = (count: number): Expression => call('substring', x, number(1), number(count));
const byteAt = (at: number): Expression => call('get_byte', x, number(at));

const spell = (...tests: readonly Expression[]): BytesForm | undefined =>
  spellBytes(tests, 16, (value, some = tests) =>
    some.every((condition) => judge(condition, { x: value }, types, 0, 'postgresql') === 'met'),
  );

test('bytes begin as a condition requires', () => {
  expect(spell(equal(first(4), bytes('89504e47')))).toEqual({ prefix: '89504e47', length: 16 });
});

test('bytes that are required one by one are found one by one', () => {
  expect(spell(equal(byteAt(0), number(1)), equal(byteAt(2), number(200)))).toEqual({ prefix: '015bc8', length: 16 });
});

test('a length that only the hexadecimal text implies is found', () => {
  expect(spell({ op: 'regex', arg: call('encode', x, text('hex')), pattern: text('^[0-9a-f]{40}$') })).toEqual({
    prefix: '',
    length: 20,
  });
});

test('a condition that any bytes satisfy requires no beginning, and one that none satisfy has none', () => {
  expect(spell(equal(call('length', x), number(16)))).toBeUndefined();
  expect(spell(equal(byteAt(0), number(300)))).toBeUndefined();
});
