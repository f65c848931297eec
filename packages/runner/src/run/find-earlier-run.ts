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

/** A run of the same command. */
export type EarlierRun = {
  readonly runId: string;
  readonly recipe: ExportDocument;
  /** Rows and certificate were complete, and the user was told: seconds since 1970 by the server's clock. */
  readonly finishedAt: number | undefined;
  /** What the certificate of an earlier attempt found violated. */
  readonly violations: number;
  /** How the content differs from the ledger, if it was inspected. */
  readonly inspected?: InspectedRun;
};

/** The newest run of the same command: an unfinished one is resumed, with its seed, time and plan. */
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
    // A run that is still preparing has loaded nothing: one that this version cannot read is left alone.
    if (phase === 'preparing' && !isReadable(found.recipe)) return undefined;
    const isOver = phase === 'done' && (await readAttempts(session, ledger, runId)).length === 0;
    const recipe = readRecipe(found.recipe, runId);
    const violations = violationsIn(readBooks(found.chunk_rows));
    const finishedAt = isOver ? (found.finished_at ?? found.created_at) : undefined;
    const earlier = { runId, recipe, violations, finishedAt };
    // A resumed run is inspected then, by the attempt that has it.
    if (phase === 'preparing' || !(isOver || inspect)) return earlier;
    return { ...earlier, inspected: await inspectRun(target, session, ledger, found, recipe) };
  });
}

const isReadable = (recipe: string): boolean => 'document' in parseExport(JSON.parse(recipe));
