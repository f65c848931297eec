import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type DatabaseAddress, parseDatabaseUrl } from '@rowloom/databases';
import { digest, loadLexicon, makePlan, parseExport, type SchemaDocument, type Wishes } from '@rowloom/engine';
import { existingTables, type RunEnd } from '@rowloom/runner';
import { readSqliteDdl } from '@rowloom/sql';
import { afterAll, expect, test, vi } from 'vitest';
import { unpack } from '../documents/unpack.fixture.ts';
import { RUN_ENTRY } from './entries.fixture.ts';
import { generation } from './library.fixture.ts';
import { spawnRun } from './run-child.ts';

// Each test starts a process, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

/** Grades all exist; every other one of the sizes, which are scattered over the allowed range, exists. */
const TABLES = `
  CREATE TABLE shops (id integer NOT NULL PRIMARY KEY);
  CREATE TABLE grades (grade integer NOT NULL PRIMARY KEY CHECK (grade BETWEEN 1 AND 5));
  CREATE TABLE sizes (size integer NOT NULL PRIMARY KEY CHECK (size BETWEEN 1 AND 5000), shop_id integer NOT NULL REFERENCES shops (id));`;
const ROWS = `
  INSERT INTO grades VALUES (1), (2), (3), (4), (5);
  INSERT INTO shops VALUES (1);
  INSERT INTO sizes VALUES ${Array.from({ length: 2500 }, (_, index) => `(${index * 2 + 1}, 1)`).join(', ')};`;

const folder = mkdtempSync(join(tmpdir(), 'rowloom-left-out-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function readShop(): SchemaDocument {
  const read = readSqliteDdl(TABLES, { name: 'shop' });
  if ('issues' in read) throw new Error(read.issues.map(({ message }) => message).join('\n'));
  return read.document;
}

/** A run into a database in which two tables have no room, and the row counts that these and the third then have. */
async function append(name: string, further: Partial<Wishes>) {
  const file = join(folder, `${name}.db`);
  const database = new DatabaseSync(file);
  database.exec(TABLES + ROWS);
  const schema = readShop();
  const wishes: Wishes = {
    rows: { '*': 12 },
    seed: 4,
    locale: 'en',
    as_of: '2026-11-15T00:00:00.000Z',
    rules: {},
    existing: existingTables(schema, {}, 'append'),
    ...further,
  };
  const made = makePlan(schema, wishes, await loadLexicon('en'));
  if ('issues' in made) throw new Error(made.issues.map(({ message }) => message).join('\n'));
  const address: DatabaseAddress = parseDatabaseUrl(`sqlite:${file}`, { sockets: true });
  const plan = { schema, wishes, planDigest: digest(made.plan) };
  const sealed = { planDigest: `sha256:${'ab'.repeat(32)}` };
  const progress: number[] = [];
  const end: RunEnd | { readonly kind: 'lost' } = await spawnRun({
    entry: RUN_ENTRY,
    task: generation(plan, { address, mode: 'append', runId: `gen_${name}`, sealed }),
    onMessage: (message) => {
      if (message.kind === 'progress') progress.push(message.rows);
    },
  }).ended;
  const count = (table: string): number => Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']);
  const counts = { shops: count('shops'), grades: count('grades'), sizes: count('sizes') };
  database.close();
  return { end, counts, progress };
}

test('tables that do not fit, or whose rows the target refuses, do not affect the others and are named', async () => {
  const { end, counts, progress } = await append('most', { leave_out: true });
  if (end.kind !== 'done') throw new Error(JSON.stringify(end));
  expect(counts).toEqual({ shops: 13, grades: 5, sizes: 2500 });
  const reasons = Object.fromEntries(end.outcome.tables.map((table) => [table.name, table.leftOut]));
  expect(reasons).toEqual({
    shops: undefined,
    grades: expect.stringMatching(/^grades gets no rows/),
    sizes: expect.stringMatching(/^sizes gets no rows.*already has such a key\.$/),
  });
  expect(progress.at(-1)).toBe(12);
  const read = parseExport(JSON.parse(unpack(end.outcome.sealed?.packed)));
  const exported = 'document' in read ? read.document.tables : [];
  expect(Object.fromEntries(exported.map(({ name, rows }) => [name, rows]))).toEqual({
    shops: 12,
    grades: 0,
    sizes: 0,
  });
});

test('a strict run fails at the first of them, and leaves nothing', async () => {
  const { end, counts } = await append('strict', { leave_out: false });
  expect(end).toMatchObject({
    kind: 'failed',
    failure: { message: expect.stringMatching(/^grades cannot get 5 more rows/) },
  });
  expect(counts).toEqual({ shops: 1, grades: 5, sizes: 2500 });
});
