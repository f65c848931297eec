import {
  connectPostgresql,
  isTargetError,
  type ServerAddress,
  type Session,
  type SqlValue,
  type TargetError,
} from '@rowloom/databases';
import { migrateQueue } from '../queue/migrate-queue.ts';
import { migrate } from './migrate.ts';
import { prepareDatabase } from './prepare-database.ts';
import { APP_ROLE, type SqlExecutor } from './store.ts';
import { type StoreError, storeError } from './store-error.ts';

/** An arbitrary number, the same in every process that migrates this database. */
const MIGRATION_LOCK = 7_239_018_425_517;

/** Milliseconds after which a silent store is given up: the server would have ended every statement by then. */
const MAX_SILENCE = 660_000;
/** A migration may rewrite a table. Locks of others are waited for, within limits; a cut connection leaves no lock. */
const BOUNDS = `set statement_timeout = '10min'; set lock_timeout = '60s';
  set idle_in_transaction_session_timeout = '60s';
  set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 3; set tcp_keepalives_count = 3; set tcp_user_timeout = 15000`;

/** Of several processes that start at once, one migrates; the others wait and find it done. */
export async function migratePostgresql(owner: ServerAddress, login: string, folder?: URL): Promise<void> {
  let session: Session | undefined;
  let watch: NodeJS.Timeout | undefined;
  try {
    session = await connectPostgresql(owner);
    watch = setTimeout(session.destroy, MAX_SILENCE);
    await session.script(BOUNDS);
    await takeLock(session);
    const executor = executorOf(session);
    await prepareDatabase(executor, login);
    await migrate(executor, folder);
    await migrateQueue(executor);
  } catch (error) {
    throw isTargetError(error) ? explain(error, owner) : error;
  } finally {
    clearTimeout(watch);
    // The lock ends with the connection.
    await session?.close();
  }
}

async function takeLock(session: Session): Promise<void> {
  try {
    await session.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  } catch (error) {
    if (!isTargetError(error) || error.code !== 'locked') throw error;
    throw storeError(
      'store_in_use',
      "Another process has been migrating this store for a minute. Start again when it is done; if it is gone, end its session: SELECT pid FROM pg_locks WHERE locktype = 'advisory'.",
      error,
    );
  }
}

function explain(error: TargetError, { user, database }: ServerAddress): StoreError {
  if (error.code !== 'no_permission') return storeError('store_unreachable', error.message, error);
  return storeError(
    'no_permission',
    `The user ${user} may not prepare the store in the database ${database}. Give ROWLOOM_MIGRATION_URL with a user who may create schemas there and roles (or create the role first: CREATE ROLE ${APP_ROLE} NOLOGIN; GRANT ${APP_ROLE} TO the user of ROWLOOM_STORE_URL). ${error.message}`,
    error,
  );
}

function executorOf(session: Session): SqlExecutor {
  return {
    async executeSql(text, values = []) {
      if (text.startsWith('select')) return { rows: [...(await session.query(text, values as readonly SqlValue[]))] };
      await session.script(text);
      return { rows: [] };
    },
  };
}
