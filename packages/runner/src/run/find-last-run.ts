import type { ExportDocument } from '@rowloom/engine';
import { findLedger } from '../ledger/open-ledger.ts';
import { isLoaded, type RunRecord } from '../ledger/run-record.ts';
import { findRun, listRuns } from '../ledger/runs.ts';
import type { Target } from '../target/target.ts';
import { withSession } from '../target/with-session.ts';
import { readRecipe } from './make-recipe.ts';

export type LastRun = Pick<RunRecord, 'run_id' | 'mode' | 'created_at'> & { readonly recipe: ExportDocument };

/** The newest run whose rows are in a target, with its recipe. */
export function findLastRun(target: Target): Promise<LastRun | undefined> {
  return withSession(target, async (session) => {
    const ledger = await findLedger(session, target.database);
    if (ledger === undefined) return undefined;
    const last = (await listRuns(session, ledger)).find(({ phase }) => isLoaded(phase));
    const found = last === undefined ? undefined : await findRun(session, ledger, last.run_id);
    if (found === undefined) return undefined;
    const { run_id, mode, created_at, recipe } = found;
    return { run_id, mode, created_at, recipe: readRecipe(recipe, run_id) };
  });
}
