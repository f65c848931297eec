import type { Session } from '@rowloom/databases';
import type { LedgerPlace } from '../ledger/ledger-place.ts';
import type { RunRecord } from '../ledger/run-record.ts';
import { findRun, writeTableBooks } from '../ledger/runs.ts';
import { mergeBooks, readBooks, writeBooks } from '../ledger/table-books.ts';
import { readIdentities } from '../target/table-identity.ts';
import { readRecipe } from './make-recipe.ts';
import { runTables } from './run-tables.ts';

/** If a run has loaded nothing yet, tables that were dropped and recreated meanwhile are those that it will fill. */
export async function knowTablesAgain(
  session: Session,
  ledger: LedgerPlace,
  { run_id: runId, epoch }: RunRecord,
): Promise<void> {
  const record = await findRun(session, ledger, runId);
  if (record?.phase !== 'preparing') return;
  const books = readBooks(record.chunk_rows);
  const recipe = readRecipe(record.recipe, runId);
  const found = await readIdentities(session, recipe.schema, runTables(recipe));
  // Tables that the run created are its own only while nobody has replaced them.
  const known = [...found].filter(([name]) => books[name]?.identity !== undefined && books[name].made !== true);
  const now = Object.fromEntries(known.map(([name, identity]) => [name, { identity }]));
  await writeTableBooks(session, ledger, { runId, epoch }, writeBooks(mergeBooks(books, now)));
}
