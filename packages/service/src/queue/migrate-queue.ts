import { getConstructionPlans, getMigrationPlans } from 'pg-boss';
import { APP_ROLE, QUEUE_SCHEMA, STORE_SCHEMA, type SqlExecutor } from '../store/store.ts';
import { storeError } from '../store/store-error.ts';

/** The table version of the installed pg-boss. */
export const QUEUE_VERSION = 43;

/**
 * pg-boss's tables, created by their owner: the workers' role may fill them, not alter them. The caller holds the lock.
 */
export async function migrateQueue(owner: SqlExecutor): Promise<void> {
  const version = await readVersion(owner);
  if (version === undefined) await run(owner, getConstructionPlans(QUEUE_SCHEMA, { createSchema: false }));
  else if (version > QUEUE_VERSION)
    throw storeError(
      'store_is_newer',
      `The queue of the store was migrated by a newer Rowloom (version ${version}; this one knows ${QUEUE_VERSION}). Start that version, or restore a backup from before.`,
    );
  else if (version < QUEUE_VERSION) await run(owner, getMigrationPlans(QUEUE_SCHEMA, version));
  const { rows } = await owner.executeSql(UNGRANTED);
  if (rows.length > 0) await owner.executeSql(GRANT);
}

/** The only process of a store knows that no worker of an earlier one is alive. */
export async function releaseJobs(owner: SqlExecutor): Promise<void> {
  await owner.executeSql(`update ${QUEUE_SCHEMA}.job set state = 'retry', heartbeat_on = null where state = 'active'`);
  await owner.executeSql(
    `update ${STORE_SCHEMA}.generation set lease_until = null, worker_id = null where status = 'running'`,
  );
  await owner.executeSql(`update ${STORE_SCHEMA}.idempotency set lease_until = now() where status is null`);
}

async function readVersion(owner: SqlExecutor): Promise<number | undefined> {
  const { rows: tables } = await owner.executeSql(`select where to_regclass('${QUEUE_SCHEMA}.version') is not null`);
  if (tables.length === 0) return undefined;
  const { rows } = await owner.executeSql(`select version from ${QUEUE_SCHEMA}.version`);
  return Number((rows as readonly { readonly version: unknown }[])[0]?.version);
}

/** The statements are separate transactions. */
async function run(owner: SqlExecutor, plan: string): Promise<void> {
  try {
    await owner.executeSql(plan);
  } catch (error) {
    await owner.executeSql('rollback').catch(() => undefined);
    throw error;
  }
}

const UNGRANTED = `select from pg_class
  where relnamespace = '${QUEUE_SCHEMA}'::regnamespace and relkind in ('r', 'p')
    and not has_table_privilege('${APP_ROLE}', oid, 'insert')`;

const GRANT = `grant select, insert, update, delete on all tables in schema ${QUEUE_SCHEMA} to ${APP_ROLE};
grant usage on all sequences in schema ${QUEUE_SCHEMA} to ${APP_ROLE};
grant execute on all functions in schema ${QUEUE_SCHEMA} to ${APP_ROLE}`;
