import { expect, test } from 'vitest';
import type { PreviewRow } from '../weave/compile/objects.ts';
import type { Expression } from '../language/expression/expression.ts';
import type { ColumnType } from '../language/types/column-type.ts';
import type { ForeignKey, SchemaDocument, Table, Unique } from '../language/schema/schema-document.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { check, column, INTEGER, table, TEXT } from './zoo.fixture.ts';

const CODE: ColumnType = { kind: 'text', max_length: 3, fixed: true, native: 'character(3)' };
const DATE: ColumnType = { kind: 'date', native: 'date' };
const id = column('id', INTEGER);
const to = (name: string, parent: string, key: string): ForeignKey => ({
  columns: [name],
  references: { table: parent, columns: [key] },
});
const schema = (...tables: readonly Table[]): SchemaDocument => ({
  version: 1,
  dialect: 'postgresql',
  name: 'pairs',
  enums: [],
  domains: [],
  tables,
});

const name = (of: string): Expression => ({ op: 'column', name: of });
const apply = (called: string): Expression => ({ op: 'call', name: called, args: [name('a'), name('b')] });
const keyed = (...predicates: readonly Expression[]): Unique => ({
  columns: [],
  expressions: predicates.map((predicate) => ({ expression: '', predicate })),
});

const fill = (document: SchemaDocument, of: string, rows: Readonly<Record<string, number>>): readonly PreviewRow[] =>
  rowsOf(weave(document, { rows: { '*': 60, ...rows } }), of);

const tuples = (rows: readonly PreviewRow[], ...columns: readonly string[]): ReadonlySet<string> =>
  new Set(rows.map((row) => JSON.stringify(columns.map((one) => row[one]))));

const COLLATIONS = [
  (a: string, b: string): number => (a < b ? -1 : 1),
  new Intl.Collator('en').compare,
  new Intl.Collator('en', { ignorePunctuation: true }).compare,
  new Intl.Collator('en', { caseFirst: 'upper' }).compare,
];

/** Whether the first of two texts sorts before the second in every collation. */
function expectOrdered(rows: readonly PreviewRow[], first: string, second: string): void {
  for (const compare of COLLATIONS)
    expect(rows.filter((row) => compare(String(row[first]), String(row[second])) >= 0)).toEqual([]);
}

const PARENTS = ['code', 'username', 'tag', 'title'] as const;

test.each(PARENTS)('pairs of rows by their %s occur once, the lesser first in every collation', (key) => {
  const rows = fill(
    schema(
      table('things', key, [column(key, TEXT)]),
      table('links', 'a b', [column('a', TEXT), column('b', TEXT)], {
        keys: [to('a', 'things', key), to('b', 'things', key)],
        checks: [check('ordered', 'a < b')],
      }),
    ),
    'links',
    { links: 400 },
  );
  expect(rows).toHaveLength(400);
  expect(tuples(rows, 'a', 'b').size).toBe(400);
  expectOrdered(rows, 'a', 'b');
});

const KINDS = schema(
  table('nodes', 'code', [column('code', CODE)]),
  table('edges', 'a b kind', [column('a', CODE), column('b', CODE), column('kind', TEXT)], {
    keys: [to('a', 'nodes', 'code'), to('b', 'nodes', 'code')],
    checks: [check('ordered', 'a < b'), check('kinds', "kind in ('near', 'far')")],
  }),
);

test('a key over a pair and a third column has every pair once with each of its values', () => {
  const rows = fill(KINDS, 'edges', { nodes: 5 });
  expect(rows).toHaveLength(20);
  expect(tuples(rows, 'a', 'b', 'kind').size).toBe(20);
  expect(tuples(rows, 'a', 'b').size).toBe(10);
  expectOrdered(rows, 'a', 'b');
});

const CURRENCIES = [column('from_currency', CODE), column('to_currency', CODE)];

test.each([
  ['<>', 'from_currency to_currency', 500],
  ['<', 'from_currency to_currency', 500],
  ['<>', 'id', 1],
  ['<', 'id', 1],
])(
  'two codes of one list are %s each other where the key is %s, and are codes of the list',
  (operator, primary, least) => {
    const rows = fill(
      schema(
        table('rates', primary, [id, ...CURRENCIES], { checks: [check('c', `from_currency ${operator} to_currency`)] }),
      ),
      'rates',
      { rates: 500 },
    );
    expect(rows).toHaveLength(500);
    expect(tuples(rows, 'from_currency', 'to_currency').size).toBeGreaterThanOrEqual(least);
    expect(rows.filter((row) => row['from_currency'] === row['to_currency'])).toEqual([]);
    expectOrdered(operator === '<' ? rows : [], 'from_currency', 'to_currency');
    expect(rows.every((row) => /^[A-Z]{3}$/.test(String(row['to_currency'])))).toBe(true);
  },
);

test('texts of a key without a reference are in order in every collation', () => {
  const words = table('words', 'a b', [column('a', TEXT), column('b', TEXT)], { checks: [check('c', 'a < b')] });
  const rows = fill(schema(words), 'words', { words: 1000 });
  expect(tuples(rows, 'a', 'b').size).toBe(1000);
  expectOrdered(rows, 'a', 'b');
});

const links = (unique: Unique): SchemaDocument =>
  schema(
    table('nodes', 'id', [id]),
    table('links', 'id', [id, column('a', INTEGER), column('b', INTEGER)], {
      keys: [to('a', 'nodes', 'id'), to('b', 'nodes', 'id')],
      uniques: [unique],
    }),
  );
const sum: Expression = { op: 'arithmetic', operator: '+', left: name('a'), right: name('b') };
const product: Expression = { op: 'arithmetic', operator: '*', left: name('a'), right: name('b') };

test.each([
  ['sum', sum, (a: number, b: number) => a + b],
  ['lesser', apply('least'), (a: number, b: number) => Math.min(a, b)],
  ['sum of both ends', { ...sum, left: apply('least'), right: apply('greatest') }, (a: number, b: number) => a + b],
] as const)('a key over the %s of two parents is not a key over the pair of them', (_, expression, value) => {
  const run = weave(links(keyed(expression)), { rows: { '*': 60 } });
  const rows = rowsOf(run, 'links');
  expect(new Set(rows.map((row) => value(Number(row['a']), Number(row['b'])))).size).toBe(rows.length);
  expect(run.plan.notes.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^links gets 1 row .* uses a value computed from \(a, b\)/),
  ]);
  expect(() => fill(links(keyed(expression)), 'links', { links: 300 })).toThrow(/what is computed from \(a, b\)/);
});

test.each([
  ['least and greatest', keyed(apply('least'), apply('greatest'))],
  ['sum and product', keyed(sum, product)],
] as const)('%s of two parents are a key over the pair of them in either order', (_, unique) => {
  const rows = fill(links(unique), 'links', { links: 300 });
  const pairs = rows.map((row) => [Number(row['a']), Number(row['b'])].toSorted((x, y) => x - y).join());
  expect(new Set(pairs).size).toBe(300);
});

test('dates in either order give as many pairs as there are rows', () => {
  const days = table('days', 'id', [id, column('a', DATE), column('b', DATE)], {
    uniques: [keyed(apply('least'), apply('greatest'))],
  });
  const rows = fill(schema(days), 'days', { days: 3000 });
  expect(new Set(rows.map((row) => [String(row['a']), String(row['b'])].toSorted().join())).size).toBe(3000);
});

test('a key that contains another key adds no constraint', () => {
  const assets = table('assets', 'locale mime', [column('locale', TEXT), column('mime', TEXT)], {
    uniques: [{ columns: ['mime'] }],
  });
  const rows = fill(schema(assets), 'assets', { assets: 2000 });
  expect(tuples(rows, 'mime').size).toBe(2000);
});

test('a pair that is itself a key stays one in a wider key', () => {
  const wider: SchemaDocument = {
    ...KINDS,
    tables: KINDS.tables.map((one) => (one.name === 'edges' ? { ...one, uniques: [{ columns: ['a', 'b'] }] } : one)),
  };
  const rows = fill(wider, 'edges', { nodes: 5 });
  expect(rows).toHaveLength(10);
  expect(tuples(rows, 'a', 'b').size).toBe(10);
});

test('a text sorts below another of a different kind if a CHECK requires it, without a key', () => {
  const marks = table('marks', 'id', [id, column('title', TEXT), column('score', CODE)], {
    checks: [check('title < score', 'title < score')],
  });
  const rows = fill(schema(marks), 'marks', { marks: 40 });
  expect(rows).toHaveLength(40);
  expectOrdered(rows, 'title', 'score');
});

test.each([
  { what: 'the lesser', keys: ['a'] },
  { what: 'the greater', keys: ['b'] },
  { what: 'each', keys: ['a', 'b'] },
])('$what of two ordered parents may be limited to one row', ({ keys }) => {
  for (const key of [column('id', INTEGER), column('id', TEXT)]) {
    const rows = fill(
      schema(
        table('things', 'id', [key]),
        table('links', 'no', [column('no', INTEGER), { ...key, name: 'a' }, { ...key, name: 'b' }], {
          keys: [to('a', 'things', 'id'), to('b', 'things', 'id')],
          checks: [check('ordered', 'a < b')],
          uniques: keys.map((of) => ({ name: `${of}_once`, columns: [of] })),
        }),
      ),
      'links',
      { links: 25 },
    );
    expect(rows).toHaveLength(25);
    for (const of of keys) expect(tuples(rows, of).size).toBe(25);
    expect(
      rows.filter(({ a, b }) => (key.type.kind === 'text' ? String(a) >= String(b) : Number(a) >= Number(b))),
    ).toEqual([]);
  }
});
