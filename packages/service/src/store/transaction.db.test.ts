import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { afterCommit } from './after-commit.ts';
import type { Store, Tx } from './store.ts';
import { describeStores } from './stores.fixture.ts';

const put = (tx: Tx | Store['db'], name: string, value: number) =>
  sql`insert into setting (name, value) values (${name}, ${String(value)}::jsonb)
    on conflict (name) do update set value = excluded.value`.execute(tx);

const read = async (tx: Tx | Store['db'], name: string): Promise<unknown> =>
  (await sql<{ value: unknown }>`select value from setting where name = ${name} for update`.execute(tx)).rows[0]?.value;

describeStores('transactions', (given) => {
  test('that read, compute and write one row at once lose no update', async () => {
    await put(given.store.db, 'counter', 0);
    await Promise.all(
      Array.from({ length: 50 }, () =>
        given.store.transaction(async (tx) => {
          const value = Number(await read(tx, 'counter'));
          await new Promise((resolve) => setImmediate(resolve));
          await put(tx, 'counter', value + 1);
        }),
      ),
    );
    expect(await read(given.store.db, 'counter')).toBe(50);
  });

  test('leave nothing behind when their work throws', async () => {
    await expect(
      given.store.transaction(async (tx) => {
        await put(tx, 'thrown', 1);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await read(given.store.db, 'thrown')).toBeUndefined();
  });

  test('fail as a whole when the error of a statement is swallowed', async () => {
    await expect(
      given.store.transaction(async (tx) => {
        await put(tx, 'swallowed', 1);
        await sql`select 1 / 0`.execute(tx).catch(() => undefined);
      }),
    ).rejects.toBeInstanceOf(Error);
    expect(await read(given.store.db, 'swallowed')).toBeUndefined();
  });

  test('that deadlock are retried until all succeed', async () => {
    await put(given.store.db, 'left', 0);
    await put(given.store.db, 'right', 0);
    const touch = (names: readonly string[]) =>
      given.store.transaction(async (tx) => {
        for (const name of names) {
          await put(tx, name, Number(await read(tx, name)) + 1);
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      });
    await Promise.all([touch(['left', 'right']), touch(['right', 'left'])]);
    expect([await read(given.store.db, 'left'), await read(given.store.db, 'right')]).toEqual([2, 2]);
  });

  test.each([
    ['40001', 5],
    ['40P01', 5],
    ['23505', 1],
    ['55P03', 1],
  ])('that end with SQLSTATE %s run %i times', async (state, expected) => {
    let runs = 0;
    const run = given.store.transaction(async (tx) => {
      runs++;
      await sql.raw(`do $$ begin raise exception 'no' using errcode = '${state}'; end $$`).execute(tx);
    });
    await expect(run).rejects.toMatchObject({ code: state });
    expect(runs).toBe(expected);
  });

  test('notify only after their commit, and not at all without one', async () => {
    const told: string[] = [];
    let runs = 0;
    await given.store.transaction(async (tx) => {
      afterCommit(tx, () => told.push('committed'));
      if (++runs === 1) await sql`do $$ begin raise exception 'no' using errcode = '40001'; end $$`.execute(tx);
      expect(told).toEqual([]);
    });
    await given.store
      .transaction(async (tx) => {
        afterCommit(tx, () => told.push('rolled back'));
        await Promise.reject(new Error('no'));
      })
      .catch(() => undefined);
    afterCommit(given.store.db, () => told.push('at once'));
    expect(told).toEqual(['committed', 'at once']);
  });
});
