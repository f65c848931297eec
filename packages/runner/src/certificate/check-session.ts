import { HASH_AGAIN, isTargetError, type Session, type SqlRow, WALK_INDEXES } from '@rowloom/databases';

/** A session on which queries of a certificate may fail without harm to what else is going on there. */
export type CheckSession = {
  /** The rows, or a sentence that says why there are none. */
  readonly attempt: (sql: string) => Promise<readonly SqlRow[] | string>;
  /** The same for a join of two tables that have indexes in its order, both of whose rows are visible to all. */
  readonly attemptWalk: (sql: string) => Promise<readonly SqlRow[] | string>;
  /** What it sees, for other sessions of PostgreSQL, if it was to be shared. */
  readonly snapshot: string | undefined;
  /** Gives the session back as it was. */
  readonly end: () => Promise<void>;
};

export type CheckTransaction = {
  /** True where the caller has a transaction open, whose own rows are to be seen. */
  readonly isOpen: boolean;
  readonly isShared?: boolean;
  /** That of another session. */
  readonly snapshot?: string;
};

const BEGIN = {
  postgresql: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
  mysql: 'START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY',
  mariadb: 'START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY',
  sqlite: 'BEGIN',
} as const;

/**
 * Sorting and hashing stay in memory, and nothing is compiled for a single pass. With row security on, PostgreSQL then
 * refuses instead of leaving rows out silently. A session may have nothing to do while another examines a large table.
 */
const POSTGRESQL_SETTINGS =
  "SET LOCAL work_mem = '64MB'; SET LOCAL jit = off; SET LOCAL row_security = off; SET LOCAL idle_in_transaction_session_timeout = 0";

const LASTING = new Set(['connection_lost', 'interrupted', 'disk_full', 'unreachable']);

export async function openCheckSession(session: Session, transaction: CheckTransaction): Promise<CheckSession> {
  const isPostgresql = session.dialect === 'postgresql';
  if (!transaction.isOpen) await session.script(BEGIN[session.dialect]);
  let shared: string | undefined;
  if (isPostgresql) {
    if (transaction.isShared === true)
      shared = String((await session.query('SELECT pg_catalog.pg_export_snapshot() AS name'))[0]?.['name']);
    if (transaction.snapshot !== undefined)
      await session.script(`SET TRANSACTION SNAPSHOT '${transaction.snapshot.replaceAll("'", "''")}'`);
    // After a failure all else in a transaction fails too; going back to here, where nothing was changed, mends that.
    await session.script(`SAVEPOINT rowloom_outer; ${POSTGRESQL_SETTINGS}; SAVEPOINT rowloom_inner`);
  }
  const attempt = async (sql: string): Promise<readonly SqlRow[] | string> => {
    try {
      return await session.query(sql);
    } catch (error) {
      if (!isTargetError(error) || LASTING.has(error.code)) throw error;
      if (isPostgresql) await session.script('ROLLBACK TO SAVEPOINT rowloom_inner');
      return error.message;
    }
  };
  return {
    snapshot: shared,
    attempt,
    async attemptWalk(sql) {
      await session.query(WALK_INDEXES);
      const answer = await attempt(sql);
      await session.query(HASH_AGAIN);
      return answer;
    },
    async end() {
      if (!transaction.isOpen) await session.script('ROLLBACK');
      else if (isPostgresql)
        await session.script('ROLLBACK TO SAVEPOINT rowloom_outer; RELEASE SAVEPOINT rowloom_outer');
    },
  };
}
