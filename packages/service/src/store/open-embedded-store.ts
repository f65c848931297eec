import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { migrateQueue, releaseJobs } from '../queue/migrate-queue.ts';
import { DURABLE_SETTINGS, durableFiles } from './durable-files.ts';
import { guardPglite, type Room, watchRoom } from './guard-pglite.ts';
import { lockFolder } from './folder-lock.ts';
import { makeCluster } from './make-cluster.ts';
import { migrate } from './migrate.ts';
import { PGLITE_PARSERS } from './normalise-types.ts';
import { prepareDatabase } from './prepare-database.ts';
import { runTransaction } from './run-transaction.ts';
import { APP_ROLE, type Db, type EmbeddedConfig, type SqlExecutor, type OpenedStore, STORE_SCHEMA } from './store.ts';
import type { Tables } from './tables.ts';

/** The whole store in this process and one folder, which nobody else may read. */
export async function openEmbeddedStore({ folder, fsync = true, migrations }: EmbeddedConfig): Promise<OpenedStore> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const lock = lockFolder(folder);
  const room = watchRoom(folder);
  let pglite: PGlite | undefined;
  try {
    room.check();
    await makeCluster(folder, { fsync });
    pglite = await PGlite.create({
      fs: durableFiles(join(folder, 'store')),
      startParams: [...PGlite.defaultStartParams, ...(fsync ? DURABLE_SETTINGS : [])],
      relaxedDurability: false,
      parsers: PGLITE_PARSERS,
    });
    await pglite.exec("set time zone 'UTC'; reset role");
    const owner = ownerOf(pglite);
    await prepareDatabase(owner);
    await migrate(owner, migrations);
    await migrateQueue(owner);
    await releaseJobs(owner);
    await pglite.exec(`set search_path = ${STORE_SCHEMA}; set role ${APP_ROLE}`);
  } catch (error) {
    await pglite?.close();
    lock.release();
    throw error;
  }
  return storeOf(pglite, room, () => lock.release());
}

function storeOf(pglite: PGlite, room: Room, release: () => void): OpenedStore {
  const db: Db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: guardPglite(pglite, room) }) });
  let closing: Promise<void> | undefined;
  return {
    kind: 'embedded',
    db,
    transaction: (work) =>
      // A failed statement whose error was swallowed would turn the commit into a silent rollback.
      runTransaction(db, work, async (tx) => void (await sql`select`.execute(tx))),
    queueExecutor: executorOf(pglite, room),
    isReachable: () => Promise.resolve(!pglite.closed && room.isThere()),
    close: () => (closing ??= pglite.close().finally(release)),
  };
}

function ownerOf(pglite: PGlite): SqlExecutor {
  return {
    async executeSql(text, values = []) {
      if (values.length > 0) return pglite.query(text, [...values]);
      return { rows: (await pglite.exec(text)).flatMap(({ rows }) => rows) };
    },
  };
}

/**
 * Several statements run in a transaction: there is one connection, and a failed one must not leave it aborted for
 * others.
 */
function executorOf(pglite: PGlite, { check }: Pick<Room, 'check'>): SqlExecutor {
  return {
    async executeSql(text, values = []) {
      check();
      if (values.length > 0) return pglite.query(text, [...values]);
      return { rows: (await pglite.transaction((tx) => tx.exec(text))).flatMap(({ rows }) => rows) };
    },
  };
}
