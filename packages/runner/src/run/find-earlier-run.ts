import { type ExportDocument, parseExport } from '@rowloom/engine';
import { readAttempts } from '../ledger/attempts.ts';
import { findLedger } from '../ledger/open-ledger.ts';
import { findSameRun } from '../ledger/runs.ts';
import { readBooks } from '../ledger/table-books.ts';
import type { Target } from '../target/target.ts';
import { withSession } from '../target/with-session.ts';
import { type InspectedRun, inspectRun } from './inspect-run.ts';
import { readRecipe } from './make-recipe.ts';
import { violationsIn } from './violations-in-books.ts';

/** A run that was asked for in the same words. */
export type EarlierRun = {
  readonly runId: string;
  readonly recipe: ExportDocument;
  /** Rows and certificate were there, and whoever asked was told: seconds since 1970 by the server's clock. */
  readonly finishedAt: number | undefined;
  /** What the certificate of an earlier attempt found broken. */
  readonly violations: number;
  /** How what is there differs from what the ledger has, where it was asked. */
  readonly inspected?: InspectedRun;
};

/** The newest run of the same words: an unfinished one is taken up again, with its seed, time and plan. */
export async function findEarlierRun(
  target: Target,
  requestDigest: string,
  { inspect }: { readonly inspect: boolean },
): Promise<EarlierRun | undefined> {
  return withSession(target, async (session) => {
    const ledger = await findLedger(session, target.database);
    if (ledger === undefined) return undefined;
    const found = await findSameRun(session, ledger, requestDigest);
    if (found === undefined) return undefined;
    const { run_id: runId, phase } = found;
    // Nothing is loaded of a run that is still preparing: one that no version can read any more is left alone.
    if (phase === 'preparing' && !isReadable(found.recipe)) return undefined;
    const isOver = phase === 'done' && (await readAttempts(session, ledger, runId)).length === 0;
    const recipe = readRecipe(found.recipe, runId);
    const violations = violationsIn(readBooks(found.chunk_rows));
    const finishedAt = isOver ? (found.finished_at ?? found.created_at) : undefined;
    const earlier = { runId, recipe, violations, finishedAt };
    // A run that is gone on with is inspected then, by the attempt that has it.
    if (phase === 'preparing' || !(isOver || inspect)) return earlier;
    return { ...earlier, inspected: await inspectRun(target, session, ledger, found, recipe) };
  });
}

const isReadable = (recipe: string): boolean => 'document' in parseExport(JSON.parse(recipe));
