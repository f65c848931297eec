import type { Column, ColumnType, Expression, SchemaDocument, Table } from '@rowloom/engine';
import { beforeAll, expect, test } from 'vitest';
import { readPostgresqlDdlSync } from '../ddl/read-postgresql-ddl.ts';
import { prepare } from '../parser/parser.ts';
import { readPredicates } from './read-predicates.ts';

beforeAll(prepare);

const TEXT: ColumnType = { native: 'text', kind: 'text' };
const NUMERIC: ColumnType = { native: 'numeric', kind: 'decimal' };
const column = (name: string, type: ColumnType): Column => ({ name, type, nullable: true });
const ITEMS: Table = {
  name: 'items',
  columns: [
    column('price', NUMERIC),
    column('status', { native: 'state', kind: 'enum', name: 'state' }),
    column('email', { native: 'character varying(80)', kind: 'text', max_length: 80 }),
    column('deleted_at', { native: 'timestamp without time zone', kind: 'timestamp' }),
  ],
  uniques: [],
  foreign_keys: [],
  checks: [],
};
const documentOf = (table: Partial<Table>, rest: Partial<SchemaDocument> = {}): SchemaDocument => ({
  version: 1,
  dialect: 'postgresql',
  name: 'shop',
  tables: [{ ...ITEMS, ...table }],
  enums: [{ name: 'state', values: ['open', 'shut'] }],
  domains: [],
  ...rest,
});
const checkOf = async (expression: string, rest: Partial<SchemaDocument> = {}): Promise<Expression | undefined> =>
  (await readPredicates(documentOf({ checks: [{ expression }] }, rest))).tables[0]?.checks[0]?.predicate;

const col = (name: string): Expression => ({ op: 'column', name });
const txt = (value: string): Expression => ({ op: 'literal', type: 'text', value });

test.each<[string, Expression]>([
  [
    '((price > (0)::numeric))',
    { op: 'compare', operator: '>', left: col('price'), right: { op: 'literal', type: 'number', value: '0' } },
  ],
  [
    "(status = ANY (ARRAY['open'::state, 'shut'::state]))",
    { op: 'in', arg: col('status'), list: [txt('open'), txt('shut')] },
  ],
  ["((email)::text ~ '^.+@.+$'::text)", { op: 'regex', arg: col('email'), pattern: txt('^.+@.+$') }],
  ['(deleted_at IS NULL)', { op: 'is', arg: col('deleted_at'), value: 'null' }],
])('%s is read as PostgreSQL prints it', async (text, expression) => {
  expect(await checkOf(text)).toEqual(expression);
});

test('conditions, indexed expressions, generated columns and domains are read too', async () => {
  const document = await readPredicates(
    documentOf(
      {
        columns: [
          ...ITEMS.columns,
          { ...column('low', TEXT), generated: { expression: 'lower((email)::text)', stored: true } },
        ],
        uniques: [
          {
            columns: [],
            expressions: [{ expression: 'lower((email)::text)' }],
            where: { expression: '(deleted_at IS NULL)' },
          },
        ],
      },
      { domains: [{ name: 'd', type: TEXT, nullable: true, checks: [{ expression: "(VALUE <> ''::text)" }] }] },
    ),
  );
  const lower: Expression = { op: 'call', name: 'lower', args: [col('email')] };
  const [table] = document.tables;
  expect(table?.columns.at(-1)?.generated?.predicate).toEqual(lower);
  expect(table?.uniques[0]?.expressions?.[0]?.predicate).toEqual(lower);
  expect(table?.uniques[0]?.where?.predicate).toEqual({ op: 'is', arg: col('deleted_at'), value: 'null' });
  expect(document.domains[0]?.checks[0]?.predicate).toEqual({
    op: 'compare',
    operator: '<>',
    left: col('value'),
    right: txt(''),
  });
});

test.each(['tableoid > 0', 'price >', `${'('.repeat(20_000)}1${')'.repeat(20_000)}`])(
  'an unreadable predicate, or one that belongs to no row, is kept as text: %.20s',
  async (text) => {
    expect(await checkOf(text)).toEqual({ op: 'unknown', sql: text });
  },
);

test('an existing tree stays', async () => {
  const predicate: Expression = { op: 'literal', type: 'boolean', value: true };
  const document = await readPredicates(documentOf({ checks: [{ expression: 'price > 0', predicate }] }));
  expect(document.tables[0]?.checks[0]?.predicate).toBe(predicate);
});

test('a document read from DDL is read again as the same document', async () => {
  const read = readPostgresqlDdlSync(`
    CREATE TYPE mood AS ENUM ('sad', 'ok');
    CREATE DOMAIN grade AS integer CHECK (VALUE BETWEEN 1 AND 6);
    CREATE TYPE span AS RANGE (subtype = float8);
    CREATE TABLE t (a grade CHECK (a::integer <> 4), m mood, s span, u text GENERATED ALWAYS AS (upper(m::text)) STORED,
      CHECK (m <> 'sad'::mood OR s <> '(0,1)'::span));
    CREATE UNIQUE INDEX ON t (lower(u)) WHERE a > 2;`);
  if ('issues' in read) throw new Error('not read');
  const bare = JSON.parse(
    JSON.stringify(read.document, (key, value: unknown) => (key === 'predicate' ? undefined : value)),
  ) as SchemaDocument;
  expect(bare).not.toEqual(read.document);
  expect(await readPredicates(bare)).toEqual(read.document);
});
