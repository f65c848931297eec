import { expect, test } from 'vitest';
import type { Expression } from '../../language/expression/expression.ts';
import { parseDerive } from '../../language/expression/parse-derive.ts';
import { printExpression } from '../../language/expression/print-expression.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import type { RowSolution, SolverColumn } from '../row-solution.ts';
import { solveRow } from './solve-row.ts';

const TYPES: Readonly<Record<string, ColumnType>> = {
  integer: { kind: 'integer', bits: 32, native: 'integer' },
  smallint: { kind: 'integer', bits: 16, native: 'smallint' },
  unsigned: { kind: 'integer', bits: 16, unsigned: true, native: 'smallint unsigned' },
  money: { kind: 'decimal', precision: 12, scale: 2, native: 'numeric(12,2)' },
  text: { kind: 'text', native: 'text' },
  code: { kind: 'text', max_length: 20, native: 'varchar(20)' },
  boolean: { kind: 'boolean', native: 'boolean' },
  date: { kind: 'date', native: 'date' },
  timestamp: { kind: 'timestamp', native: 'timestamp' },
  jsonb: { kind: 'json', binary: true, native: 'jsonb' },
  texts: { kind: 'array', element: { kind: 'text', native: 'text' }, native: 'text[]' },
  state: { kind: 'enum', native: 'state' },
};

/** `a integer, b text?`: a question mark means nullable. */
const columnsOf = (text: string): readonly SolverColumn[] =>
  text.split(', ').map((part) => {
    const [name = '', kind = ''] = part.replace('?', '').split(' ');
    const type = TYPES[kind];
    if (!type) throw new Error(kind);
    const column = { name, type, nullable: part.endsWith('?') };
    return kind === 'state' ? Object.assign(column, { values: ['new', 'paid', 'shipped', 'done'] }) : column;
  });

const parse = (source: string): Expression => {
  const result = parseDerive(source);
  if ('issue' in result) throw new Error(`${source}: ${result.issue.message}`);
  return result.expression;
};

const solve = (columns: string, ...checks: readonly string[]): RowSolution =>
  solveRow({
    columns: columnsOf(columns),
    predicates: checks.map((check, index) => ({ name: `check_${index + 1}`, predicate: parse(check) })),
    as_of_micros: 1_700_000_000_000_000,
  });

/** Domains of all variants, relations printed. */
const show = (solution: RowSolution) =>
  solution.groups.flatMap(({ variants }) =>
    variants.map(({ domains, relations }) => ({
      ...domains,
      ...(relations.length === 0
        ? {}
        : {
            relations: relations.map((relation) =>
              'expression' in relation ? { ...relation, expression: printExpression(relation.expression) } : relation,
            ),
          }),
    })),
  );

const at = (value: string | number) => ({ value: String(value), inclusive: true });

test.each<[string, readonly string[], readonly object[]]>([
  ['a integer', ['a between 1 and 5'], [{ a: { min: at(1), max: at(5) } }]],
  ['a integer', ['a > 0'], [{ a: { min: at(1) } }]],
  ['a money', ['a > 0'], [{ a: { min: at('0.01') } }]],
  ['a integer', ['2 * a + 1 <= 9', 'a % 5 = 0'], [{ a: { max: at(0), multiple_of: '5' } }]],
  ['a integer', ['mod(a, 4) = 3'], [{ a: { min: at(3), multiple_of: '4', remainder: '3' } }]],
  ['a integer', ['abs(a) < 5'], [{ a: { min: at(-4), max: at(4) } }]],
  ['a integer', ['a <> 0', 'a >= 0'], [{ a: { min: at(1), none_of: ['0'] } }]],
  ['a integer', ['a in (1, 2.5, 3)'], [{ a: { one_of: ['1', '3'] } }]],
  ['a integer?', ['a > 5'], [{ a: { min: at(6) } }]],
  ['a integer?', ['a is null or a > 5'], [{ a: { min: at(6) } }]],
  ['a integer?', ['coalesce(a, 0) <= 100'], [{ a: { max: at(100) } }]],
  ['a integer?', ['coalesce(a, 0) > 3'], [{ a: { null: 'never', min: at(4) } }]],
  ['t text', ["t <> ''"], [{ t: { min_length: 1 } }]],
  ['t text?', ['length(trim(t)) > 0'], [{ t: { min_length: 1, trimmed: true } }]],
  ['t text', ['length(t) between 2 and 10', 't = lower(t)'], [{ t: { min_length: 2, max_length: 10, case: 'lower' } }]],
  ['t text', ['t = trim(t)'], [{ t: { trimmed: true } }]],
  ['t text', ["t::text = 'a'::text or t = 'b' or t in ('c')"], [{ t: { one_of: ['a', 'b', 'c'] } }]],
  ['t text', ["t in ('ab', 'b', 'abc')", "t like 'a%'", 'length(t) < 3'], [{ t: { one_of: ['ab'] } }]],
  ['t text', ["t like 'INV-%'"], [{ t: { patterns: [{ source: '^INV-.*$', ignore_case: false }] } }]],
  ['t text', ["t ~* '^[a-z]+$'"], [{ t: { patterns: [{ source: '^[a-z]+$', ignore_case: true }] } }]],
  ['f boolean', ['f'], [{ f: { one_of: ['true'] } }]],
  [
    'd date',
    ['extract(year from d) >= 2000', 'd <= current_date'],
    [{ d: { min: at('2000-01-01'), max: at('2023-11-14') } }],
  ],
  ['d date', ["d > date '2024-02-28'"], [{ d: { min: at('2024-02-29') } }]],
  ['d date', ["d <= current_date - interval '18 years'"], [{ d: { max: at('2005-11-14') } }]],
  [
    'd timestamp',
    ['d <= now()', "d::date > date '2020-01-01'"],
    [{ d: { min: at('2020-01-02T00:00:00'), max: at('2023-11-14T22:13:20') } }],
  ],
  ['j jsonb', ["jsonb_typeof(j) in ('object', 'array')"], [{ j: { json_type: ['object', 'array'] } }]],
  [
    'l texts',
    ['cardinality(l) between 1 and 5', 'array_length(l, 1) <= 3'],
    [{ l: { array_length: { min: 1, max: 3 } } }],
  ],
  [
    'a integer?, b integer?',
    ['(a is null) = (b is null)'],
    [
      { a: { null: 'always' }, b: { null: 'always' } },
      { a: { null: 'never' }, b: { null: 'never' } },
    ],
  ],
  [
    'a integer?, b integer?',
    ['(a is not null)::integer + (b is not null)::integer = 1'],
    [
      { a: { null: 'never' }, b: { null: 'always' } },
      { a: { null: 'always' }, b: { null: 'never' } },
    ],
  ],
  [
    'a integer?, b integer?',
    ['coalesce(a, b) is not null'],
    [{ a: { null: 'never' } }, { a: { null: 'always' }, b: { null: 'never' } }],
  ],
  [
    's state, at timestamp?',
    ["(s = 'shipped') = (at is not null)"],
    [
      { s: { one_of: ['shipped'] }, at: { null: 'never' } },
      { s: { one_of: ['new', 'paid', 'done'] }, at: { null: 'always' } },
    ],
  ],
  [
    's state, at timestamp?',
    ["not s = 'shipped' or at is not null"],
    [{ s: { one_of: ['new', 'paid', 'done'] } }, { at: { null: 'never' } }],
  ],
  [
    's code, n integer',
    ["case when s = 'a' then n > 0 else n < 0 end", "s in ('a', 'b')"],
    [
      { s: { one_of: ['a'] }, n: { min: at(1) } },
      { s: { one_of: ['b'] }, n: { max: at(-1) } },
    ],
  ],
])('%s with %j is solved', (columns, checks, expected) => {
  const solution = solve(columns, ...checks);
  expect(show(solution)).toEqual(expected);
  expect(solution.verdicts.map(({ verdict }) => verdict)).toEqual(checks.map(() => 'solved'));
});

test('one of three columns is filled', () => {
  const [group] = solve('a integer?, b integer?, c integer?', 'num_nonnulls(a, b, c) = 1').groups;
  expect(
    group?.variants.map(({ domains }) => Object.values(domains).filter((domain) => domain.null === 'never').length),
  ).toEqual([1, 1, 1]);
});

test('orders between columns pass their limits to each other, and the lesser comes first', () => {
  const [group] = solve('a date, b date, c date?', 'a < b', 'b <= c', "a >= date '2020-01-01'").groups;
  expect(group?.variants).toEqual([
    {
      weight: 1,
      domains: { a: { min: at('2020-01-01') }, b: { min: at('2020-01-02') }, c: { min: at('2020-01-02') } },
      relations: [
        { kind: 'order', lesser: 'a', greater: 'b', strict: true },
        { kind: 'order', lesser: 'b', greater: 'c', strict: false },
      ],
      order: ['a', 'b', 'c'],
    },
  ]);
});

test('a month counts as its shortest in a limit, so that the limit holds in every month', () => {
  const [variant] = show(solve('a timestamp, b timestamp', "b <= a + interval '1 month'"));
  expect(variant).toEqual({
    relations: [{ kind: 'order', lesser: 'b', greater: 'a', strict: false, offset: '2419200000000' }],
  });
});

test('a limited sum leaves enough for the later columns', () => {
  const solution = solve('a integer, b integer, c integer', 'a + b + c <= 100', 'a >= 0', 'b >= 0', 'c >= 10');
  expect(solution.verdicts.every(({ verdict }) => verdict === 'solved')).toBe(true);
  expect(show(solution)).toEqual([
    {
      a: { min: at(0), max: at(90) },
      b: { min: at(0), max: at(90) },
      c: { min: at(10), max: at(100) },
      relations: [
        { kind: 'bound', column: 'b', side: 'max', inclusive: true, expression: '90 - a' },
        { kind: 'bound', column: 'c', side: 'max', inclusive: true, expression: '100 - a - b' },
      ],
    },
  ]);
});

test('a total follows from its parts, and its limit becomes theirs', () => {
  const solution = solve(
    'total money, net money, tax money',
    'total = net + tax',
    'net >= 0',
    'tax >= 0',
    'total <= 1000',
  );
  expect(solution.verdicts.every(({ verdict }) => verdict === 'solved')).toBe(true);
  expect(solution.groups[0]?.variants[0]?.order.at(-1)).toBe('total');
  expect(solution.groups[0]?.variants[0]?.relations.map(({ kind }) => kind)).toEqual(['equal', 'bound']);
});

test('a product that its column would round is sampled, and an exact one is solved', () => {
  expect(solve('t money, q integer, p money', 't = q * p').verdicts[0]?.verdict).toBe('solved');
  expect(solve('t money, q money, p money', 't = q * p').verdicts[0]?.verdict).toBe('sampled');
  expect(solve('t money, q money, p money', 't = round(q * p, 2)').verdicts[0]?.verdict).toBe('solved');
});

test('predicates without a common column are drawn separately, even inside one AND', () => {
  const solution = solve('a integer?, b integer?', '(a is null or a > 1) and (b is null or b < 5)');
  expect(solution.groups.map(({ columns }) => columns)).toEqual([['a'], ['b']]);
  expect(solution.columns).toEqual(['a', 'b']);
});

test('a contradiction is unsupported, with a remedy', () => {
  const alone = solve('a integer', 'a > 5 and a < 3');
  expect(alone.groups).toEqual([{ columns: ['a'], variants: [] }]);
  expect(alone.verdicts).toEqual([
    { name: 'check_1', verdict: 'unsupported', reason: 'It cannot be satisfied. A rule for a decides it instead.' },
  ]);
  expect(solve('a integer, b integer', 'a < b', 'b < a').verdicts[1]?.reason).toBe(
    'It cannot be satisfied together with check_1. A rule for b and a decides it instead.',
  );
  expect(solve('a integer, b integer', 'a < b', 'a >= 9', 'b <= 9').verdicts.map(({ verdict }) => verdict)).toContain(
    'unsupported',
  );
});

test('a nullable column without a possible value is NULL, because NULL passes', () => {
  expect(show(solve('a integer?', 'a > 5', 'a < 3'))).toEqual([{ a: { null: 'always' } }]);
});

test('a predicate that the solver only narrows is sampled, and one that cannot be evaluated is unsupported', () => {
  expect(solve('a integer, b integer', 'a * b > 10').verdicts[0]?.verdict).toBe('sampled');
  expect(solve('t text', "t not like '% %'").verdicts[0]?.verdict).toBe('sampled');
  expect(solve('t text', "t ~ '^(?=.*[0-9]).{8,}$'").verdicts[0]?.verdict).toBe('sampled');
  expect(solve('t text, u text', 'frobnicate(t) > u').verdicts).toEqual([
    {
      name: 'check_1',
      verdict: 'unsupported',
      reason: 'It cannot be evaluated: the function frobnicate is not known. A rule for t and u decides it instead.',
    },
  ]);
});

test('a derived column cannot be promised to exceed its source', () => {
  const { verdicts } = solve('a integer, b integer', 'a < b', 'b = a % 4');
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['sampled', 'sampled']);
});

test('alternatives beyond the limit are left to sampling', () => {
  const names = Array.from({ length: 8 }, (_, index) => `c${index}`);
  const columns = names.map((name) => `${name} integer`).join(', ');
  const pairs = names.map((name) => `(${name} < 0 or ${name} > 5)`);
  const solution = solve(columns, pairs.join(' and '), `${pairs.join(' and ')} or c0 = 3`);
  expect(solution.verdicts.map(({ verdict }) => verdict)).toEqual(['solved', 'sampled']);
});

test('variants are weighted by the labels that they leave', () => {
  const [group] = solve('s state, at timestamp?', "(s = 'shipped') = (at is not null)").groups;
  expect(group?.variants.map(({ weight }) => weight)).toEqual([1, 3]);
});

test('a bound that a wider column passes on ends at the limits of the type', () => {
  const [group] = solve('a smallint, b unsigned, c smallint', 'b >= a', 'c < a').groups;
  expect(group?.variants[0]?.domains['a']?.max).toEqual({ value: '32767', inclusive: true });
});
