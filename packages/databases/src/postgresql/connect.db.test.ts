import { createServer } from 'node:net';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ServerAddress } from '../address/database-address.ts';
import type { Session } from '../session/session.ts';
import { connectPostgresql } from './connect.ts';

const bin = findPostgresBin();
let server: PostgresServer;
const sessions: Session[] = [];

beforeAll(async () => {
  if (bin !== undefined) server = await startPostgres(bin);
  else if (process.env['CI'] === 'true')
    throw new Error('No PostgreSQL: set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
  else console.warn('SKIPPED: there is no PostgreSQL here; set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
});

afterEach(async () => {
  await Promise.all(sessions.splice(0).map((session) => session.close()));
});

afterAll(() => server?.stop());

const address = (change: Partial<ServerAddress> = {}): ServerAddress => ({
  dialect: 'postgresql',
  host: server.host,
  port: server.port,
  socket: true,
  user: 'rowloom',
  database: 'postgres',
  tls: 'disable',
  ...change,
});

async function connect(change: Partial<ServerAddress> = {}): Promise<Session> {
  const session = await connectPostgresql(address(change));
  sessions.push(session);
  return session;
}

describe.skipIf(bin === undefined)('a session with PostgreSQL', () => {
  test('says which server and backend it talks to', async () => {
    const session = await connect();
    expect(session.serverVersion).toMatch(/^\d+/);
    const [row] = await session.query('SELECT pg_backend_pid() AS pid, current_setting($1) AS name', [
      'application_name',
    ]);
    expect(row).toEqual({ pid: session.backend, name: 'rowloom' });
  });

  test('returns values in the agreed form, whatever the role prefers', async () => {
    server.run(`ALTER ROLE rowloom SET timezone = 'Asia/Tokyo'; ALTER ROLE rowloom SET datestyle = 'German';
      ALTER ROLE rowloom SET bytea_output = 'escape'; ALTER ROLE rowloom SET statement_timeout = '7s'`);
    const session = await connect();
    server.run('ALTER ROLE rowloom RESET ALL');
    const [row] =
      await session.query(`SELECT true AS yes, 7::int2 AS small, 9007199254740991 AS safe, 9007199254740993 AS big,
      1.50::numeric AS price, 0.1::float8 AS tenth, '\\x00ff'::bytea AS bytes, date '2024-02-03' AS day,
      timestamptz '2024-02-03 04:05:06.5+00' AS moment, '{"a":1}'::jsonb AS doc, ARRAY[1,2] AS list, 1::oid AS id,
      'n'::name AS name, '1 2'::int2vector AS vector, current_setting('statement_timeout') AS timeout, interval '1 day' AS span, NULL AS nothing`);
    expect(row).toEqual({
      yes: true,
      small: 7,
      safe: 9007199254740991,
      big: '9007199254740993',
      price: '1.50',
      tenth: 0.1,
      bytes: Uint8Array.of(0, 255),
      day: '2024-02-03',
      moment: '2024-02-03 04:05:06.5+00',
      doc: '{"a": 1}',
      list: '{1,2}',
      id: 1,
      name: 'n',
      vector: '1 2',
      timeout: '0',
      span: '1 day',
      nothing: null,
    });
  });

  test('takes parameters of every kind', async () => {
    const session = await connect();
    const [row] = await session.query(
      'SELECT $1::bool AS a, $2::int8 AS b, $3::bytea AS c, $4::text AS d, $5::int AS e',
      [false, 9007199254740993n, Uint8Array.of(1, 2), "it's", null],
    );
    expect(row).toEqual({ a: false, b: '9007199254740993', c: Uint8Array.of(1, 2), d: "it's", e: null });
  });

  test('counts the rows that a statement affects and runs scripts', async () => {
    const session = await connect();
    await session.script('CREATE TEMP TABLE t (a int); INSERT INTO t VALUES (1), (2), (3)');
    expect(await session.execute('UPDATE t SET a = a + $1 WHERE a > 1', [1])).toBe(2);
    await expect(session.query('SELECT 1; SELECT 2')).rejects.toMatchObject({ code: 'server_error' });
  });

  test('knows whether a transaction is open', async () => {
    const session = await connect();
    expect(session.inTransaction?.()).toBe(false);
    await session.script('BEGIN');
    expect(session.inTransaction?.()).toBe(true);
    await expect(session.query('SELECT 1/0')).rejects.toMatchObject({ code: 'invalid_value' });
    expect(session.inTransaction?.()).toBe(true);
    await session.script('ROLLBACK');
    expect(session.inTransaction?.()).toBe(false);
  });

  test('streams rows in batches, may be left early, and is free afterwards', async () => {
    const session = await connect();
    let count = 0;
    for await (const rows of session.stream('SELECT g FROM generate_series(1, $1::int) AS g', [2500]))
      count += rows.length;
    expect(count).toBe(2500);
    for await (const rows of session.stream('SELECT generate_series(1, 1000000000) AS g')) {
      expect(rows[0]).toEqual({ g: 1 });
      break;
    }
    expect(await session.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await expect(session.stream('SELECT nope')[Symbol.asyncIterator]().next()).rejects.toMatchObject({
      code: 'server_error',
    });
    const empty = [];
    for await (const rows of session.stream('SELECT 1 WHERE false')) empty.push(rows);
    expect(empty).toEqual([]);
    expect(await session.query('SELECT 2 AS two')).toEqual([{ two: 2 }]);
  });

  test('statements issued at once run one after the other', async () => {
    const session = await connect();
    const results = await Promise.all(
      [1, 2, 3].map((n) => session.query(`SELECT ${n} AS n, pg_sleep(0.01)::text AS s`)),
    );
    expect(results.map(([row]) => row?.['n'])).toEqual([1, 2, 3]);
  });

  test('a lost connection rejects pending and later statements', async () => {
    const [session, other] = await Promise.all([connect(), connect()]);
    const pending = session.query('SELECT pg_sleep(60)');
    const streaming = session.stream('SELECT 1')[Symbol.asyncIterator]().next();
    const failed = Promise.allSettled([pending, streaming]);
    await other.query('SELECT pg_terminate_backend($1)', [session.backend]);
    const lost = { status: 'rejected', reason: { code: 'connection_lost' } };
    expect(await failed).toMatchObject([lost, lost]);
    await expect(session.query('SELECT 1')).rejects.toMatchObject({ code: 'connection_lost' });
  });

  test('only the next statement notices a connection lost while idle', async () => {
    const [session, other] = await Promise.all([connect(), connect()]);
    await other.query('SELECT pg_terminate_backend($1)', [session.backend]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(session.execute('SELECT 1')).rejects.toMatchObject({ code: 'connection_lost' });
  });

  test('destroying gives up at once', async () => {
    const session = await connect();
    const pending = session.query('SELECT pg_sleep(60)');
    session.destroy();
    await expect(pending).rejects.toMatchObject({ code: 'connection_lost' });
  });

  test('environment variables of PostgreSQL change nothing', async () => {
    for (const [name, value] of Object.entries({
      PGHOST: 'nowhere.invalid',
      PGPORT: '1',
      PGUSER: 'nobody',
      PGDATABASE: 'nothing',
      PGPASSWORD: 'wrong',
      PGSSLMODE: 'require',
      PGOPTIONS: '-c application_name=other',
      PGAPPNAME: 'other',
      PGSSLNEGOTIATION: 'direct',
      PGREPLICATION: 'true',
    }))
      vi.stubEnv(name, value);
    const session = await connect();
    expect(await session.query(`SELECT current_user::text AS who, current_setting('application_name') AS app`)).toEqual(
      [{ who: 'rowloom', app: 'rowloom' }],
    );
  });

  test('errors of the server keep names and lose values', async () => {
    const session = await connect();
    await session.script(
      `CREATE TABLE secrets (id int PRIMARY KEY, word text CONSTRAINT short CHECK (length(word) < 5))`,
    );
    await session.execute('INSERT INTO secrets VALUES (4711, $1)', ['abc']);
    const twice = await session
      .execute('INSERT INTO secrets VALUES (4711, $1)', ['abc'])
      .catch((error: unknown) => error);
    expect(twice).toMatchObject({
      code: 'duplicate_key',
      facts: { native: '23505', table: 'secrets', constraint: 'secrets_pkey' },
    });
    expect(String(twice)).not.toContain('4711');
    const long = await session
      .execute('INSERT INTO secrets VALUES (1, $1)', ['hidden'])
      .catch((error: unknown) => error);
    expect(long).toMatchObject({ code: 'check_violated', facts: { constraint: 'short' } });
    expect(JSON.stringify(long) + String(long)).not.toContain('hidden');
    await session.script(`CREATE TABLE days (day date, word text) PARTITION BY RANGE (day);
      CREATE TABLE days_2026 PARTITION OF days FOR VALUES FROM ('2026-01-01') TO ('2027-01-01');`);
    const outside = await session
      .execute('INSERT INTO days VALUES ($1, $2)', ['1999-12-31', 'hidden'])
      .catch((error: unknown) => error);
    expect(outside).toMatchObject({
      code: 'check_violated',
      message: expect.stringMatching(
        /^The table public\.days refused rows: none of its partitions accepts them\. /,
      ) as string,
      facts: { plain: expect.stringMatching(/^days refused rows: none of its partitions accepts them\. /) as string },
    });
    expect(JSON.stringify(outside) + String(outside)).not.toMatch(/1999|hidden/);
    const raised = await session
      .script(`DO $$ BEGIN RAISE check_violation USING MESSAGE = 'hidden'; END $$`)
      .catch((error: unknown) => error);
    expect(String(raised)).toMatch(/A table refused rows: a check would not hold\./);
    const bad = await session.query(`SELECT 'hidden'::int`).catch((error: unknown) => error);
    expect(bad).toMatchObject({ code: 'invalid_value' });
    expect(String(bad)).not.toContain('hidden');
  });
});

describe.skipIf(bin === undefined)('a refused connection is explained', () => {
  test('a missing database, role, socket or host', async () => {
    await expect(connect({ database: 'nope' })).rejects.toMatchObject({ code: 'no_such_database' });
    await expect(connect({ user: 'nobody' })).rejects.toMatchObject({ code: 'authentication_failed' });
    await expect(connect({ host: '/nonexistent' })).rejects.toMatchObject({
      code: 'unreachable',
      facts: { native: 'ENOENT' },
    });
    await expect(connect({ host: 'nowhere.invalid', socket: false })).rejects.toMatchObject({ code: 'unreachable' });
    await expect(connect({ host: '127.0.0.1', port: 1, socket: false })).rejects.toMatchObject({ code: 'unreachable' });
  });

  test('a server that never answers times out', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const bound = silent.address();
    const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
    const attempt = connectPostgresql(address({ host: '127.0.0.1', port, socket: false }), { timeout: 200 });
    await expect(attempt).rejects.toMatchObject({ code: 'unreachable' });
    silent.close();
  });
});
