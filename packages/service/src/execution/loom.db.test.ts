import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test, vi } from 'vitest';
import { unpack } from '../documents/unpack.fixture.ts';
import { LOOM_ENTRY } from './entries.fixture.ts';
import { openParcel } from '@rowloom/runner';
import { type Loom, startLoom } from './loom.ts';

// Each test starts processes, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), 'rowloom-loom-'));
const loom = startLoom({ entry: LOOM_ENTRY });

afterAll(async () => {
  await loom.close();
  rmSync(folder, { recursive: true, force: true });
});

const DDL = `
CREATE TABLE shelves (id serial PRIMARY KEY, label text NOT NULL UNIQUE);
CREATE TABLE books (id serial PRIMARY KEY, shelf_id int NOT NULL REFERENCES shelves (id), pages int CHECK (pages > 3));
`;
const wishes = { rows: 100, seed: 7, locale: 'en', as_of: '2026-01-01T00:00:00.000Z' } as const;

async function readShop(from: Loom = loom) {
  const read = await from.readDdl({ text: DDL, dialect: 'postgresql', name: 'library' });
  if (!('packed' in read)) throw new Error('The DDL could not be read.');
  return read;
}

test('DDL becomes a schema document, and a schema document a plan', async () => {
  const read = await readShop();
  expect(read).toMatchObject({ tables: 2, columns: 5, warnings: [] });
  const planned = await loom.plan({ schema: read, wishes, whole: true });
  if ('issues' in planned) throw new Error('There is no plan.');
  expect(planned.rows).toBe(100);
  expect(planned.tables.map(({ name }) => name)).toEqual(['shelves', 'books']);
  const whole = JSON.parse(`{${unpack(planned.whole?.packed)}}`) as {
    readonly tables: readonly { readonly columns: unknown; readonly constraints: unknown }[];
  };
  expect(whole.tables[1]?.constraints).toContainEqual(
    expect.objectContaining({ kind: 'foreign_key', verdict: 'solved' }),
  );
  expect(whole.tables[1]?.columns).toContainEqual(expect.objectContaining({ name: 'pages', source: 'generator' }));
  expect(planned.schemaDigest).toBe(read.digest);
  expect(await loom.plan({ schema: read, wishes })).not.toHaveProperty('whole');
});

test('errors in a text are reported with line and column', async () => {
  const read = await loom.readDdl({
    text: 'CREATE TABLE a (id int);\nCREATE TABEL b ();',
    dialect: 'postgresql',
    name: 'x',
  });
  expect(read).toMatchObject({ issues: [{ code: 'syntax_error', line: 2 }] });
});

test('unsatisfiable requests are returned as issues', async () => {
  const schema = await readShop();
  const planned = await loom.plan({ schema, wishes: { ...wishes, rows: { nowhere: 5 } } });
  expect(planned).toMatchObject({ issues: [{ path: 'rows.nowhere' }] });
  expect(await loom.parseRules({ rules: { 'books.pages': { one_of: 3 } } })).toHaveProperty('issues');
  expect(await loom.parseSchema({ document: { version: 1 } })).toHaveProperty('issues');
});

test('a database is read, and a missing one is refused with its code', async () => {
  const file = join(folder, 'library.db');
  const database = new DatabaseSync(file);
  database.exec('CREATE TABLE shelves (id INTEGER PRIMARY KEY, label TEXT NOT NULL)');
  database.close();
  const read = await loom.introspect({ address: { dialect: 'sqlite', file } });
  if ('tooLarge' in read) throw new Error('The schema is too large.');
  expect(openParcel(read).tables.map(({ name }) => name)).toEqual(['shelves']);
  expect(await loom.probeTarget({ address: { dialect: 'sqlite', file } })).toMatchObject({ dialect: 'sqlite' });
  expect(await loom.ledgerRows({ address: { dialect: 'sqlite', file }, runId: 'gen_x' })).toEqual({
    rows: 0,
    tables: [],
  });
  const missing = loom.introspect({ address: { dialect: 'sqlite', file: join(folder, 'nothing.db') } });
  await expect(missing).rejects.toMatchObject({ name: 'TargetError', code: 'no_such_database' });
});

test('a bug reveals nothing that a task held', async () => {
  const bug = await loom.plan({ schema: { tables: 'canary-4711' } as never, wishes }).catch((error: unknown) => error);
  expect(bug).toBeInstanceOf(Error);
  expect((bug as Error).message).toBe('The loom failed at plan.');
  expect(`${(bug as Error).stack}`).not.toContain('canary');
});

test('a task that takes too long is refused, and the loom continues', async () => {
  const hurried = startLoom({ entry: LOOM_ENTRY, limits: { plan: 1 } });
  try {
    const schema = await readShop(hurried);
    await expect(hurried.plan({ schema, wishes })).rejects.toMatchObject({ name: 'Refusal', code: 'unavailable' });
    expect(await readShop(hurried)).toMatchObject({ tables: 2 });
  } finally {
    await hurried.close();
  }
  await expect(readShop(hurried)).rejects.toMatchObject({ code: 'unavailable' });
});

test('an idle process is ended, and started again when there is work', async () => {
  const brief = startLoom({ entry: LOOM_ENTRY, idle: 1 });
  try {
    expect(await readShop(brief)).toMatchObject({ tables: 2 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await readShop(brief)).toMatchObject({ tables: 2 });
  } finally {
    await brief.close();
  }
});
