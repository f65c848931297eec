import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from './open-store.ts';
import { prepared } from './prepared.ts';
import { readMigrations } from './read-migrations.ts';
import type { Store, StoreConfig } from './store.ts';
import { configOf } from './stores.fixture.ts';

const bin = findPostgresBin();
let server: PostgresServer;

beforeAll(async () => {
  if (bin !== undefined) server = await startPostgres(bin);
  else if (process.env['CI'] === 'true')
    throw new Error('No PostgreSQL: set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
  else console.warn('SKIPPED: there is no PostgreSQL here; set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
});

afterAll(() => server?.stop());

async function using<T>(config: StoreConfig, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(config);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const asUser = (config: { readonly url: string }, user: string): string => config.url.replace('rowloom@', `${user}@`);

describe.skipIf(bin === undefined)('a store on PostgreSQL', () => {
  test('opens from several processes at once on a fresh server, and each migration runs once', async () => {
    const configs = ['one', 'two'].map((name) => configOf(server, server.createDatabase(name)));
    const stores = await Promise.all(
      [...configs, ...configs, ...configs, ...configs].map((config) => openStore(config)),
    );
    for (const { db } of stores.slice(0, 2)) {
      const { rows } = await sql`select number from migration order by number`.execute(db);
      expect(rows).toEqual(readMigrations().map(({ number }) => ({ number })));
    }
    await Promise.all(stores.map((store) => store.close()));
  });

  test('prepares only frequent statements, once for each connection', async () => {
    const often = prepared('select $1::text as word');
    await using(configOf(server, server.createDatabase('prepared')), async ({ db }) => {
      await db.connection().execute(async (one) => {
        for (const word of ['a', 'b']) {
          const { rows } = await one.executeQuery(CompiledQuery.raw(often, [word]));
          expect(rows).toEqual([{ word }]);
          await one.executeQuery(CompiledQuery.raw('select $1::text as other', [word]));
        }
        const { rows } = await sql`select statement from pg_prepared_statements`.execute(one);
        expect(rows).toEqual([{ statement: often }]);
      });
    });
  });

  test('is prepared by its owner and used by a user who owns nothing', async () => {
    server.run('create role clerk login; create role stranger login');
    const owner = configOf(server, server.createDatabase('shared'));
    const url = asUser(owner, 'clerk');
    await expect(openStore({ kind: 'postgresql', url })).rejects.toMatchObject({
      name: 'StoreError',
      code: 'no_permission',
      message: expect.stringContaining('ROWLOOM_MIGRATION_URL'),
    });
    const who = ({ db }: Store) => sql`select session_user as login, current_user as role`.execute(db);
    const expected = [{ login: 'clerk', role: 'rowloom_app' }];
    expect((await using({ kind: 'postgresql', url, migrationUrl: owner.url }, who)).rows).toEqual(expected);
    expect((await using({ kind: 'postgresql', url }, who)).rows).toEqual(expected);
    await expect(openStore({ kind: 'postgresql', url: asUser(owner, 'stranger') })).rejects.toMatchObject({
      code: 'no_permission',
    });
  });

  test('explains what is wrong if there is none', async () => {
    const { url } = configOf(server, 'nowhere');
    await expect(openStore({ kind: 'postgresql', url })).rejects.toMatchObject({
      name: 'StoreError',
      code: 'store_unreachable',
      message: expect.stringContaining('nowhere'),
    });
    await expect(openStore({ kind: 'postgresql', url: 'mysql://root@localhost/x' })).rejects.toMatchObject({
      code: 'store_unreachable',
    });
  });

  test('limits the duration of a statement and of an idle transaction', async () => {
    await using(configOf(server, 'one'), async ({ db }) => {
      const { rows } = await sql`select name, setting from pg_settings
        where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_isolation', 'TimeZone')
        order by name`.execute(db);
      expect(rows).toEqual([
        { name: 'TimeZone', setting: 'UTC' },
        { name: 'idle_in_transaction_session_timeout', setting: '10000' },
        { name: 'statement_timeout', setting: '8000' },
        { name: 'transaction_isolation', setting: 'read committed' },
      ]);
    });
  });

  test('survives the loss of its connections and its server', async () => {
    await using(configOf(server, 'one'), async (store) => {
      await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.05)`.execute(store.db)));
      const lost = store.transaction((tx) => sql`select pg_sleep(20)`.execute(tx));
      const outcome = lost.then(
        () => 'done',
        () => 'lost',
      );
      await new Promise((resolve) => setTimeout(resolve, 100));
      server.run(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rowloom'`);
      expect(await outcome).toBe('lost');
      await server.restart();
      expect(await store.isReachable()).toBe(true);
      await store.transaction((tx) => sql`select`.execute(tx));
    });
  });
});
