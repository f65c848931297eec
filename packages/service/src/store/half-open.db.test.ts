import { findPostgresBin, type Link, type PostgresServer, startLink, startPostgres } from '@rowloom/servers';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { allowLong } from './allow-long.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';

const bin = findPostgresBin();
const DEADLINES = { statement: 300, answer: 500, connect: 600, probe: 300, idleTransaction: 600 };
let server: PostgresServer;
let link: Link;
let store: Store;

beforeAll(async () => {
  if (bin === undefined) {
    if (process.env['CI'] === 'true') throw new Error('No PostgreSQL: set ROWLOOM_POSTGRES_BIN.');
    return;
  }
  server = await startPostgres(bin);
  link = await startLink({ path: `${server.host}/.s.PGSQL.${server.port}` });
  const url = `postgresql://rowloom@127.0.0.1:${link.port}/${server.createDatabase('half_open')}?sslmode=disable`;
  store = await openStore({ kind: 'postgresql', url, poolSize: 3, deadlines: DEADLINES });
});

afterAll(async () => {
  await store?.close();
  link?.close();
  await server?.stop();
});
afterEach(() => link?.become('whole'));

const put = (name: string, during: () => void) =>
  store.transaction(async (tx) => {
    await sql`insert into setting (name, value) values (${name}, '1'::jsonb)`.execute(tx);
    during();
  });
const has = async (name: string): Promise<boolean> =>
  (await sql`select from setting where name = ${name}`.execute(store.db)).rows.length === 1;
const lost = { name: 'StoreError', code: 'store_unreachable' };

describe.skipIf(bin === undefined)('a store whose link is half-open', () => {
  test.each(['silent', 'no_answers', 'no_questions'] as const)(
    'answers again once the link has healed: %s',
    async (state) => {
      // Connections that are idle when it happens, as many as there may be.
      await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.05)`.execute(store.db)));
      link.become(state);
      const began = performance.now();
      const asked = [1, 2, 3, 4, 5, 6].map(() => expect(sql`select`.execute(store.db)).rejects.toMatchObject(lost));
      await Promise.all(asked);
      expect(await store.isReachable()).toBe(false);
      expect(performance.now() - began).toBeLessThan(5000);
      link.become('whole');
      await expect.poll(() => store.isReachable(), { timeout: 3000 }).toBe(true);
      await sql`select`.execute(store.db);
    },
  );

  test('a COMMIT whose answer is lost is known to be done', async () => {
    const done = put('answer_lost', () => link.become('no_answers'));
    setTimeout(() => link.become('whole'), 700);
    await done;
    expect(await has('answer_lost')).toBe(true);
  });

  test('a COMMIT that never arrived is known not to be done', async () => {
    const done = put('question_lost', () => link.become('no_questions'));
    setTimeout(() => link.become('whole'), 700);
    await expect(done).rejects.toMatchObject(lost);
    expect(await has('question_lost')).toBe(false);
  });

  test('a slow statement is cancelled on the server, and its connection stays', async () => {
    const before = server.run(`select count(*) from pg_stat_activity where application_name = 'rowloom'`);
    await expect(sql`select pg_sleep(2)`.execute(store.db)).rejects.toMatchObject({ code: '57014' });
    expect(server.run(`select count(*) from pg_stat_activity where application_name = 'rowloom'`)).toBe(before);
    await store.transaction(async (tx) => {
      await allowLong(store, tx);
      await sql`select pg_sleep(0.8)`.execute(tx);
    });
  });

  test('its sessions end by themselves on the server', async () => {
    const { rows } = await sql`select name, setting from pg_settings
      where name ~ '^(statement_timeout|idle_in_transaction_session_timeout|tcp_)' order by name`.execute(store.db);
    // Over a socket file the TCP settings read as 0: the start of the session shows the requested values.
    expect(
      Object.fromEntries((rows as { name: string; setting: string }[]).map((row) => [row.name, row.setting])),
    ).toMatchObject({ statement_timeout: '300', idle_in_transaction_session_timeout: '600' });
    const begun = store.transaction(async (tx) => {
      await sql`select`.execute(tx);
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await sql`select`.execute(tx);
    });
    await expect(begun).rejects.toBeInstanceOf(Error);
  });

  test('closes in bounded time while it is silent', async () => {
    const { port } = link;
    const url = `postgresql://rowloom@127.0.0.1:${port}/half_open?sslmode=disable`;
    const other = await openStore({ kind: 'postgresql', url });
    await sql`select`.execute(other.db);
    link.become('silent');
    const asked = [1, 2, 3].map(() => expect(sql`select`.execute(other.db)).rejects.toMatchObject(lost));
    const began = performance.now();
    await other.close();
    await Promise.all(asked);
    expect(performance.now() - began).toBeLessThan(4000);
  });
});
