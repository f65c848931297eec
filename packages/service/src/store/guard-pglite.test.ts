import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { expect, test } from 'vitest';
import { guardPglite } from './guard-pglite.ts';

/** An embedded store that has died: every call fails. */
const DEAD = {
  closed: false,
  ready: true,
  waitReady: Promise.resolve(),
  close: () => Promise.resolve(),
  query: () => Promise.reject(new Error('dead')),
  transaction: () => Promise.reject(new Error('dead')),
} as unknown as PGlite;

test('a transaction that cannot start fails, and so does the next one, without hanging', async () => {
  const db = new Kysely<object>({
    dialect: new PGliteDialect({ pglite: guardPglite(DEAD, { check: () => undefined }) }),
  });
  for (let turn = 0; turn < 2; turn++)
    await expect(db.transaction().execute((tx) => sql`select 1`.execute(tx))).rejects.toThrow('dead');
  await expect(sql`select 1`.execute(db)).rejects.toThrow('dead');
});

test('without disk space nothing reaches the store', async () => {
  const full = {
    check: () => {
      throw new Error('full');
    },
  };
  const db = new Kysely<object>({ dialect: new PGliteDialect({ pglite: guardPglite(DEAD, full) }) });
  await expect(db.transaction().execute((tx) => sql`select 1`.execute(tx))).rejects.toThrow('full');
  await expect(sql`select 1`.execute(db)).rejects.toThrow('full');
});
