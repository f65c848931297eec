import {
  loadLexicon,
  makePlan,
  makeRunContext,
  previewRows,
  type RunContext,
  type SchemaDocument,
} from '@rowloom/engine';
import { afterAll, expect, test } from 'vitest';
import { connectSqlite } from './connect.ts';
import { introspectSqlite } from './introspect.ts';
import { openSqliteLoader } from './load.ts';
import { makeScratchFolder } from './scratch-folder.fixture.ts';
import type { SqliteSession } from './session.ts';

const { path: scratch, remove } = makeScratchFolder();
afterAll(remove);
let files = 0;
const lexicon = await loadLexicon('en');

type Target = { readonly session: SqliteSession; readonly run: RunContext; readonly document: SchemaDocument };

async function open(sql: string, rows: number): Promise<Target> {
  const session = await connectSqlite({ dialect: 'sqlite', file: scratch(`${files++}.db`) }, { create: true });
  await session.script(sql);
  const document = await introspectSqlite(session);
  const wishes = { rows: { '*': rows }, seed: 7, locale: 'en', as_of: '2026-01-01T00:00:00Z' } as const;
  const result = makePlan(document, wishes, lexicon);
  if ('issues' in result) throw new Error(JSON.stringify(result.issues));
  return { session, document, run: makeRunContext(document, result.plan, lexicon) };
}

const KINDS = `CREATE TABLE kinds (
  id INTEGER PRIMARY KEY, big BIGINT NOT NULL, price DECIMAL(10,2) NOT NULL, ratio REAL NOT NULL, flag BOOLEAN NOT NULL,
  born DATE NOT NULL, at DATETIME NOT NULL, uid UUID NOT NULL, doc JSON NOT NULL, blob BLOB NOT NULL, name TEXT NOT NULL,
  any_value NOT NULL, code VARCHAR(5) NOT NULL, made INT AS (id + 1) STORED, maybe TEXT)`;

test('values are stored as programs store them in SQLite', async () => {
  const { session, run } = await open(KINDS, 300);
  const loader = await openSqliteLoader(session, run, 'kinds');
  expect(await loader.load(0, 300)).toMatchObject({ rows: 300 });
  expect(loader.columns).not.toContain('made');
  expect(loader.bytesPerRow).toBeGreaterThan(50);
  const names = ['id', 'big', 'ratio', 'flag', 'born', 'at', 'uid', 'doc', 'blob', 'name', 'any_value', 'code', 'made'];
  const types = await session.query(
    `SELECT DISTINCT ${names.map((name) => `typeof("${name}") AS "${name}"`).join(', ')} FROM kinds`,
  );
  expect(types).toEqual([
    {
      ...Object.fromEntries(names.map((name) => [name, 'text'])),
      id: 'integer',
      big: 'integer',
      ratio: 'real',
      flag: 'integer',
      blob: 'blob',
      made: 'integer',
    },
  ]);
  const wrong = `SELECT count(*) AS n FROM kinds WHERE date(born) IS NOT born OR datetime(at) IS NULL OR NOT json_valid(doc)
    OR length(uid) <> 36 OR flag NOT IN (0, 1) OR round(price, 2) <> price OR length(code) > 5`;
  expect(await session.query(wrong)).toEqual([{ n: 0 }]);
  await session.close();
});

test('the rows are those of the preview, however they are cut', async () => {
  const { session, run } = await open(
    'CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT NOT NULL, n INT, note TEXT)',
    2500,
  );
  const loader = await openSqliteLoader(session, run, 't');
  const seen: number[] = [];
  await loader.load(1700, 2500);
  await loader.load(0, 1);
  await loader.load(1, 1700, { onProgress: (rows) => seen.push(rows) });
  expect(seen.at(-1)).toBe(1699);
  expect(await session.query('SELECT * FROM t ORDER BY id')).toEqual(previewRows(run, 't', 0, 2500));
  await session.close();
});

test('references hold, whatever the names of the tables', async () => {
  const { session, run } = await open(
    `CREATE TABLE "a ""b""; --" ("id )" INTEGER PRIMARY KEY, [x y] TEXT UNIQUE);
     CREATE TABLE "größe" (\`select\` INT NOT NULL REFERENCES "a ""b""; --", n INT, PRIMARY KEY ("select", n)) WITHOUT ROWID;
     CREATE TABLE strict_one (id INT PRIMARY KEY, x ANY NOT NULL, r REAL, t TEXT, b BLOB) STRICT`,
    400,
  );
  await session.execute('BEGIN IMMEDIATE');
  for (const { name, rows } of run.plan.tables) await (await openSqliteLoader(session, run, name)).load(0, rows);
  await session.execute('COMMIT');
  expect(await session.query('SELECT * FROM pragma_foreign_key_check')).toEqual([]);
  expect(await session.query('SELECT count(*) AS n FROM "größe"')).toEqual([{ n: 400 }]);
  await session.close();
});

test('a row that the table ignores is an error', async () => {
  const { session, run } = await open(
    `CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT);
     CREATE TRIGGER no BEFORE INSERT ON t WHEN new.id = 3 BEGIN SELECT RAISE(IGNORE); END`,
    10,
  );
  const loader = await openSqliteLoader(session, run, 't');
  await expect(loader.load(0, 10)).rejects.toMatchObject({ code: 'rows_skipped', facts: { table: 't' } });
  await session.close();
});

test('an existing key stops the load', async () => {
  const { session, run } = await open('CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT)', 10);
  const loader = await openSqliteLoader(session, run, 't');
  await loader.load(0, 5);
  await expect(loader.load(4, 10)).rejects.toMatchObject({
    code: 'duplicate_key',
    facts: { table: 't', column: 'id' },
  });
  expect(await session.query('SELECT count(*) AS n FROM t')).toEqual([{ n: 5 }]);
  await session.close();
});

test('an aborted load stops between two statements', async () => {
  const { session, run } = await open('CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT)', 5000);
  const loader = await openSqliteLoader(session, run, 't');
  const abort = new AbortController();
  const load = loader.load(0, 5000, { signal: abort.signal, onProgress: (rows) => rows >= 2000 && abort.abort() });
  await expect(load).rejects.toMatchObject({ code: 'interrupted' });
  expect(await session.query('SELECT count(*) AS n FROM t')).toEqual([{ n: 2000 }]);
  await session.close();
});

test('a missing table is named', async () => {
  const { session, run } = await open('CREATE TABLE t (id INTEGER PRIMARY KEY)', 5);
  await session.script('DROP TABLE t');
  await expect(openSqliteLoader(session, run, 't')).rejects.toMatchObject({ code: 'no_such_table' });
  await session.close();
});

test('a table whose columns are all left to SQLite gets its rows', async () => {
  const { session, document } = await open(`CREATE TABLE t (a TEXT DEFAULT 'x', b INT AS (1))`, 3);
  const wishes = {
    rows: { t: 3 },
    seed: 7,
    locale: 'en',
    as_of: '2026-01-01T00:00:00Z',
    rules: { 't.a': { default: true } },
  } as const;
  const result = makePlan(document, wishes, lexicon);
  if ('issues' in result) throw new Error(JSON.stringify(result.issues));
  const loader = await openSqliteLoader(session, makeRunContext(document, result.plan, lexicon), 't');
  expect(loader.columns).toEqual([]);
  await loader.load(0, 3);
  expect(await session.query('SELECT a, count(*) AS n FROM t GROUP BY a')).toEqual([{ a: 'x', n: 3 }]);
  await session.close();
});
