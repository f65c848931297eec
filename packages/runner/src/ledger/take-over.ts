import { hostname } from 'node:os';
import { type Session, targetError } from '@rowloom/databases';
import { dialectOf } from '../dialects/dialect-of.ts';
import { isProcessAlive } from '../target/is-process-alive.ts';
import { retireBackend } from '../target/retire-backend.ts';
import { type Attempt, raiseEpoch, readAttempts, signIn } from './attempts.ts';
import type { LedgerPlace } from './ledger-place.ts';

export type TakeOverOptions = {
  /** Seconds without a heartbeat after which an attempt counts as dead. */
  readonly lease: number;
  /** Take the run over even from an attempt with recent heartbeats. */
  readonly force: boolean;
  /** Seconds to wait for a connection that does not end; 30 by default. */
  readonly patience?: number | undefined;
};

/**
 * Begins a new attempt at a run, registers its session and returns its epoch. The predecessor's connections are ended
 * first: one frozen inside a chunk would hold locks that no timeout of ours could release, and one that wakes later
 * must find its transaction gone.
 */
export async function takeOver(
  session: Session,
  ledger: LedgerPlace,
  runId: string,
  options: TakeOverOptions,
): Promise<number> {
  const retire = async (attempts: readonly Attempt[]): Promise<void> => {
    for (const { backend } of attempts)
      if (backend !== session.backend) await retireBackend(session, runId, backend, options.patience);
  };
  for (;;) {
    const earlier = await readAttempts(session, ledger, runId);
    for (const attempt of options.force ? [] : earlier)
      if (await isHeard(session, runId, attempt, options.lease))
        throw targetError(
          'locked',
          `This run is being loaded by process ${attempt.process} on ${attempt.host}, last last heard from ${attempt.silence} s ago. Wait for it, or take it over with --take-over.`,
        );
    await retire(earlier);
    const taken = await takeEpoch(session, ledger, runId, options.force ? undefined : earlier);
    if (taken === undefined) continue;
    await retire(taken.late);
    return taken.epoch;
  }
}

/**
 * Raises the epoch and registers, in one transaction: of two simultaneous starts the second finds the first. Undefined
 * if another attempt has registered since we looked, unless `known` says that this does not matter.
 */
async function takeEpoch(
  session: Session,
  ledger: LedgerPlace,
  runId: string,
  known: readonly Attempt[] | undefined,
): Promise<{ readonly epoch: number; readonly late: readonly Attempt[] } | undefined> {
  await session.execute(dialectOf(session).statements.begin);
  try {
    const epoch = await raiseEpoch(session, ledger, runId);
    const late = (await readAttempts(session, ledger, runId)).filter(
      (attempt) => known?.some((item) => isSame(item, attempt)) !== true,
    );
    if (known !== undefined && late.length > 0) {
      await session.execute('ROLLBACK');
      return undefined;
    }
    await session.execute(`DELETE FROM ${ledger.attempts} WHERE run_id = $1 AND epoch < $2`, [runId, epoch]);
    await signIn(session, ledger, { runId, epoch }, session.backend);
    await session.execute('COMMIT');
    return { epoch, late };
  } catch (error) {
    await session.execute('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

const isSame = (one: Attempt, other: Attempt): boolean => one.epoch === other.epoch && one.backend === other.backend;

/**
 * There is no need to wait for a process of this machine that is gone, nor for a connection that this process itself
 * has lost.
 */
async function isHeard(session: Session, runId: string, attempt: Attempt, lease: number): Promise<boolean> {
  if (attempt.silence >= lease) return false;
  if (attempt.host !== hostname()) return true;
  if (attempt.process !== process.pid) return isProcessAlive(attempt.process);
  return (
    attempt.backend !== session.backend && (await dialectOf(session).backends.isAlive(session, runId, attempt.backend))
  );
}
