import { hostname } from 'node:os';
import type { Session } from '@rowloom/databases';
import type { LedgerPlace } from './ledger-place.ts';

/** One connection of one attempt at a run. */
export type Attempt = {
  readonly epoch: number;
  readonly backend: number;
  readonly host: string;
  readonly process: number;
  /** Seconds since it was last heard from, by the server's clock. */
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

/** Raises the run's epoch. Whoever held an older one can write no chunk from now on. */
export async function raiseEpoch(session: Session, ledger: LedgerPlace, runId: string): Promise<number> {
  await session.execute(`UPDATE ${ledger.runs} SET epoch = epoch + 1 WHERE run_id = $1`, [runId]);
  const [row] = await session.query(`SELECT epoch FROM ${ledger.runs} WHERE run_id = $1`, [runId]);
  return Number(row?.['epoch']);
}

/** Signs a connection in before its first chunk: a successor must know what to terminate. */
export async function signIn(
  session: Session,
  ledger: LedgerPlace,
  run: { readonly runId: string; readonly epoch: number },
  backend: number,
): Promise<void> {
  await session.execute(
    `INSERT INTO ${ledger.attempts} (run_id, epoch, backend, host, process, heard_at) VALUES ($1, $2, $3, $4, $5, ${ledger.now})`,
    [run.runId, run.epoch, backend, hostname(), process.pid],
  );
}

export async function beat(
  session: Session,
  ledger: LedgerPlace,
  run: { readonly runId: string; readonly epoch: number },
): Promise<void> {
  await session.execute(`UPDATE ${ledger.attempts} SET heard_at = ${ledger.now} WHERE run_id = $1 AND epoch = $2`, [
    run.runId,
    run.epoch,
  ]);
}

export async function signOut(session: Session, ledger: LedgerPlace, runId: string): Promise<void> {
  await session.execute(`DELETE FROM ${ledger.attempts} WHERE run_id = $1`, [runId]);
}
