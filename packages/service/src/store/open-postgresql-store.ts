import { parseDatabaseUrl, type ServerAddress } from '@rowloom/databases';
import { Kysely, PostgresDialect } from 'kysely';
import { migratePostgresql } from './migrate-postgresql.ts';
import { openPool, type StorePool } from './open-pool.ts';
import { runTransaction } from './run-transaction.ts';
import { APP_ROLE, type Db, type PostgresqlConfig, type OpenedStore } from './store.ts';
import { storeError } from './store-error.ts';
import type { Tables } from './tables.ts';

/** A store that any number of processes share. */
export async function openPostgresqlStore(config: PostgresqlConfig): Promise<OpenedStore> {
  const address = addressOf(config.url);
  const owner = config.migrationUrl === undefined ? address : addressOf(config.migrationUrl);
  await migratePostgresql(owner, address.user, config.migrations);
  const pool = openPool(address, {
    ...(config.poolSize === undefined ? {} : { size: config.poolSize }),
    ...(config.deadlines === undefined ? {} : { deadlines: config.deadlines }),
  });
  try {
    await pool.query('select');
  } catch (error) {
    await pool.end();
    throw storeError(
      'no_permission',
      `The user ${address.user} cannot work in the store: ${error instanceof Error ? error.message : ''}. It must be let in, and be a member of the role ${APP_ROLE}.`,
      error,
    );
  }
  return storeOf(pool);
}

function addressOf(url: string): ServerAddress {
  const address = parseDatabaseUrl(url, { sockets: true });
  if (address.dialect !== 'postgresql')
    throw storeError('store_unreachable', 'The store is PostgreSQL: its URL begins with postgresql:.');
  return address;
}

function storeOf(pool: StorePool): OpenedStore {
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  let closing: Promise<void> | undefined;
  return {
    kind: 'postgresql',
    db,
    transaction: (work) => runTransaction(db, work),
    queueExecutor: { executeSql: (text, values) => pool.query(text, values) },
    isReachable: () => pool.isAnswering(),
    close: () => (closing ??= pool.end()),
  };
}
