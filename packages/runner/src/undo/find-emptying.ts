import type { Session } from '@rowloom/databases';
import { tableKey } from '@rowloom/engine';
import type { LedgerPlace } from '../ledger/ledger-place.ts';
import { isLoaded, type RunRecord } from '../ledger/run-record.ts';
import { findRun, listRuns } from '../ledger/runs.ts';
import { readRecipe } from '../run/make-recipe.ts';
import { runTables } from '../run/run-tables.ts';

export type Emptying = {
  readonly runId: string;
  readonly table: string;
  /** It did not empty the table: others had done that before. */
  readonly isFound: boolean;
};

/**
 * A later run that has emptied a table of this one, or found nothing of its rows there any more, and is not undone itself.
 * Its rows begin at the same keys again: to delete by this run's keys would be to delete them.
 */
export async function findEmptying(
  session: Session,
  ledger: LedgerPlace,
  record: RunRecord,
): Promise<Emptying | undefined> {
  const [heir] = await session.query(
    `SELECT other.run_id, other.table_name FROM ${ledger.claims} AS own
       JOIN ${ledger.claims} AS other ON other.scope = own.scope AND other.table_name = own.table_name
        AND other.run_id <> own.run_id AND other.base < own.end_base AND own.base < other.end_base
       JOIN ${ledger.runs} AS r ON r.run_id = other.run_id
        AND (r.created_at > $2 OR r.created_at = $2 AND r.run_id > own.run_id)
      WHERE own.run_id = $1 ORDER BY r.created_at LIMIT 1`,
    [record.run_id, record.created_at],
  );
  if (heir !== undefined) return { runId: String(heir['run_id']), table: String(heir['table_name']), isFound: true };
  const tables = new Set(tablesOf(record));
  const later = (await listRuns(session, ledger)).filter(
    ({ run_id, mode, way, phase, created_at }) =>
      (created_at > record.created_at || (created_at === record.created_at && run_id > record.run_id)) &&
      // One transaction fills tables that are empty, and claims nothing.
      (mode === 'truncate' || way === 'one_transaction') &&
      (phase === 'loading' || phase === 'constraining' || isLoaded(phase)),
  );
  for (const { run_id: runId, mode } of later) {
    const other = await findRun(session, ledger, runId);
    const table = other === undefined ? undefined : tablesOf(other).find((name) => tables.has(name));
    if (table !== undefined) return { runId, table, isFound: mode !== 'truncate' };
  }
  return undefined;
}

/** Those that it fills; of one that empties them also those that get no rows. */
function tablesOf({ recipe, run_id: runId, mode }: RunRecord): readonly string[] {
  const read = readRecipe(recipe, runId);
  const filled = new Set(read.tables.filter(({ rows }) => rows > 0).map(({ name }) => name));
  return runTables(read)
    .map(tableKey)
    .filter((name) => mode === 'truncate' || filled.has(name));
}
