import type { Session } from '@rowloom/databases';
import type { LedgerPlace } from './ledger-place.ts';

/** Written before anything is taken off the tables, in the same transaction where the dialect has one for DDL. */
export async function writeRestores(
  session: Session,
  ledger: LedgerPlace,
  runId: string,
  statements: readonly string[],
): Promise<void> {
  for (const [step, statement] of statements.entries())
    await session.execute(`INSERT INTO ${ledger.restores} (run_id, step, statement) VALUES ($1, $2, $3)`, [
      runId,
      step,
      statement,
    ]);
}

/** More statements of a run that has begun. */
export async function appendRestores(
  session: Session,
  ledger: LedgerPlace,
  runId: string,
  statements: readonly string[],
): Promise<void> {
  const [row] = await session.query(`SELECT max(step) AS top FROM ${ledger.restores} WHERE run_id = $1`, [runId]);
  let step = Number(row?.['top'] ?? -1);
  for (const statement of statements)
    await session.execute(`INSERT INTO ${ledger.restores} (run_id, step, statement) VALUES ($1, $2, $3)`, [
      runId,
      ++step,
      statement,
    ]);
}

export type OpenRestore = { readonly runId: string; readonly step: number; readonly statement: string };

/** Statements that are still to be played, in order; of one run, or of all. */
export async function readRestores(
  session: Session,
  ledger: LedgerPlace,
  runId?: string,
): Promise<readonly OpenRestore[]> {
  const rows = await session.query(
    `SELECT e.run_id, e.step, e.statement FROM ${ledger.restores} AS e JOIN ${ledger.runs} AS r ON r.run_id = e.run_id
      WHERE e.done_at IS NULL AND r.scope = $1${runId === undefined ? '' : ' AND e.run_id = $2'}
      ORDER BY r.created_at, e.run_id, e.step`,
    runId === undefined ? [ledger.scope] : [ledger.scope, runId],
  );
  return rows.map((row) => ({
    runId: String(row['run_id']),
    step: Number(row['step']),
    statement: String(row['statement']),
  }));
}

/** Plays statements and marks each as done: with it in one transaction on PostgreSQL, right after it elsewhere. */
export async function playRestores(
  session: Session,
  ledger: LedgerPlace,
  restores: readonly OpenRestore[],
): Promise<number> {
  for (const { runId, step, statement } of restores) {
    const atomic = session.dialect === 'postgresql';
    if (atomic) await session.execute('BEGIN');
    try {
      // A trigger of MySQL holds semicolons of its own.
      if (session.dialect === 'mysql' || session.dialect === 'mariadb') await session.execute(statement);
      else await session.script(statement);
      await session.execute(`UPDATE ${ledger.restores} SET done_at = ${ledger.now} WHERE run_id = $1 AND step = $2`, [
        runId,
        step,
      ]);
      if (atomic) await session.execute('COMMIT');
    } catch (error) {
      if (atomic) await session.execute('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }
  return restores.length;
}
