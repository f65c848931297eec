import { describe, expect, test } from 'vitest';
import type { Expression } from '../../language/expression/expression.ts';
import { tryEvaluate } from '../../language/evaluate/interpret.ts';
import { parseDerive } from '../../language/expression/parse-derive.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { chooseSets } from '../domain/choose-sets.ts';
import type { RowSolution } from '../row-solution.ts';
import { solveRow } from '../row/solve-row.ts';

const INTEGER: ColumnType = { kind: 'integer', bits: 32, native: 'integer' };

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `c${index}`);

const parse = (source: string): Expression => {
  const result = parseDerive(source);
  if ('issue' in result) throw new Error(`${source}: ${result.issue.message}`);
  return result.expression;
};

const solve = (count: number, ...checks: readonly Expression[]): RowSolution =>
  solveRow({
    columns: ['kind', ...names(count)].map((name) => ({ name, type: INTEGER, nullable: name !== 'kind' })),
    predicates: checks.map((predicate, index) => ({ name: `check ${index}`, predicate })),
    as_of_micros: 0,
  });

const column = (name: string): Expression => ({ op: 'column', name });
const isNotNull = (name: string): Expression => ({ op: 'not', arg: { op: 'is', arg: column(name), value: 'null' } });

const SPELLINGS: Readonly<Record<string, (columns: readonly string[]) => Expression>> = {
  num_nonnulls: (columns) => parse(`num_nonnulls(${columns.join()})`),
  num_nulls: (columns) => parse(`${columns.length} - num_nulls(${columns.join()})`),
  'a sum of CASEs': (columns) =>
    parse(columns.map((name) => `case when ${name} is null then 0 else 1 end`).join(' + ')),
  'a sum of booleans': (columns) =>
    columns
      .map((name): Expression => ({ op: 'cast', arg: isNotNull(name), type: INTEGER }))
      .reduce((left, right) => ({ op: 'arithmetic', operator: '+', left, right })),
  'a sum of conditions': (columns) =>
    columns.map(isNotNull).reduce((left, right) => ({ op: 'arithmetic', operator: '+', left, right })),
};

/** Rows at both extremes of a variant: its free columns all NULL, and none of them. */
const rowsOf = ({ groups }: RowSolution): readonly ReadonlyMap<string, number | null>[] =>
  groups.flatMap(({ columns, variants }) =>
    variants.flatMap(({ domains }) =>
      [null, 1].map(
        (free) =>
          new Map(
            columns.map((name) => {
              const nulls = domains[name]?.null;
              return [name, nulls === 'always' ? null : nulls === 'never' ? 1 : free] as const;
            }),
          ),
      ),
    ),
  );

describe.each(Object.entries(SPELLINGS))('%s', (_name, spell) => {
  test.each(
    [3, 9, 12, 60, 100].flatMap((count) =>
      (
        [
          ['=', 1],
          ['<=', 1],
          ['>=', 1],
          ['=', 2],
          ['<>', 0],
          ['<', 3],
        ] as const
      ).map(([operator, wanted]) => [count, operator, wanted] as const),
    ),
  )('over %i columns %s %i is solved', (count, operator, wanted) => {
    const left = spell(names(count));
    const check: Expression = { op: 'compare', operator, left, right: parse(String(wanted)) };
    const solution = solve(count, check);
    expect(solution.verdicts).toMatchObject([{ verdict: 'solved' }]);
    const rows = rowsOf(solution);
    expect(rows.length).toBeGreaterThan(0);
    const holds = (row: (typeof rows)[number]): boolean =>
      tryEvaluate(check, (name) => row.get(name) ?? null, { as_of_micros: 0 }) === true;
    expect(rows.filter((row) => !holds(row))).toEqual([]);
    // Every column gets its turn, while there are no more of them than ways.
    const never = names(count).filter((name) => !rows.some((row) => row.get(name) === 1));
    expect(count > 60 || never.length === 0).toBe(true);
  });
});

test('a count between two bounds is solved, and an impossible one is not', () => {
  expect(solve(40, parse(`num_nonnulls(${names(40).join()}) between 2 and 3`)).verdicts).toMatchObject([
    { verdict: 'solved' },
  ]);
  expect(solve(40, parse(`num_nonnulls(${names(40).join()}) > 40`)).verdicts).toMatchObject([
    { verdict: 'unsupported' },
  ]);
});

test('the kind of the given one is tied to it', () => {
  const kinds = names(30);
  const checks = [
    `num_nonnulls(${kinds.join()}) = 1`,
    ...kinds.map((name, index) => `(kind = ${index}) = (${name} is not null)`),
    'kind between 0 and 29',
  ];
  const { verdicts } = solve(30, ...checks.map(parse));
  expect(new Set(verdicts.map(({ verdict }) => verdict))).toEqual(new Set(['solved']));
});

test('all choices are listed if they are few, and limited otherwise', () => {
  expect(chooseSets(4, 2, 2, 64)).toHaveLength(6);
  const many = chooseSets(1000, 500, 500, 64);
  expect(many).toHaveLength(64);
  expect(new Set(many.map((roles) => roles.join())).size).toBe(64);
  for (const roles of many) expect(roles.filter((role) => role === 'held')).toHaveLength(500);
});

test('many columns, many counts and nested counts terminate', () => {
  const before = process.threadCpuUsage();
  expect(solve(400, parse(`num_nonnulls(${names(400).join()}) = 200`)).verdicts).toMatchObject([{ verdict: 'solved' }]);
  const counts = names(40).map((_, index) => `num_nonnulls(${names(40).join()}) <> ${index}`);
  expect(solve(40, ...counts.map(parse)).verdicts).toHaveLength(40);
  const count = `num_nonnulls(${names(300).join()})`;
  const either = names(60).map((_, index) => `${count} = ${index} and c${index} > ${index}`);
  expect(solve(300, parse(either.join(' or '))).verdicts).toMatchObject([{ verdict: 'sampled' }]);
  // Processor time: a clock would also measure other users of the machine.
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(30_000);
}, 120_000);
