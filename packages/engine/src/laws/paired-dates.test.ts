import { expect, test } from 'vitest';
import type { PreviewRow } from '../weave/compile/objects.ts';
import type { Expression } from '../language/expression/expression.ts';
import type { ColumnType } from '../language/types/column-type.ts';
import type { Check, SchemaDocument, Table } from '../language/schema/schema-document.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { check, column, INTEGER, table } from './zoo.fixture.ts';

const DATE: ColumnType = { kind: 'date', native: 'date' };
const id = column('id', INTEGER);

function fill(target: Table, rows: number): readonly PreviewRow[] {
  const document: SchemaDocument = {
    version: 1,
    dialect: 'postgresql',
    name: 'dates',
    enums: [],
    domains: [],
    tables: [target],
  };
  return rowsOf(weave(document, { rows: { '*': rows } }), target.name);
}

const later = (text: string): Check => ({
  name: 'later',
  expression: '',
  predicate: {
    op: 'compare',
    operator: '=',
    left: { op: 'column', name: 'b' },
    right: {
      op: 'arithmetic',
      operator: '+',
      left: { op: 'column', name: 'a' },
      right: {
        op: 'cast',
        arg: { op: 'literal', type: 'text', value: text },
        type: { kind: 'interval', native: 'interval' },
      },
    } satisfies Expression,
  },
});

// PostgreSQL's catalogue lists keys by name, so either may be settled first.
const ORDERS = [
  ['a', 'b'],
  ['b', 'a'],
] as const;

test.each(['1 month', '1 year', '3 months'].flatMap((span) => ORDERS.map((order) => [span, ...order] as const)))(
  'two dates that are %s apart are both unique, whichever key comes first (%s, %s)',
  (span, ...order) => {
    const uniques = order.map((one) => ({ columns: [one] }));
    const target = table('periods', 'id', [id, column('a', DATE), column('b', DATE)], {
      uniques,
      checks: [later(span)],
    });
    const rows = fill(target, 500);
    expect(rows).toHaveLength(500);
    for (const one of ['a', 'b']) expect(new Set(rows.map((row) => row[one])).size).toBe(500);
  },
);

test.each(ORDERS)(
  'of two unique dates one can come after the other, whichever key comes first (%s, %s)',
  (...order) => {
    const uniques = order.map((one) => ({ columns: [one] }));
    const checks = [check('ordered', 'a < b')];
    const rows = fill(table('periods', 'id', [id, column('a', DATE), column('b', DATE)], { uniques, checks }), 700);
    expect(rows).toHaveLength(700);
    for (const one of ['a', 'b']) expect(new Set(rows.map((row) => row[one])).size).toBe(700);
    expect(rows.every((row) => String(row['a']) < String(row['b']))).toBe(true);
  },
);

test('a day per row reaches as far back as there are rows', () => {
  const rows = fill(table('stats', 'day', [column('day', DATE)]), 2000);
  expect(new Set(rows.map((row) => row['day'])).size).toBe(2000);
});

const YEAR = 365.25 * 86_400_000;
const yearsOf = (rows: readonly PreviewRow[], from: string, until: string): readonly number[] =>
  rows
    .filter((row) => row[from] !== null && row[until] !== null)
    .map((row) => (Date.parse(String(row[until])) - Date.parse(String(row[from]))) / YEAR);
const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

const pair = (name: string, from: string, until: string): Table =>
  table(name, 'id', [id, column(from, DATE), column(until, DATE)], { checks: [check('c', `${from} < ${until}`)] });

test.each([
  ['people', 'born_on', 'died_on', 10],
  ['staff', 'hired_on', 'left_on', 0.25],
  ['prices', 'valid_from', 'valid_to', 1],
  ['warranties', 'starts_on', 'ends_on', 1],
  ['employees', 'birth_date', 'hire_date', 18],
])('%s: %s and %s are years apart', (name, from, until, least) => {
  expect(median(yearsOf(fill(pair(name, from, until), 300), from, until))).toBeGreaterThan(least);
});

test('finished things are in the past, and nobody is hired as a child', () => {
  const rows = fill(pair('employees', 'birth_date', 'hire_date'), 300);
  expect(Math.min(...yearsOf(rows, 'birth_date', 'hire_date'))).toBeGreaterThan(17.9);
  const lives = fill(pair('people', 'born_on', 'died_on'), 300);
  expect(lives.filter((row) => String(row['died_on']) > '2026-11-15')).toEqual([]);
});

test('dates whose names do not suggest years are close together', () => {
  expect(median(yearsOf(fill(pair('bookings', 'check_in', 'check_out'), 300), 'check_in', 'check_out'))).toBeLessThan(
    0.1,
  );
});
