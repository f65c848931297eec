import { expect, test } from 'vitest';
import type { Expression } from '../../language/expression/expression.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import type { ColumnDomain } from '../row-solution.ts';
import { solveRow } from '../row/solve-row.ts';

const TIMESTAMP: ColumnType = { kind: 'timestamp', native: 'timestamp' };
const INTEGER: ColumnType = { kind: 'integer', bits: 32, native: 'integer' };
const x: Expression = { op: 'column', name: 'x' };
const number = (value: number): Expression => ({ op: 'literal', type: 'number', value: String(value) });
const text = (value: string): Expression => ({ op: 'literal', type: 'text', value });
const call = (name: string, ...args: readonly Expression[]): Expression => ({ op: 'call', name, args });

const solve = (type: ColumnType, left: Expression, operator: '=' | '<' | '<=' | '>' | '>=', right: Expression) => {
  const { groups, verdicts } = solveRow({
    columns: [{ name: 'x', type, nullable: false }],
    predicates: [{ name: 'c', predicate: { op: 'compare', operator, left, right } }],
    as_of_micros: 1_700_000_000_000_000,
  });
  return { verdict: verdicts[0]?.verdict, domain: groups[0]?.variants[0]?.domains['x'] };
};

const at = (value: string): ColumnDomain['min'] => ({ value, inclusive: true });

test.each([
  ['month', '>=', '2024-02-01', { min: at('2024-02-01T00:00:00') }],
  ['month', '<', '2024-02-01', { max: at('2024-01-31T23:59:59.999999') }],
  ['month', '<', '2024-02-15', { max: at('2024-02-29T23:59:59.999999') }],
  ['month', '>', '2024-02-15', { min: at('2024-03-01T00:00:00') }],
  ['quarter', '<=', '2024-04-01', { max: at('2024-06-30T23:59:59.999999') }],
  ['day', '=', '2024-02-29', { min: at('2024-02-29T00:00:00'), max: at('2024-02-29T23:59:59.999999') }],
] as const)("date_trunc('%s', x) %s %s bounds x", (unit, operator, moment, domain) => {
  const found = solve(TIMESTAMP, call('date_trunc', text(unit), x), operator, text(moment));
  expect(found).toEqual({ verdict: 'solved', domain });
});

test('a timestamp that is not the start of a month cannot be one', () => {
  const left = call('date_trunc', text('month'), x);
  expect(solve(TIMESTAMP, left, '=', text('2024-02-15')).verdict).toBe('unsupported');
});

test.each([
  ['x & 4095 = 0', call('&', x, number(4095)), '=', 0, { min: at('0'), multiple_of: '4096' }],
  ['3 & x = 1', call('&', number(3), x), '=', 1, { min: at('1'), multiple_of: '4', remainder: '1' }],
  ['x & ~7 = 0', call('&', x, call('~', number(7))), '=', 0, { min: at('0'), max: at('7') }],
  ['x | 31 = 31', call('|', x, number(31)), '=', 31, { min: at('0'), max: at('31') }],
  ['x >> 4 < 3', call('>>', x, number(4)), '<', 3, { max: at('47') }],
] as const)('%s is a range or a grid', (_, left, operator, right, domain) => {
  expect(solve(INTEGER, left, operator, number(right))).toEqual({ verdict: 'solved', domain });
});

test.each([
  ['floor', INTEGER, '>=', number(3), { min: at('3') }],
  ['year', TIMESTAMP, '<', number(2024), { max: at('2023-12-31T23:59:59.999999') }],
  ['date', TIMESTAMP, '>', text('2024-02-15 12:00:00'), { min: at('2024-02-16T00:00:00') }],
] as const)('%s, which never decreases, bounds its argument', (name, type, operator, right, domain) => {
  expect(solve(type, call(name, x), operator, right)).toEqual({ verdict: 'solved', domain });
});

test('a date argument of a function lies within the calendar', () => {
  const left = call('make_date', number(2024), x, number(1));
  expect(solve(INTEGER, left, '>', text('2024-02-01')).domain).toMatchObject({ min: at('1'), max: at('12') });
});
