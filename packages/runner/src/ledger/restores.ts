import { ofStatement } from '../run/run-ddl.ts';
import { isTargetError, type Session, targetError } from '@rowloom/databases';
import { dialectOf } from '../dialects/dialect-of.ts';
import type { LedgerPlace } from './ledger-place.ts';

/** Written before anything is removed from the tables, in the same transaction if the dialect has transactional DDL. */
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

/** Statements that must still be executed, in order; of one run, or of all. */
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

/**
 * Executes statements and marks each as done: in one transaction with it if DDL is transactional, right after it on
 * MySQL.
 */
export async function playRestores(
  session: Session,
  ledger: LedgerPlace,
  restores: readonly OpenRestore[],
): Promise<number> {
  const { statements, ledger: facts } = dialectOf(session);
  const { isDdlAtomic: atomic, begin } = statements;
  for (const { runId, step, statement } of restores) {
    if (!(await facts.isRestoring(statement))) throw notOurs(runId, step);
    if (atomic) await session.execute(begin);
    try {
      // A single statement, whatever follows it.
      if (atomic) await session.execute(statement);
      else await playOnMysql(session, statement);
      await session.execute(`UPDATE ${ledger.restores} SET done_at = ${ledger.now} WHERE run_id = $1 AND step = $2`, [
        runId,
        step,
      ]);
      if (atomic) await session.execute('COMMIT');
    } catch (error) {
      if (atomic) await session.execute('ROLLBACK').catch(() => undefined);
      throw ofStatement(error, statement);
    }
  }
  return restores.length;
}

/** A user who may write into the ledger could have others execute it, with their rights. */
const notOurs = (runId: string, step: number): Error =>
  targetError(
    'unsupported',
    `The ledger has a statement for ${runId} (step ${step}) that does not restore anything, so Rowloom did not write it. Check it in the ledger's table restores, and delete it there.`,
  );

/** The errors of MySQL and MariaDB for an index, a key, a column or a trigger that exists already. */
const THERE_ALREADY = new Set(['1005:121', '1060', '1061', '1068', '1359', '1826', '3822']);

/**
 * A trigger contains semicolons of its own. A statement that was executed without its mark being written is not a
 * failure.
 */
async function playOnMysql(session: Session, statement: string): Promise<void> {
  try {
    await session.execute(statement);
  } catch (error) {
    if (!isTargetError(error) || !THERE_ALREADY.has(error.facts.native ?? '')) throw error;
  }
}
