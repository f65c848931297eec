import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import type { ConnectOptions } from '../session/driver.ts';
import type { SqlRow } from '../session/session.ts';
import { connectSqlite } from './connect.ts';
import { makeScratchFolder } from './scratch-folder.fixture.ts';
import type { SqliteSession } from './session.ts';

const { path: scratch, remove } = makeScratchFolder();
afterAll(remove);

function open(name: string, options: ConnectOptions = { create: true }): Promise<SqliteSession> {
  return connectSqlite({ dialect: 'sqlite', file: scratch(name) }, options);
}

test('values survive a round trip', async () => {
  const session = await open('values.db');
  await session.script('CREATE TABLE t (a, b, c, d, e, f)');
  const bytes = new Uint8Array([0, 255]);
  await session.execute('INSERT INTO t VALUES ($1, $2, $3, $4, $5, $6)', [1n, 2n ** 62n, 0.5, "it's $1", true, bytes]);
  const [row] = await session.query(`SELECT *, '$2' AS g, $1 AS again, $1 AS twice FROM t WHERE a = $2`, ['x', 1n]);
  expect(row).toEqual({
    a: 1,
    b: String(2n ** 62n),
    c: 0.5,
    d: "it's $1",
    e: 1,
    f: bytes,
    g: '$2',
    again: 'x',
    twice: 'x',
  });
  expect(session).toMatchObject({ dialect: 'sqlite', backend: process.pid });
  expect(session.serverVersion).toMatch(/^3\.\d+/);
  await session.close();
});

test('the rows that a statement changes are counted', async () => {
  const session = await open('count.db');
  expect(await session.execute('CREATE TABLE t (a)')).toBe(0);
  expect(await session.execute('INSERT INTO t VALUES (1), (2), (3)')).toBe(3);
  expect(await session.execute('CREATE INDEX i ON t (a)')).toBe(0);
  expect(await session.execute('WITH w AS (SELECT 2 AS a) DELETE FROM t WHERE a IN w')).toBe(1);
  await session.close();
});

test('a stream gives every row, in slices', async () => {
  const session = await open('stream.db');
  const slices: (readonly SqlRow[])[] = [];
  const sql = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $1) SELECT i FROM n';
  for await (const slice of session.stream(sql, [2500])) slices.push(slice);
  expect(slices.map(({ length }) => length)).toEqual([1000, 1000, 500]);
  expect(slices.flat().at(-1)).toEqual({ i: 2500 });
  for await (const slice of session.stream(sql, [2000])) {
    expect(slice).toHaveLength(1000);
    break;
  }
  await session.execute('CREATE TABLE after_stream (a)');
  await session.close();
});

test('foreign keys are enforced, and REGEXP is supported', async () => {
  const session = await open('keys.db');
  await session.script('CREATE TABLE p (a INTEGER PRIMARY KEY); CREATE TABLE c (a INT REFERENCES p)');
  await expect(session.execute('INSERT INTO c VALUES (1)')).rejects.toMatchObject({ code: 'foreign_key_violated' });
  expect(
    await session.query(`SELECT 'abc' REGEXP '^a.c$' AS yes, 'x' REGEXP '\\d' AS no, NULL REGEXP 'a' AS n`),
  ).toEqual([{ yes: 1, no: 0, n: null }]);
  await session.close();
});

test.each([
  ['INSERT INTO t (id, u) VALUES (1, 9)', 'duplicate_key', { table: 't', column: 'id' }],
  ['INSERT INTO t (u) VALUES (1)', 'duplicate_key', { table: 't', column: 'u' }],
  ['INSERT INTO p VALUES (1, 2)', 'duplicate_key', { table: 'p', columns: ['a', 'b'] }],
  ["INSERT INTO t (u, v) VALUES (5, 'Secret')", 'duplicate_key', { constraint: 'by_v' }],
  ['INSERT INTO t (u) VALUES (NULL)', 'not_null_violated', { table: 't', column: 'u' }],
  ['INSERT INTO t (u) VALUES (-77)', 'check_violated', { constraint: 'positive' }],
  ["INSERT INTO t (id, u) VALUES ('Secret', 8)", 'invalid_value', {}],
  ["INSERT INTO s VALUES ('Secret')", 'invalid_value', { table: 's', column: 'a' }],
  ["INSERT INTO t (u, v) VALUES (6, 'stop')", 'server_error', { native: 'SQLITE_CONSTRAINT_TRIGGER' }],
  ['SELECT * FROM nowhere', 'no_such_table', { table: 'nowhere' }],
  ['SELECT nothing FROM t', 'server_error', {}],
  ['SELEC', 'server_error', {}],
])('%s fails as %s, without a value', async (sql, code, facts) => {
  const session = await open('errors.db');
  await session.script(`
    DROP TABLE IF EXISTS t; DROP TABLE IF EXISTS s; DROP TABLE IF EXISTS p;
    CREATE TABLE t (id INTEGER PRIMARY KEY, u INT NOT NULL UNIQUE CONSTRAINT positive CHECK (u > 0), v TEXT);
    CREATE UNIQUE INDEX by_v ON t (lower(v));
    CREATE TABLE s (a INT) STRICT;
    CREATE TABLE p (a INT, b INT, UNIQUE (a, b));
    INSERT INTO p VALUES (1, 2);
    CREATE TRIGGER no BEFORE INSERT ON t WHEN new.v = 'stop' BEGIN SELECT RAISE(ABORT, 'Secret'); END;
    INSERT INTO t VALUES (1, 1, 'secret')`);
  const error: unknown = await session.execute(sql).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'TargetError', code, facts });
  expect(String(error)).not.toMatch(/secret|-77/i);
  await session.close();
});

test('a read-only database says so', async () => {
  const session = await open('read-only.db');
  await session.script('CREATE TABLE t (a); PRAGMA query_only = ON');
  await expect(session.execute('INSERT INTO t VALUES (1)')).rejects.toMatchObject({ code: 'read_only' });
  await session.close();
});

test('a missing file is created only on request', async () => {
  await expect(open('missing.db', {})).rejects.toMatchObject({ code: 'no_such_database' });
  await expect(open('no-folder/x.db')).rejects.toMatchObject({ message: expect.stringContaining('no folder') });
  mkdirSync(scratch('folder'));
  await expect(open('folder')).rejects.toMatchObject({ message: expect.stringContaining('is a folder') });
  await (await open('missing.db')).close();
  await (await open('missing.db', {})).close();
});

test('a file of another kind is refused', async () => {
  writeFileSync(scratch('text.db'), 'This is a letter, not a database. '.repeat(100));
  await expect(open('text.db')).rejects.toMatchObject({ code: 'no_such_database', facts: { native: 'SQLITE_NOTADB' } });
});

test('a locked file names the process that holds it', async () => {
  const session = await open('locked.db', { create: true, timeout: 50 });
  await session.script('CREATE TABLE t (a)');
  const program = `const { DatabaseSync } = require('node:sqlite'); const db = new DatabaseSync(process.argv[1]);
    db.exec('BEGIN EXCLUSIVE'); console.log('held'); process.stdin.on('end', () => db.close()).resume();`;
  const holder = spawn(process.execPath, ['-e', program, scratch('locked.db')], { stdio: ['pipe', 'pipe', 'ignore'] });
  await once(holder.stdout, 'data');
  const error: unknown = await session.execute('INSERT INTO t VALUES (1)').catch((reason: unknown) => reason);
  holder.stdin.end();
  await once(holder, 'exit');
  expect(error).toMatchObject({ code: 'locked' });
  expect(String(error)).toMatch(process.platform === 'linux' ? `process ${holder.pid}` : 'another program');
  expect(await session.execute('INSERT INTO t VALUES (1)')).toBe(1);
  await session.close();
});

test('a destroyed session answers with a lost connection', async () => {
  const session = await open('closed.db');
  session.destroy();
  session.destroy();
  await expect(session.query('SELECT 1')).rejects.toMatchObject({ code: 'connection_lost' });
  await session.close();
});

test('a file whose name looks like a URI is a file', async () => {
  const session = await open('file:x?mode=memory');
  await session.script('CREATE TABLE t (a)');
  await session.close();
  const again = await open('file:x?mode=memory', {});
  expect(await again.query('SELECT name FROM sqlite_schema')).toEqual([{ name: 't' }]);
  await again.close();
});
