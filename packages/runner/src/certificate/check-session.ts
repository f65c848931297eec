import { HASH_AGAIN, isTargetError, type Session, type SqlRow, WALK_INDEXES } from '@rowloom/databases';
import { dialectOf } from '../dialects/dialect-of.ts';
import { heed } from '../target/interrupted.ts';

/** A session on which queries of a certificate can fail without affecting other work there. */
export type CheckSession = {
  /** The rows, or a sentence that says why there are none. */
  readonly attempt: (sql: string) => Promise<readonly SqlRow[] | string>;
  /** The same for a join of two tables that have indexes in its order, both of whose rows are visible to all. */
  readonly attemptWalk: (sql: string) => Promise<readonly SqlRow[] | string>;
  /** What it sees, for other sessions, if it was to be shared and can be. */
  readonly snapshot: string | undefined;
  /** Restores the session to its previous state. */
  readonly end: () => Promise<void>;
};

export type CheckTransaction = {
  /** True where the caller has a transaction open, whose own rows are to be seen. */
  readonly isOpen: boolean;
  readonly isShared?: boolean;
  /** That of another session. */
  readonly snapshot?: string;
  /** Stops it between two queries: the server cancels no more than one that takes long. */
  readonly signal?: AbortSignal | undefined;
};

const LASTING = new Set(['connection_lost', 'interrupted', 'disk_full', 'unreachable']);

export async function openCheckSession(session: Session, transaction: CheckTransaction): Promise<CheckSession> {
  const { begin, settings, exportSnapshot } = dialectOf(session).examining;
  if (!transaction.isOpen) await session.script(begin);
  let shared: string | undefined;
  if (settings !== undefined) {
    if (transaction.isShared === true && exportSnapshot !== undefined)
      shared = String((await session.query(exportSnapshot))[0]?.['name']);
    if (transaction.snapshot !== undefined)
      await session.script(`SET TRANSACTION SNAPSHOT '${transaction.snapshot.replaceAll("'", "''")}'`);
    // After a failure all else in a transaction fails too; going back to here, where nothing was changed, mends that.
    await session.script(`SAVEPOINT rowloom_outer; ${settings}; SAVEPOINT rowloom_inner`);
  }
  const waiting = keepAwake(session);
  const attempt = async (sql: string): Promise<readonly SqlRow[] | string> => {
    heed(transaction.signal);
    try {
      return await session.query(sql);
    } catch (error) {
      if (!isTargetError(error) || LASTING.has(error.code)) throw error;
      if (settings !== undefined) await session.script('ROLLBACK TO SAVEPOINT rowloom_inner');
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
      waiting.stop();
      if (!transaction.isOpen) await session.script('ROLLBACK');
      else if (settings !== undefined)
        await session.script('ROLLBACK TO SAVEPOINT rowloom_outer; RELEASE SAVEPOINT rowloom_outer');
    },
  };
}

/** Milliseconds, well below those after which a server ends a transaction in which nothing is asked. */
const NUDGE = 15_000;

/**
 * A session may have nothing to do while another examines a large table. The server is told that somebody is still there,
 * and not to wait without end: whoever is frozen in the middle of a certificate loses its transaction, and its locks.
 */
function keepAwake({ pulse, query }: Session): { readonly stop: () => void } {
  const timer = setInterval(() => {
    if (pulse?.().waiting === 0) void query('SELECT 1').catch(() => undefined);
  }, NUDGE);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
