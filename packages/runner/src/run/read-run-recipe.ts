import { targetError } from '@rowloom/databases';
import { type ExportDocument, flatTableName, type SchemaDocument, tableKey } from '@rowloom/engine';
import { findLedger } from '../ledger/open-ledger.ts';
import { findRun, listRuns } from '../ledger/runs.ts';
import type { Target } from '../target/target.ts';
import { withSession } from '../target/with-session.ts';
import { basesOf, makeRecipe, readRecipe, writeRecipe } from './make-recipe.ts';
import type { RunOutcome } from './run-request.ts';

/** The recipe of a run from its target's ledger; of the newest that was not undone if none is named. */
export function readRunRecipe(target: Target, wanted?: string): Promise<ExportDocument> {
  return withSession(target, async (session) => {
    const ledger = await findLedger(session, target.database);
    const runs = ledger === undefined ? [] : await listRuns(session, ledger);
    const runId = wanted ?? runs.find(({ phase }) => phase !== 'undone')?.run_id;
    const record = ledger === undefined || runId === undefined ? undefined : await findRun(session, ledger, runId);
    if (record !== undefined) return readRecipe(record.recipe, record.run_id);
    const known = runs.slice(0, 5).map(({ run_id }) => run_id);
    throw targetError(
      'no_such_table',
      `The target's ledger has no run${wanted === undefined ? '' : ` ${wanted}`}.${known.length === 0 ? '' : ` Its newest are ${known.join(', ')}.`}`,
    );
  });
}

/** The recipe as a file, with the checksum of each table. */
export function sealedRecipe(recipe: ExportDocument, outcome: Pick<RunOutcome, 'certificate'>): string {
  const { schema, plan, rules, plan_digest: planDigest } = recipe;
  const checksums = plannedChecksums(schema, outcome);
  return writeRecipe(makeRecipe({ schema, plan, rules, planDigest, bases: basesOf(recipe), checksums }));
}

/** The checksum of the planned rows: that of the rows read back differs where triggers have changed them. */
export function plannedChecksums(
  schema: SchemaDocument,
  { certificate }: Pick<RunOutcome, 'certificate'>,
): Readonly<Record<string, string>> {
  const certified = new Map(certificate.tables.map(({ name, checksum }) => [name, checksum]));
  return Object.fromEntries(
    schema.tables.flatMap((table) => {
      const key = tableKey(table);
      const found = certified.get(key) ?? certified.get(flatTableName(schema, table));
      return found?.planned === undefined ? [] : [[key, found.planned]];
    }),
  );
}
