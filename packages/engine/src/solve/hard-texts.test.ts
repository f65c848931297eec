import { expect, test } from 'vitest';
import type { Expression } from '../language/expression/expression.ts';
import type { SolverColumn } from './row-solution.ts';
import { solveRow } from './row/solve-row.ts';

const text = (name: string, more: Partial<SolverColumn> = {}): SolverColumn => ({
  name,
  type: { kind: 'text', native: 'text' },
  nullable: false,
  ...more,
});
const column = (name: string): Expression => ({ op: 'column', name });
const literal = (value: string): Expression => ({ op: 'literal', type: 'text', value });
const number = (value: number): Expression => ({ op: 'literal', type: 'number', value: String(value) });
const call = (name: string, ...args: readonly Expression[]): Expression => ({ op: 'call', name, args });
const compare = (operator: '=' | '<=' | '>=', left: Expression, right: Expression): Expression => ({
  op: 'compare',
  operator,
  left,
  right,
});

const variantOf = (predicate: Expression, columns: readonly SolverColumn[]) =>
  solveRow({ columns, predicates: [{ name: 'c', predicate }], as_of_micros: 0 }).groups[0]?.variants[0];

test('lengths with a limited sum are distributed, and short columns take less', () => {
  const sum: Expression = {
    op: 'arithmetic',
    operator: '+',
    left: call('length', column('a')),
    right: call('length', column('b')),
  };
  const columns = [text('a', { type: { kind: 'text', max_length: 5, native: 'varchar(5)' } }), text('b')];
  const domains = variantOf(compare('<=', sum, number(40)), columns)?.domains;
  expect(domains?.['a']?.max_length).toBe(5);
  expect(domains?.['b']?.max_length).toBe(35);
});

test.each<[string, Expression, string]>([
  ['starts_with(a, b)', call('starts_with', column('a'), column('b')), 'b'],
  ['position(b in a) = 1', compare('=', call('strpos', column('a'), column('b')), number(1)), 'b'],
  [
    "a LIKE b || '/%'",
    {
      op: 'like',
      arg: column('a'),
      pattern: { op: 'arithmetic', operator: '||', left: column('b'), right: literal('/%') },
    },
    'a',
  ],
])('one text follows from the other by %s', (_, predicate, follower) => {
  const relations = variantOf(predicate, [text('a'), text('b')])?.relations;
  expect(relations?.map((relation) => relation.kind === 'equal' && relation.column)).toEqual([follower]);
});

test('a column that a reference decides never follows from another', () => {
  const predicate = compare('=', call('left', column('a'), number(2)), column('b'));
  const follower = (columns: readonly SolverColumn[]): unknown =>
    variantOf(predicate, columns)?.relations.map((relation) => relation.kind === 'equal' && relation.column);
  expect(follower([text('a'), text('b')])).toEqual(['b']);
  expect(follower([text('a'), text('b', { given: true })])).toEqual(['a']);
});

test('a sum of many conditions of different weights is given up without endless search', () => {
  const names = Array.from({ length: 40 }, (_, index) => `c${index}`);
  const sum = names
    .map(
      (name, index): Expression => ({
        op: 'case',
        whens: [{ when: { op: 'is', arg: column(name), value: 'null' }, then: number(0) }],
        otherwise: number(index + 2),
      }),
    )
    .reduce((left, right) => ({ op: 'arithmetic', operator: '+', left, right }));
  const columns = names.map((name) => text(name, { nullable: true }));
  const { verdicts } = solveRow({
    columns,
    predicates: [{ name: 'c', predicate: compare('=', sum, number(77)) }],
    as_of_micros: 0,
  });
  expect(verdicts[0]?.verdict).toBe('sampled');
});
