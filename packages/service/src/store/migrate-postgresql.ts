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

/** Any number: it only has to be the same in every process that migrates this database. */
const MIGRATION_LOCK = 7_239_018_425_517;

/** Of several processes that start at once, one migrates; the others wait and find it done. */
export async function migratePostgresql(owner: ServerAddress, login: string, folder?: URL): Promise<void> {
  let session: Session | undefined;
  try {
    session = await connectPostgresql(owner);
    await session.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const executor = executorOf(session);
    await prepareDatabase(executor, login);
    await migrate(executor, folder);
    await migrateQueue(executor);
  } catch (error) {
    throw isTargetError(error) ? explain(error, owner) : error;
  } finally {
    // The lock goes with the connection.
    await session?.close();
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
