import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Expression } from '../../language/expression/expression.ts';
import { tryEvaluate } from '../../language/evaluate/interpret.ts';
import { printExpression } from '../../language/expression/print-expression.ts';
import { drawRow } from '../draw-row.fixture.ts';
import type { SolverColumn } from '../row-solution.ts';
import { solveRow } from './solve-row.ts';

const AS_OF = 1_700_000_000_000_000;

const COLUMNS: readonly SolverColumn[] = [
  { name: 'a', type: { kind: 'integer', bits: 32, native: 'integer' }, nullable: false },
  { name: 'b', type: { kind: 'integer', bits: 32, native: 'integer' }, nullable: true },
  { name: 'c', type: { kind: 'integer', bits: 16, native: 'smallint' }, nullable: true },
  { name: 'm', type: { kind: 'decimal', precision: 12, scale: 2, native: 'numeric(12,2)' }, nullable: true },
  { name: 's', type: { kind: 'enum', native: 'state' }, values: ['new', 'paid', 'sent'], nullable: true },
  { name: 't', type: { kind: 'text', native: 'text' }, nullable: true },
  { name: 'f', type: { kind: 'boolean', native: 'boolean' }, nullable: true },
  { name: 'd', type: { kind: 'date', native: 'date' }, nullable: true },
  { name: 'e', type: { kind: 'date', native: 'date' }, nullable: false },
];

const column = (name: string): Expression => ({ op: 'column', name });
const number = (value: number): Expression => ({ op: 'literal', type: 'number', value: String(value) });
const text = (value: string): Expression => ({ op: 'literal', type: 'text', value });

const numbers = fc.letrec<{ value: Expression }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    { weight: 4, arbitrary: fc.constantFrom('a', 'b', 'c', 'm').map(column) },
    { weight: 2, arbitrary: fc.integer({ min: -6, max: 9 }).map(number) },
    fc
      .tuple(fc.constantFrom('+', '-', '*'), tie('value'), tie('value'))
      .map(([operator, left, right]): Expression => ({ op: 'arithmetic', operator, left, right })),
    tie('value').map((arg): Expression => ({ op: 'call', name: 'coalesce', args: [arg, number(0)] })),
    tie('value').map((arg): Expression => ({ op: 'call', name: 'abs', args: [arg] })),
    fc.tuple(tie('value'), tie('value')).map(([x, y]): Expression => ({ op: 'call', name: 'greatest', args: [x, y] })),
    fc
      .uniqueArray(fc.constantFrom('b', 'c', 's', 'd'), { minLength: 2, maxLength: 3 })
      .map((names): Expression => ({ op: 'call', name: 'num_nonnulls', args: names.map(column) })),
    fc.constant<Expression>({ op: 'call', name: 'length', args: [column('t')] }),
    fc.constant<Expression>({ op: 'arithmetic', operator: '%', left: column('a'), right: number(4) }),
    fc.constant<Expression>({ op: 'arithmetic', operator: '-', left: column('d'), right: column('e') }),
  ),
})).value;

const compared = fc.constantFrom('=', '<>', '<', '<=', '>', '>=', 'is distinct from', 'is not distinct from');
const day: Expression = { op: 'cast', arg: text('2024-03-01'), type: { kind: 'date', native: 'date' } };

const conditions = fc.letrec<{ condition: Expression }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    {
      weight: 6,
      arbitrary: fc
        .tuple(compared, numbers, numbers)
        .map(([operator, left, right]): Expression => ({ op: 'compare', operator, left, right })),
    },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom('a', 'b', 's', 'd', 'f', 't')
        .map((name): Expression => ({ op: 'is', arg: column(name), value: 'null' })),
    },
    {
      weight: 2,
      arbitrary: fc
        .subarray(['new', 'paid', 'sent'], { minLength: 1 })
        .map((labels): Expression => ({ op: 'in', arg: column('s'), list: labels.map(text) })),
    },
    fc.constant(column('f')),
    fc
      .tuple(compared, fc.constantFrom(column('e'), day))
      .map(([operator, right]): Expression => ({ op: 'compare', operator, left: column('d'), right })),
    fc
      .constantFrom('ab%', '%x', 'a_c')
      .map((pattern): Expression => ({ op: 'like', arg: column('t'), pattern: text(pattern) })),
    fc.constantFrom('lower', 'trim').map(
      (name): Expression => ({
        op: 'compare',
        operator: '=',
        left: column('t'),
        right: { op: 'call', name, args: [column('t')] },
      }),
    ),
    tie('condition').map((arg): Expression => ({ op: 'not', arg })),
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom('and', 'or'), tie('condition'), tie('condition'))
        .map(([op, left, right]): Expression => ({ op, args: [left, right] })),
    },
    fc
      .tuple(tie('condition'), tie('condition'))
      .map(([left, right]): Expression => ({ op: 'compare', operator: '=', left, right })),
    fc
      .tuple(tie('condition'), fc.constantFrom('true', 'false'))
      .map(([arg, value]): Expression => ({ op: 'is', arg, value })),
    fc
      .tuple(tie('condition'), tie('condition'), tie('condition'))
      .map(([when, then, otherwise]): Expression => ({ op: 'case', whens: [{ when, then }], otherwise })),
  ),
})).condition;

const dice = (seed: number): ((below: number) => number) => {
  let state = seed | 1;
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x3c6ef35f;
    return below <= 0 ? 0 : ((state ^ (state >>> 13)) >>> 0) % Math.min(below, 2 ** 31);
  };
};

test('a solved predicate is never false, and following a solved variant never fails', () => {
  let solved = 0;
  let all = 0;
  fc.assert(
    fc.property(fc.array(conditions, { minLength: 1, maxLength: 3 }), fc.nat(), (predicates, seed) => {
      const named = predicates.map((predicate, index) => ({ name: `p${index}`, predicate }));
      const solution = solveRow({ columns: COLUMNS, predicates: named, as_of_micros: AS_OF });
      all += predicates.length;
      solved += solution.verdicts.filter(({ verdict }) => verdict === 'solved').length;
      const next = dice(seed);
      const complete = solution.verdicts.every(({ verdict }) => verdict === 'solved');
      for (let attempt = 0; attempt < 12; attempt += 1) {
        const variants = solution.groups.flatMap((group) => group.variants[next(group.variants.length)] ?? []);
        const row = drawRow(variants, COLUMNS, next, AS_OF);
        const story = `${predicates.map(printExpression).join(' ; ')}\n${JSON.stringify(variants)}`;
        if (typeof row === 'string') {
          if (complete) throw new Error(`${row}: ${story}`);
          continue;
        }
        for (const [index, predicate] of predicates.entries()) {
          if (solution.verdicts[index]?.verdict !== 'solved') continue;
          const answer = tryEvaluate(predicate, (name) => row.get(name) ?? null, { as_of_micros: AS_OF });
          const shown = [...row].map(
            ([name, value]) =>
              `${name}=${value === null ? 'null' : JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? Number(part) : part))}`,
          );
          expect(answer, `${story}\n${shown.join(' ')}`).not.toBe(false);
        }
      }
    }),
    { numRuns: 250 },
  );
  // The law would be empty if nothing were ever solved.
  expect(solved / all).toBeGreaterThan(0.5);
});
