import { hostname } from 'node:os';
import type { Session } from '@rowloom/databases';
import { dialectOf } from '../dialects/dialect-of.ts';
import { heldRun, type RunEpoch } from './held-run.ts';
import type { LedgerPlace } from './ledger-place.ts';

/** One connection of one attempt at a run. */
export type Attempt = {
  readonly epoch: number;
  readonly backend: number;
  readonly host: string;
  readonly process: number;
  /** Seconds since its last heartbeat, by the server's clock. */
  readonly silence: number;
};

export async function readAttempts(session: Session, ledger: LedgerPlace, runId: string): Promise<readonly Attempt[]> {
  const rows = await session.query(
    `SELECT epoch, backend, host, process, ${ledger.now} - heard_at AS silence FROM ${ledger.attempts} WHERE run_id = $1`,
    [runId],
  );
  return rows.map((row) => ({
    epoch: Number(row['epoch']),
    backend: Number(row['backend']),
    host: String(row['host']),
    process: Number(row['process']),
    silence: Number(row['silence']),
  }));
}

/** Raises the run's epoch. An attempt with an older one can write no chunk from now on. */
export async function raiseEpoch(session: Session, ledger: LedgerPlace, runId: string): Promise<number> {
  await session.execute(`UPDATE ${ledger.runs} SET epoch = epoch + 1 WHERE run_id = $1`, [runId]);
  const [row] = await session.query(`SELECT epoch FROM ${ledger.runs} WHERE run_id = $1`, [runId]);
  return Number(row?.['epoch']);
}

/**
 * Registers a connection before its first chunk, so that a successor knows what to terminate. False, without writing,
 * if another attempt has the run now. Idempotent.
 */
export async function signIn(session: Session, ledger: LedgerPlace, run: RunEpoch, backend: number): Promise<boolean> {
  const { onConflict, parameter } = dialectOf(session).statements;
  const again = onConflict(['run_id', 'epoch', 'backend'], `heard_at = ${ledger.now}`);
  const written = await session.execute(
    `INSERT INTO ${ledger.attempts} (run_id, epoch, backend, host, process, heard_at)
     SELECT held.run_id, held.epoch, ${parameter(3, 'bigint')}, ${parameter(4, 'text')}, ${parameter(5, 'bigint')}, ${ledger.now}
       FROM (${heldRun(session, ledger)}) AS held WHERE 1 = 1 ${again}`,
    [run.runId, run.epoch, backend, hostname(), process.pid],
  );
  return written > 0;
}

export async function beat(session: Session, ledger: LedgerPlace, run: RunEpoch): Promise<void> {
  await session.execute(`UPDATE ${ledger.attempts} SET heard_at = ${ledger.now} WHERE run_id = $1 AND epoch = $2`, [
    run.runId,
    run.epoch,
  ]);
}

/** Removes all of an attempt's connections, and earlier ones; a successor's stay. */
export async function signOut(session: Session, ledger: LedgerPlace, run: RunEpoch): Promise<void> {
  await session.execute(`DELETE FROM ${ledger.attempts} WHERE run_id = $1 AND epoch <= $2`, [run.runId, run.epoch]);
}
