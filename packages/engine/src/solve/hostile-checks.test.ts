import { expect, test } from 'vitest';
import type { Expression } from '../language/expression/expression.ts';
import { parseDerive } from '../language/expression/parse-derive.ts';
import type { ColumnType } from '../language/types/column-type.ts';
import type { PredicateVerdict } from './row-solution.ts';
import { solveRow } from './row/solve-row.ts';

const INTEGER: ColumnType = { kind: 'integer', bits: 32, native: 'integer' };

const parse = (source: string): Expression => {
  const result = parseDerive(source);
  if ('issue' in result) throw new Error(`${source}: ${result.issue.message}`);
  return result.expression;
};

const list = (count: number, make: (index: number) => string): readonly string[] =>
  Array.from({ length: count }, (_, index) => make(index));

const solve = (
  names: readonly string[],
  checks: readonly string[],
  type: ColumnType = INTEGER,
): readonly PredicateVerdict[] =>
  solveRow({
    columns: names.map((name) => ({ name, type, nullable: true })),
    predicates: checks.map((check) => ({ name: check, predicate: parse(check) })),
    as_of_micros: 0,
  }).verdicts;

const names = (count: number): readonly string[] => list(count, (index) => `a${index}`);

test('a chain of three hundred columns in ascending order is solved', () => {
  const verdicts = solve(
    names(300),
    list(299, (index) => `a${index} < a${index + 1}`),
  );
  expect(new Set(verdicts.map(({ verdict }) => verdict))).toEqual(new Set(['solved']));
});

test('the one CHECK among a hundred that contradicts the others is found', () => {
  const checks = [...list(99, (index) => `a${index} < a${index + 1}`), 'a60 < a20'];
  const wrong = solve(names(100), checks).filter(({ verdict }) => verdict !== 'solved');
  expect(wrong).toMatchObject([{ name: 'a60 < a20', verdict: 'unsupported' }]);
});

test('a cyclic order is found wherever it begins', () => {
  const round = list(50, (index) => `a${index} <= a${(index + 1) % 50}`);
  expect(solve(names(50), round).some(({ verdict }) => verdict === 'unsupported')).toBe(false);
  const strict = solve(
    names(50),
    round.map((check, index) => (index === 17 ? check.replace('<=', '<') : check)),
  );
  expect(strict.filter(({ verdict }) => verdict === 'unsupported')).toHaveLength(1);
});

test('six hundred pairs that must differ, and two hundred alternatives in a row, terminate', () => {
  const pairs = names(60).flatMap((name, index) => list(10, (step) => `${name} <> a${(index + step + 1) % 60}`));
  expect(solve(names(60), pairs)).toHaveLength(600);
  const either = list(199, (index) => `a${index} is null or a${index + 1} is null`);
  expect(solve(names(200), either).every(({ verdict }) => verdict === 'solved')).toBe(true);
});

test('numbers that cannot be generated are never reported as solved', () => {
  const numeric: ColumnType = { kind: 'decimal', native: 'numeric' };
  const nines = '9'.repeat(1000);
  expect(solve(['a'], [`a > ${nines}`], numeric)).toMatchObject([{ verdict: 'sampled' }]);
  expect(solve(['a'], ['a > 1e900'], numeric)).toMatchObject([
    { verdict: 'unsupported', reason: expect.stringContaining('1e900 is too large to calculate with') },
  ]);
  expect(solve(['a'], [`a < ${nines}`], numeric)).toMatchObject([{ verdict: 'solved' }]);
});
