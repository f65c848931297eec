import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDatabaseUrl } from '@rowloom/databases';
import { makeTarget, withSession } from '@rowloom/runner';
import { findMariadbBin, findPostgresBin, startMariadb, startPostgres } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seed } from './seed.ts';
import { testDatabases } from './testing/open-test-databases.ts';
import { weave } from './weave.ts';

if (process.env['CI'] === 'true' && (findPostgresBin() === undefined || findMariadbBin() === undefined))
  throw new Error('No PostgreSQL or no MariaDB: set ROWLOOM_POSTGRES_BIN and ROWLOOM_MARIADB_BIN.');

const ask = (url: string, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  withSession(makeTarget(parseDatabaseUrl(url, { sockets: true })), (session) => session.query(sql));

const folder = mkdtempSync(join(tmpdir(), 'rowloom-library-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SERVERS = {
  async postgresql() {
    const server = await startPostgres(findPostgresBin() ?? '');
    const url = `postgres://rowloom@/postgres?host=${encodeURIComponent(server.host)}&port=${server.port}`;
    return { url, close: server.stop };
  },
  async mariadb() {
    const server = await startMariadb(findMariadbBin() ?? '');
    server.createDatabase('start');
    return { url: `mysql://${server.user}:${server.password}@127.0.0.1:${server.port}/start`, close: server.stop };
  },
  sqlite: () => Promise.resolve({ url: 'sqlite:', close: () => Promise.resolve() }),
} as const;

const NEXT_KEY = {
  postgresql: "select nextval(pg_get_serial_sequence('customers', 'id')) as next, max(id) as last from customers",
  mariadb:
    "select auto_increment as next, (select max(id) from customers) as last from information_schema.tables where table_schema = database() and table_name = 'customers'",
  sqlite: 'select max(id) + 1 as next, max(id) as last from customers',
} as const;

describe.each(['postgresql', 'mariadb', 'sqlite'] as const)('%s', (dialect) => {
  let server: { readonly url: string; readonly close: () => Promise<void> };
  beforeAll(async () => {
    server = await SERVERS[dialect]();
  });
  afterAll(() => server.close());

  test('every test has its own database, and rows of one() can be inserted', async () => {
    const databases = await testDatabases(server.url, { source: 'ecommerce', rows: 0 });
    const loom = await weave('ecommerce', { seed: 9 });
    const [first, second] = await Promise.all([databases.open(), databases.open()]);
    const customer = loom.one('customers', { email: 'ada@example.com' });
    await first.insert(
      customer,
      loom.many('orders', 3, { status: 'paid', customer }),
      loom.one('reviews'),
      loom.one('inventory'),
    );
    const paid =
      "select status from orders where customer_id = (select id from customers where email = 'ada@example.com')";
    expect(await ask(first.url, paid)).toEqual(Array.from({ length: 3 }, () => ({ status: 'paid' })));
    expect(await ask(second.url, 'select 1 from orders')).toEqual([]);
    // What the application inserts next gets its own key.
    const next = await ask(first.url, NEXT_KEY[dialect]);
    expect(Number(next[0]?.['next'])).toBeGreaterThan(Number(next[0]?.['last']));
    await first.close();
    await databases.close();
  });
});

test('seed fills a database, certifies it, and undoes it', async () => {
  const url = `sqlite:${join(folder, `blog-${Math.random()}.db`)}`;
  const { rows, certificate, undo } = await seed(url, { source: 'blog', mode: 'create', rows: 500, seed: 3 });
  expect(rows).toBeGreaterThan(400);
  expect(certificate.violations).toBe(0);
  const more = await seed(url, { rows: 20, tables: ['comments'] });
  expect(more.tables.find(({ name }) => name === 'comments')?.rows).toBe(20);
  await more.undo();
  await undo();
  await expect(ask(url, 'select * from posts')).rejects.toThrow(/posts/);
});

test('a refusal of the database is explained in one sentence', async () => {
  await expect(seed(undefined)).rejects.toThrow(/Which database\?/);
  await expect(seed('oracle://x/y')).rejects.toThrow(/begins with/);
  await expect(seed(`sqlite:${join(folder, 'none.db')}`)).rejects.toMatchObject({
    name: 'RowloomError',
    code: 'database',
  });
  await expect(testDatabases('sqlite:', {})).rejects.toThrow(/needs tables/);
});
