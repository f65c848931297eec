import { type ExportDocument, parseExport } from '@rowloom/engine';
import { findLedger } from '../ledger/open-ledger.ts';
import { findUnfinishedRun } from '../ledger/runs.ts';
import type { Mode } from '../ledger/run-record.ts';
import type { Target } from '../target/target.ts';
import { readRecipe } from './make-recipe.ts';

export type ResumableRun = { readonly runId: string; readonly mode: Mode; readonly recipe: ExportDocument };

/** An unfinished run that was asked for in the same words: its seed, time and plan are taken up again. */
export async function findResumable(target: Target, requestDigest: string): Promise<ResumableRun | undefined> {
  const session = await target.connect({ applicationName: 'rowloom' });
  try {
    const ledger = await findLedger(session, target.database);
    if (ledger === undefined) return undefined;
    const found = await findUnfinishedRun(session, ledger, requestDigest);
    if (found === undefined) return undefined;
    // Nothing is loaded of a run that is still preparing: one that no version can read any more is left alone.
    if (found.phase === 'preparing' && !isReadable(found.recipe)) return undefined;
    return { runId: found.run_id, mode: found.mode, recipe: readRecipe(found.recipe, found.run_id) };
  } finally {
    await session.close().catch(() => undefined);
  }
}

const isReadable = (recipe: string): boolean => 'document' in parseExport(JSON.parse(recipe));
