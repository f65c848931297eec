import type { Session } from '@rowloom/databases';
import { tableKey } from '@rowloom/engine';
import type { LedgerPlace } from '../ledger/ledger-place.ts';
import { isLoaded, type RunRecord } from '../ledger/run-record.ts';
import { findRun, listRuns } from '../ledger/runs.ts';
import { readRecipe } from '../run/make-recipe.ts';
import { runTables } from '../run/run-tables.ts';

export type Emptying = { readonly runId: string; readonly table: string };

/**
 * A later run that has emptied a table of this one, and is not undone itself. Its rows start with the same keys:
 * deleting by this run's keys would delete them.
 */
export async function findEmptying(
  session: Session,
  ledger: LedgerPlace,
  record: RunRecord,
): Promise<Emptying | undefined> {
  const tables = tablesOf(record);
  const since = record.finished_at ?? record.created_at;
  const later = (await listRuns(session, ledger)).filter(
    ({ run_id, mode, phase, created_at }) =>
      run_id !== record.run_id &&
      mode === 'truncate' &&
      created_at >= since &&
      (phase === 'loading' || phase === 'constraining' || isLoaded(phase)),
  );
  for (const { run_id: runId } of later) {
    const other = await findRun(session, ledger, runId);
    const table = other === undefined ? undefined : [...tablesOf(other)].find((name) => tables.has(name));
    if (table !== undefined) return { runId, table };
  }
  return undefined;
}

function tablesOf({ recipe, run_id: runId }: RunRecord): ReadonlySet<string> {
  return new Set(runTables(readRecipe(recipe, runId)).map(tableKey));
}
