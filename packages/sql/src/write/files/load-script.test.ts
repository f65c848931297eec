import type { Column, FileFormat, Plan, SchemaDocument, Table } from '@rowloom/engine';
import { expect, test } from 'vitest';
import { type LoadRequest, writeLoadScript } from './load-script.ts';

const ID: Column = {
  name: 'id',
  type: { native: 'bigint', kind: 'integer', bits: 64 },
  nullable: false,
  identity: 'always',
};
const NOTE: Column = { name: 'it\'s "odd"', type: { native: 'text', kind: 'text' }, nullable: true };
const FLAG: Column = { name: 'flag', type: { native: 'boolean', kind: 'boolean' }, nullable: true };
const TOTAL: Column = {
  name: 'total',
  type: { native: 'integer', kind: 'integer', bits: 32 },
  nullable: true,
  generated: { expression: '1 + 1', stored: true },
};

const table = (columns: readonly Column[]): Table => ({
  name: 'orders',
  columns,
  uniques: [],
  foreign_keys: [],
  checks: [],
});

function request(columns: readonly Column[], overrides: Partial<LoadRequest> = {}): LoadRequest {
  const schema: SchemaDocument = {
    version: 1,
    dialect: 'postgresql',
    name: 's',
    tables: [table(columns)],
    enums: [],
    domains: [],
  };
  const plan = {
    tables: [{ name: 'orders', columns: columns.map(({ name }) => ({ name, source: { kind: 'generator' } })) }],
  } as unknown as Plan;
  return {
    schema,
    plan,
    dialect: 'postgresql',
    format: 'csv',
    gzip: false,
    files: new Map([['orders', 'orders.csv']]),
    ddl: { tables: '', constraints: '', pieces: [], creation: [], steps: [] },
    ...overrides,
  };
}

test('psql copies the columns of the file and advances the sequence', () => {
  const script = writeLoadScript(request([ID, NOTE]));
  expect(script).toContain(`\\copy "orders" ("id", "it's ""odd""") FROM 'orders.csv' WITH (FORMAT csv, HEADER true)`);
  expect(script).toContain(`pg_get_serial_sequence(''"orders"'', ''id'')`);
});

test('tables are created before the rows and constrained after them, unless only rows are requested', () => {
  const script =
    writeLoadScript(
      request([ID], {
        ddl: {
          tables: 'CREATE TABLE orders ();',
          constraints: 'ALTER TABLE orders;',
          pieces: ['CREATE TABLE orders ();'],
          creation: [],
          steps: [],
        },
      }),
    ) ?? '';
  const places = ['BEGIN;', 'CREATE TABLE orders ();', '\\copy', 'ALTER TABLE orders;', 'COMMIT;'].map((text) =>
    script.indexOf(text),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(script.match(/\\if :\{\?data_only\}/g)).toHaveLength(2);
});

test('values of columns that the database computes are discarded', () => {
  expect(writeLoadScript(request([ID, TOTAL]))).toContain(
    'INSERT INTO "orders" ("id") OVERRIDING SYSTEM VALUE SELECT "id" FROM rowloom_rows;',
  );
});

test('packed files are unpacked on the fly where the client can', () => {
  const files = new Map([['orders', 'orders.csv.gz']]);
  expect(writeLoadScript(request([ID], { gzip: true, files }))).toContain(`FROM PROGRAM 'gzip -dc -- "orders.csv.gz"'`);
  expect(writeLoadScript(request([ID], { gzip: true, files, dialect: 'mysql' }))).toContain('gunzip *.csv.gz');
});

test('MySQL and SQLite read an empty field of a nullable column as NULL', () => {
  expect(writeLoadScript(request([ID, FLAG], { dialect: 'mysql' }))).toContain(
    "`flag` = CASE @c1 WHEN 'true' THEN 1 WHEN 'false' THEN 0 ELSE NULLIF(@c1, '') END",
  );
  expect(writeLoadScript(request([ID, NOTE], { dialect: 'sqlite' }))).toContain(
    `SELECT "id", nullif("it's ""odd""", '') FROM temp.rowloom_rows;`,
  );
});

test.each<[LoadRequest['dialect'], FileFormat]>([
  ['postgresql', 'parquet'],
  ['mysql', 'parquet'],
  ['sqlite', 'jsonl'],
])('%s cannot load %s, so there is no script', (dialect, format) => {
  expect(writeLoadScript(request([ID], { dialect, format }))).toBeUndefined();
});
