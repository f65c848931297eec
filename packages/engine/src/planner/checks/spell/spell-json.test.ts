import { expect, test } from 'vitest';
import type { Expression } from '../../../language/expression/expression.ts';
import type { Comparison } from '../../../language/values/operators.ts';
import { judge } from '../../../language/evaluate/holds.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import type { JsonValue } from '../../../document/plan/plan.ts';
import { spellJson } from './spell-json.ts';

const types = new Map<string, ColumnType>([['doc', { kind: 'json', binary: true, native: 'jsonb' }]]);
const doc: Expression = { op: 'column', name: 'doc' };
const text = (value: string): Expression => ({ op: 'literal', type: 'text', value });
const number = (value: number): Expression => ({ op: 'literal', type: 'number', value: String(value) });
const call = (name: string, ...args: readonly Expression[]): Expression => ({ op: 'call', name, args });
const compare = (operator: Comparison, left: Expression, right: Expression): Expression => ({
  op: 'compare',
  operator,
  left,
  right,
});
const member = (key: string): Expression => call('->>', doc, text(key));
const whole = (arg: Expression): Expression => ({
  op: 'cast',
  arg,
  type: { kind: 'integer', bits: 32, native: 'integer' },
});
const isGiven = (key: string): Expression => call('?', doc, text(key));

const spell = (tests: readonly Expression[]): JsonValue | undefined =>
  spellJson(tests, 'doc', (value, some = tests) =>
    some.every((part) => judge(part, { doc: JSON.stringify(value) }, types, 0, 'postgresql') === 'met'),
  );

const KEYS = Array.from({ length: 20 }, (_, index) => `k${index}`);

test('each member is found by itself, however many there are', () => {
  const found = spell([
    ...KEYS.map(isGiven),
    ...KEYS.map((key, index) => compare('=', whole(member(key)), number(index * 7))),
  ]);
  expect(found).toMatchObject({ k1: 7, k19: 133 });
});

test('every key of a list is given, and texts fit their patterns and lengths', () => {
  const found = spell([
    call('?&', doc, { op: 'array', items: KEYS.map(text) }),
    { op: 'regex', arg: member('k3'), pattern: text('^[A-Z]{3}$') },
    { op: 'like', arg: member('k4'), pattern: text('%@%.org') },
    compare('=', call('length', member('k5')), number(17)),
    compare('>=', call('jsonb_array_length', call('->', doc, text('k6'))), number(3)),
  ]);
  expect(Object.keys(found ?? {}).toSorted()).toEqual(KEYS.toSorted());
  expect(found).toMatchObject({ k3: expect.stringMatching(/^[A-Z]{3}$/), k5: expect.stringMatching(/^.{17}$/) });
});

test('a search over a thousand members, or contradictory ones, terminates', () => {
  const many = Array.from({ length: 1000 }, (_, index) => isGiven(`k${index}`));
  expect(spell(many)).toBeUndefined();
  const before = process.threadCpuUsage();
  const impossible = KEYS.flatMap((key) => [
    isGiven(key),
    compare('=', whole(member(key)), number(1)),
    compare('=', whole(member(key)), number(2)),
  ]);
  expect(spell(impossible)).toBeUndefined();
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(10_000);
});
