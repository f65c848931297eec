import type { Session } from '@rowloom/databases';
import { dialectOf } from '../dialects/dialect-of.ts';
import { heldRun, type RunEpoch } from './held-run.ts';
import type { LedgerPlace } from './ledger-place.ts';

export type LedgerChunk = {
  readonly table: string;
  readonly chunk: number;
  readonly first: number;
  readonly end: number;
};

/** Chunks whose transactions were committed, and not undone since. */
export async function readChunks(
  session: Session,
  ledger: LedgerPlace,
  runId: string,
): Promise<readonly LedgerChunk[]> {
  const rows = await session.query(
    `SELECT table_name, chunk, first_row, end_row FROM ${ledger.chunks} WHERE run_id = $1 AND undone_at IS NULL`,
    [runId],
  );
  return rows.map((row) => ({
    table: String(row['table_name']),
    chunk: Number(row['chunk']),
    first: Number(row['first_row']),
    end: Number(row['end_row']),
  }));
}

/**
 * The last statement of a chunk's transaction: an attempt that was taken over inserts nothing, returns false and rolls
 * back.
 */
export async function writeChunk(
  session: Session,
  ledger: LedgerPlace,
  run: RunEpoch,
  { table, chunk, first, end }: LedgerChunk,
): Promise<boolean> {
  const { parameter } = dialectOf(session).statements;
  const inserted = await session.execute(
    `INSERT INTO ${ledger.chunks} (run_id, table_name, chunk, first_row, end_row, epoch)
     SELECT held.run_id, ${parameter(3, 'text')}, ${parameter(4, 'bigint')}, ${parameter(5, 'bigint')}, ${parameter(6, 'bigint')}, ${parameter(7, 'bigint')}
       FROM (${heldRun(session, ledger)}) AS held`,
    [run.runId, run.epoch, table, chunk, first, end, run.epoch],
  );
  return inserted === 1;
}

/** The last statement of the transaction in which a chunk's rows were deleted. */
export async function markChunkUndone(
  session: Session,
  ledger: LedgerPlace,
  runId: string,
  { table, chunk }: Pick<LedgerChunk, 'table' | 'chunk'>,
): Promise<void> {
  await session.execute(
    `UPDATE ${ledger.chunks} SET undone_at = ${ledger.now} WHERE run_id = $1 AND table_name = $2 AND chunk = $3`,
    [runId, table, chunk],
  );
}
