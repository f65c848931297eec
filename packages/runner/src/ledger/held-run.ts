import type { Session } from '@rowloom/databases';
import { dialectOf } from '../dialects/dialect-of.ts';
import type { LedgerPlace } from './ledger-place.ts';

/** A run from the view of one attempt. */
export type RunEpoch = { readonly runId: string; readonly epoch: number };

/**
 * A query for the run `$1`, empty unless its epoch is `$2`. It reads under a shared lock: a successor waits for the
 * transaction's end, or has raised the epoch before.
 */
export function heldRun(session: Session, ledger: LedgerPlace): string {
  return `SELECT run_id, epoch FROM ${ledger.runs} WHERE run_id = $1 AND epoch = $2${dialectOf(session).statements.shareLock}`;
}
