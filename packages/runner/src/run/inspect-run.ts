import type { Session } from '@rowloom/databases';
import { type ExportDocument, tableKey } from '@rowloom/engine';
import { readChunks } from '../ledger/chunks.ts';
import type { LedgerPlace } from '../ledger/ledger-place.ts';
import { readRestores } from '../ledger/restores.ts';
import type { RunRecord } from '../ledger/run-record.ts';
import { readBooks } from '../ledger/table-books.ts';
import { readChanges } from '../schema/read-shapes.ts';
import { readIdentities } from '../target/table-identity.ts';
import type { Target } from '../target/target.ts';
import { type CountedTable, countLoaded } from './count-loaded.ts';
import { runTables } from './run-tables.ts';

export type InspectedRun = {
  /** What is not as the ledger has it, in sentences. */
  readonly differences: readonly string[];
  /** Rows of the run that are there, as far as can be told. */
  readonly found: number;
};

/** Compares what the ledger counts as loaded with what is there: the tables, their definitions, and their rows. */
export async function inspectRun(
  target: Target,
  session: Session,
  ledger: LedgerPlace,
  record: RunRecord,
  recipe: ExportDocument,
): Promise<InspectedRun> {
  const books = readBooks(record.chunk_rows);
  const chunks = await readChunks(session, ledger, record.run_id);
  const loaded = Map.groupBy(chunks, ({ table }) => table);
  const tables = runTables(recipe).filter((table) => loaded.has(tableKey(table)));
  const isOpen = (await readRestores(session, ledger, record.run_id)).length > 0;
  const { changes } = await readChanges(target, session, { schema: recipe.schema, tables }, books, {
    columnsOnly: isOpen,
    mayGain: record.mode === 'create',
  });
  const identities = await readIdentities(session, recipe.schema, tables);
  const counted: CountedTable[] = [];
  const differences: string[] = [];
  for (const table of tables) {
    const name = tableKey(table);
    const changed = changes.get(name) ?? [];
    differences.push(...changed);
    const identity = books[name]?.identity;
    if (identity !== undefined && identities.has(name) && identities.get(name) !== identity)
      differences.push(`${name} was dropped and created again.`);
    if (changed.length > 0) continue;
    const count = await countLoaded(session, recipe, books, table, loaded.get(name) ?? []);
    if (count === undefined) continue;
    counted.push(count);
    if (count.found < count.expected)
      differences.push(`${name} has ${count.found} of the ${count.expected} rows that were loaded.`);
  }
  return { differences, found: counted.reduce((sum, { found }) => sum + found, 0) };
}
