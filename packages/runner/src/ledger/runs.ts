import type { Session } from '@rowloom/databases';
import { dialectOf } from '../dialects/dialect-of.ts';
import type { LedgerPlace } from './ledger-place.ts';
import { type Phase, readRunRecord, RUN_COLUMNS, type RunRecord, type Way } from './run-record.ts';

export async function findRun(session: Session, ledger: LedgerPlace, runId: string): Promise<RunRecord | undefined> {
  const [row] = await session.query(`SELECT ${RUN_COLUMNS} FROM ${ledger.runs} WHERE run_id = $1 AND scope = $2`, [
    runId,
    ledger.scope,
  ]);
  return row === undefined ? undefined : readRunRecord(row);
}

/**
 * The newest run of the same command that was not undone, whether or not it has finished: a user who was interrupted
 * after the last commit would otherwise load the same rows again.
 */
export async function findSameRun(
  session: Session,
  ledger: LedgerPlace,
  requestDigest: string,
): Promise<RunRecord | undefined> {
  const [row] = await session.query(
    `SELECT ${RUN_COLUMNS} FROM ${ledger.runs}
      WHERE request_digest = $1 AND scope = $2
        AND phase IN ('preparing', 'loading', 'constraining', 'certifying', 'done')
      ORDER BY created_at DESC, run_id DESC LIMIT 1`,
    [requestDigest, ledger.scope],
  );
  return row === undefined ? undefined : readRunRecord(row);
}

/** Newest first, without the recipes. */
export async function listRuns(session: Session, ledger: LedgerPlace): Promise<readonly Omit<RunRecord, 'recipe'>[]> {
  const rows = await session.query(
    `SELECT ${RUN_COLUMNS.replace('recipe, ', '')} FROM ${ledger.runs} WHERE scope = $1 ORDER BY created_at DESC, run_id DESC`,
    [ledger.scope],
  );
  return rows.map((row) => {
    const { recipe: _, ...rest } = readRunRecord(row);
    return rest;
  });
}

/** Records a run, unless another was quicker. */
export async function insertRun(
  session: Session,
  ledger: LedgerPlace,
  run: Omit<RunRecord, 'epoch' | 'created_at' | 'finished_at'>,
): Promise<void> {
  const again = dialectOf(session).statements.onConflict(['run_id']);
  await session.execute(
    `INSERT INTO ${ledger.runs}
       (run_id, scope, request_digest, plan_digest, mode, way, phase, epoch, recipe, chunk_rows, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 0, $8, $9, ${ledger.now}) ${again}`,
    [
      run.run_id,
      ledger.scope,
      run.request_digest,
      run.plan_digest,
      run.mode,
      run.way,
      run.phase,
      run.recipe,
      run.chunk_rows,
    ],
  );
}

/** A statement of the attempt with the current epoch; false if another has taken over meanwhile. */
export async function setPhase(
  session: Session,
  ledger: LedgerPlace,
  run: { readonly runId: string; readonly epoch: number },
  phase: Phase,
): Promise<boolean> {
  // From the last row on: anyone who empties the tables while they are checked removes these rows.
  const finished =
    phase === 'done'
      ? `COALESCE(finished_at, ${ledger.now})`
      : phase === 'certifying' || phase === 'undone'
        ? ledger.now
        : 'finished_at';
  const changed = await session.execute(
    `UPDATE ${ledger.runs} SET phase = $1, finished_at = ${finished} WHERE run_id = $2 AND epoch = $3`,
    [phase, run.runId, run.epoch],
  );
  return changed === 1;
}

/** Facts that only the run itself finds out: the bases in its recipe, and its way of loading. */
export async function completeRun(
  session: Session,
  ledger: LedgerPlace,
  runId: string,
  facts: { readonly recipe: string; readonly way: string; readonly chunk_rows: string },
): Promise<void> {
  await session.execute(`UPDATE ${ledger.runs} SET recipe = $1, way = $2, chunk_rows = $3 WHERE run_id = $4`, [
    facts.recipe,
    facts.way,
    facts.chunk_rows,
    runId,
  ]);
}

/** Further facts about tables, by the attempt with the current epoch. */
export async function writeTableBooks(
  session: Session,
  ledger: LedgerPlace,
  run: { readonly runId: string; readonly epoch: number },
  books: string,
): Promise<void> {
  await session.execute(`UPDATE ${ledger.runs} SET chunk_rows = $1 WHERE run_id = $2 AND epoch = $3`, [
    books,
    run.runId,
    run.epoch,
  ]);
}

/** The target has turned out different from when the way was chosen. */
export async function changeWay(session: Session, ledger: LedgerPlace, runId: string, way: Way): Promise<void> {
  await session.execute(`UPDATE ${ledger.runs} SET way = $1 WHERE run_id = $2 AND phase IN ('preparing', 'loading')`, [
    way,
    runId,
  ]);
}

/** Deletes the record of a run of which nothing was loaded. */
export async function deleteRun(session: Session, ledger: LedgerPlace, runId: string): Promise<void> {
  for (const table of [ledger.attempts, ledger.chunks, ledger.restores, ledger.keys, ledger.claims, ledger.runs])
    await session.execute(`DELETE FROM ${table} WHERE run_id = $1`, [runId]);
}
