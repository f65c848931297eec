import {
  checksumPlanned,
  loadLexicon,
  makePlan,
  makeRunContext,
  type Plan,
  type SchemaDocument,
} from '@rowloom/engine';
import { readPostgresqlDdl } from '@rowloom/sql';
import { expect, test } from 'vitest';
import { rehearse } from './rehearse.ts';

const LIBRARY = `
CREATE DOMAIN size AS int CHECK (VALUE > 0);
CREATE TABLE shelves (id serial PRIMARY KEY, label text NOT NULL UNIQUE, hall int NOT NULL);
CREATE TABLE books (
  id uuid PRIMARY KEY,
  shelf_id int NOT NULL REFERENCES shelves (id),
  sequel_of uuid REFERENCES books (id),
  title text NOT NULL,
  height size,
  pages int NOT NULL CHECK (pages BETWEEN 4 AND 2000)
);
CREATE UNIQUE INDEX ON books (lower(title), id);
`;

async function read(ddl: string): Promise<SchemaDocument> {
  const result = await readPostgresqlDdl(ddl, { name: 'library' });
  if ('issues' in result) throw new Error(result.issues.map(({ message }) => message).join('\n'));
  return result.document;
}

async function plan(schema: SchemaDocument, rows: Readonly<Record<string, number>>): Promise<Plan> {
  const wishes = { rows, seed: 7, locale: 'en', as_of: '2026-01-01T00:00:00.000Z' } as const;
  const result = makePlan(schema, wishes, await loadLexicon('en'));
  if ('issues' in result) throw new Error(result.issues.map(({ message }) => message).join('\n'));
  return result.plan;
}

function start(schema: SchemaDocument, made: Plan, signal = new AbortController().signal) {
  const progress = new Map<string, number>();
  const onProgress = (table: string, rows: number): void => void progress.set(table, rows);
  const result = rehearse({ schema, plan: made, locale: 'en', signal, onProgress, onMade: () => undefined });
  return { result, progress };
}

test('every row is made and included in the checksum, and the first of each table are checked', async () => {
  const schema = await read(LIBRARY);
  const made = await plan(schema, { shelves: 200, books: 70_000 });
  const { result, progress } = start(schema, made);
  const { tables, certificate } = await result;
  const run = makeRunContext(schema, made, await loadLexicon('en'));
  expect(tables.map(({ name, rows, checksum }) => ({ name, rows, checksum }))).toEqual([
    { name: 'shelves', rows: 200, checksum: checksumPlanned(run, 'shelves') },
    { name: 'books', rows: 70_000, checksum: checksumPlanned(run, 'books') },
  ]);
  expect(Object.fromEntries(progress)).toEqual({ shelves: 200, books: 70_000 });
  expect(certificate).toMatchObject({ version: 1, dialect: 'postgresql', violations: 0, unexamined: 0 });
  const books = certificate.tables.find(({ name }) => name === 'books');
  expect(books?.rows).toBe(70_000);
  expect(books?.constraints.map(({ kind }) => kind)).toEqual([
    'primary_key',
    'unique',
    'foreign_key',
    'foreign_key',
    ...Array.from({ length: 4 }, () => 'not_null'),
    'check',
    'check',
  ]);
  expect(new Set(books?.constraints.map(({ rows_examined }) => rows_examined))).toEqual(new Set([10_000]));
});

test('violations are counted', async () => {
  const schema = await read(LIBRARY);
  const made = await plan(schema, { shelves: 50, books: 500 });
  const strict = await read(
    LIBRARY.replace('CHECK (VALUE > 0)', 'CHECK (VALUE < 0)')
      .replace('pages BETWEEN 4 AND 2000', 'pages < 0')
      .replace('sequel_of uuid REFERENCES', 'sequel_of uuid NOT NULL REFERENCES')
      .replace('hall int NOT NULL', 'hall int NOT NULL REFERENCES books (pages)')
      .replace('shelf_id int NOT NULL', 'shelf_id int NOT NULL UNIQUE')
      .replace('pages int NOT NULL', 'pages int NOT NULL UNIQUE'),
  );
  const { certificate } = await start(strict, made).result;
  const found = certificate.tables.flatMap(({ name, constraints }) =>
    constraints.filter(({ violations }) => violations !== 0).map((item) => `${name} ${item.kind} ${item.name}`),
  );
  expect(found).toEqual([
    'shelves foreign_key shelves_hall_fkey',
    'books unique books_shelf_id_key',
    'books unique books_pages_key',
    'books not_null sequel_of',
    'books check books_pages_check',
    'books check size_check of height',
  ]);
  expect(certificate.violations).toBeGreaterThan(500);
});

test('a rehearsal stops between chunks', async () => {
  const schema = await read(LIBRARY);
  const made = await plan(schema, { shelves: 50, books: 5_000_000 });
  const controller = new AbortController();
  const { result } = start(schema, made, controller.signal);
  controller.abort();
  await expect(result).rejects.toMatchObject({ code: 'interrupted' });
});
