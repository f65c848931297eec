import type { Session, TableLoader } from '@rowloom/databases';
import { dialectOf } from '../../dialects/dialect-of.ts';
import { findRun } from '../../ledger/runs.ts';
import { signIn } from '../../ledger/attempts.ts';
import { applicationName } from '../../target/backend-name.ts';
import { connectPatiently, isConnectionLost, isStalled, MAX_LOSSES } from '../../target/control.ts';
import { retireBackend } from '../../target/retire-backend.ts';
import { type RunAttempt, takenOver } from './attempt.ts';

/** A connection that loads, with the loaders of the tables it has met. */
export type WorkerSession = {
  readonly session: Session;
  readonly loaderOf: (table: string) => Promise<TableLoader>;
};

const PATIENCE = 60;

/** Opens a connection for loading and signs it in, so that a successor can end it; again where it is lost before that. */
export async function openWorker(attempt: RunAttempt): Promise<WorkerSession> {
  const { target, runId, options, signal, emit, control } = attempt;
  for (let failures = 1; ; failures++) {
    const lostBefore = control.losses();
    const session = await connectPatiently(target, applicationName(runId), {
      seconds: options.patience ?? PATIENCE,
      signal,
      onRetry: (reason) => emit({ kind: 'reconnecting', reason }),
    });
    try {
      await introduce(attempt, session);
      return workWith(attempt, session);
    } catch (error) {
      session.destroy();
      // What keeps the ledger has waited in vain for minutes by then, and more than once.
      const isControlStuck = isStalled(error) && control.losses() > lostBefore;
      if (!isConnectionLost(error) || isControlStuck || failures > MAX_LOSSES) throw error;
      attempt.losses.count++;
    }
  }
}

async function introduce({ runId, epoch, ledger, control, backends }: RunAttempt, session: Session): Promise<void> {
  await dialectOf(session).backends.mark(session, runId);
  if (!(await control.use((other) => signIn(other, ledger, { runId, epoch }, session.backend)))) throw takenOver();
  await relaxSession(session);
  backends.add(session.backend);
}

/** In good order, or as good as that goes. */
export async function closeWorker({ backends }: RunAttempt, { session }: WorkerSession): Promise<void> {
  backends.delete(session.backend);
  await session.close().catch(() => undefined);
}

/** The loaders of a session that is open already. */
export function workWith({ target, run }: RunAttempt, session: Session): WorkerSession {
  const loaders = new Map<string, Promise<TableLoader>>();
  return {
    session,
    loaderOf(table) {
      const known = loaders.get(table) ?? target.driver.openLoader(session, run, table);
      loaders.set(table, known);
      return known;
    },
  };
}

/** What a server checks row by row is checked at the end for all rows at once, by the certificate. */
export async function relaxSession(session: Session): Promise<void> {
  const { relax } = dialectOf(session).loading;
  if (relax !== undefined) await session.execute(relax);
}

/**
 * After a lost connection: ends what the server may still be doing for the old one, so that the ledger is definite, and
 * opens a new one, unless another attempt has taken over meanwhile.
 */
export async function replaceWorker(attempt: RunAttempt, lost: WorkerSession): Promise<WorkerSession> {
  const { control, ledger, runId, epoch, backends, losses } = attempt;
  const { backend } = lost.session;
  losses.count++;
  lost.session.destroy();
  backends.delete(backend);
  const record = await control.use(async (session) => {
    // A server that was started again may have given the number to a colleague.
    if (!backends.has(backend)) await retireBackend(session, runId, backend);
    return findRun(session, ledger, runId);
  });
  if (record?.epoch !== epoch) throw takenOver();
  return openWorker(attempt);
}
