import { hostname } from 'node:os';
import { type Session, targetError } from '@rowloom/databases';
import { isProcessAlive } from '../target/backends.ts';
import { retireBackend } from '../target/retire-backend.ts';
import { type Attempt, raiseEpoch, readAttempts } from './attempts.ts';
import type { LedgerPlace } from './ledger-place.ts';

export type TakeOverOptions = {
  /** Seconds after which an attempt that was not heard from counts as dead. */
  readonly lease: number;
  /** Take the run over even from an attempt that is still heard from. */
  readonly force: boolean;
};

/**
 * Begins a new attempt at a run and answers its epoch. The predecessor's connections are ended first: one frozen inside a
 * chunk would hold locks that no timeout of ours could lift, and one that wakes later must find its transaction gone.
 */
export async function takeOver(
  session: Session,
  ledger: LedgerPlace,
  runId: string,
  { lease, force }: TakeOverOptions,
): Promise<number> {
  const earlier = await readAttempts(session, ledger, runId);
  const living = earlier.find((attempt) => !force && isHeard(attempt, lease));
  if (living !== undefined)
    throw targetError(
      'locked',
      `This run is being loaded by process ${living.process} on ${living.host}, heard from ${living.silence} s ago. Wait for it, or take it over with --take-over.`,
    );
  await retireAll(session, runId, earlier);
  const epoch = await raiseEpoch(session, ledger, runId);
  // Whoever signed in between our look and our step has the older epoch: it is told apart by that, and ended too.
  const late = (await readAttempts(session, ledger, runId)).filter((attempt) => attempt.epoch < epoch);
  await retireAll(session, runId, late);
  await session.execute(`DELETE FROM ${ledger.attempts} WHERE run_id = $1 AND epoch < $2`, [runId, epoch]);
  return epoch;
}

/** A process of this machine that is gone need not be waited for. */
function isHeard({ host, process: id, silence }: Attempt, lease: number): boolean {
  if (silence >= lease) return false;
  return host !== hostname() || id === process.pid || isProcessAlive(id);
}

async function retireAll(session: Session, runId: string, attempts: readonly Attempt[]): Promise<void> {
  for (const { backend } of attempts) if (backend !== session.backend) await retireBackend(session, runId, backend);
}
