import { HASH_AGAIN, isTargetError, type Session, type SqlRow, WALK_INDEXES } from '@rowloom/databases';
import { dialectOf } from '../dialects/dialect-of.ts';
import { heed } from '../target/interrupted.ts';

/** A session on which queries of a certificate can fail without affecting other work there. */
export type CheckSession = {
  /** The rows, or a sentence that says why there are none. */
  readonly attempt: (sql: string) => Promise<readonly SqlRow[] | string>;
  /** The same for a join of two tables with indexes in its order and all-visible rows. */
  readonly attemptWalk: (sql: string) => Promise<readonly SqlRow[] | string>;
  /** Its snapshot, for other sessions, if it should and can be shared. */
  readonly snapshot: string | undefined;
  /** Restores the session to its previous state. */
  readonly end: () => Promise<void>;
};

export type CheckTransaction = {
  /** True if the caller has a transaction open, whose own rows must be visible. */
  readonly isOpen: boolean;
  readonly isShared?: boolean;
  /** The snapshot of another session. */
  readonly snapshot?: string;
  /** Stops it between two queries: the server cancels only one that takes long. */
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
    // After a failure every later statement in a transaction fails too; rolling back to here, where nothing was
    // changed, fixes that.
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

/** Milliseconds, well below the limit at which a server ends an idle transaction. */
const NUDGE = 15_000;

/**
 * A session may be idle while another checks a large table. The server learns that the client is alive, and that it
 * must not wait forever: a client that freezes during a certificate loses its transaction, and its locks.
 */
function keepAwake({ pulse, query }: Session): { readonly stop: () => void } {
  const timer = setInterval(() => {
    if (pulse?.().waiting === 0) void query('SELECT 1').catch(() => undefined);
  }, NUDGE);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
