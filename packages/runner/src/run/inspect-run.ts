import type { Session } from '@rowloom/databases';
import { type ExportDocument, loadLexicon, type LocaleWish, makeRunContext, tableKey } from '@rowloom/engine';
import { readChunks } from '../ledger/chunks.ts';
import type { LedgerPlace } from '../ledger/ledger-place.ts';
import { readRestores } from '../ledger/restores.ts';
import type { RunRecord } from '../ledger/run-record.ts';
import { readBooks } from '../ledger/table-books.ts';
import { readChanges } from '../schema/read-shapes.ts';
import { readReach } from '../target/read-reach.ts';
import type { Target } from '../target/target.ts';
import { countLoaded } from './count-loaded.ts';
import { judgeRows } from './judge-rows.ts';
import { basesOf } from './make-recipe.ts';
import { runTables } from './run-tables.ts';
import { readSampledKeys } from './sample-keys.ts';

export type InspectedRun = {
  /** What differs from the ledger, in sentences. */
  readonly differences: readonly string[];
  /** Rows of the run that are present, as far as can be determined. */
  readonly found: number;
};

/** Rows of a table that are checked before a run continues. */
const SAMPLED_ROWS = 24;

/**
 * Compares what the ledger counts as loaded with what is present: the tables, their definitions, and their rows. To
 * continue a run, tables without rows must match the plan too; the rows of a finished run belong to their owner, who
 * may have changed them.
 */
export async function inspectRun(
  target: Target,
  session: Session,
  ledger: LedgerPlace,
  record: RunRecord,
  recipe: ExportDocument,
): Promise<InspectedRun> {
  const { schema, plan } = recipe;
  const books = readBooks(record.chunk_rows);
  const loaded = Map.groupBy(await readChunks(session, ledger, record.run_id), ({ table }) => table);
  const isOver = record.phase === 'done';
  const planned = new Map(plan.tables.map(({ name, rows }) => [name, rows]));
  const tables = runTables(recipe).filter((table) => {
    const name = tableKey(table);
    return isOver ? loaded.has(name) : (planned.get(name) ?? 0) > 0;
  });
  const isOpen = (await readRestores(session, ledger, record.run_id)).length > 0;
  const { changes } = await readChanges(target, session, { schema, tables }, books, {
    columnsOnly: isOpen,
    mayGain: record.mode === 'create',
  });
  const existing = await readSampledKeys(session, ledger, record.run_id, plan);
  const lexicon = await loadLexicon(recipe.locale as LocaleWish);
  const run = makeRunContext(schema, plan, lexicon, { bases: basesOf(recipe), existing });
  const reachOf = await readReach(session, schema, tables);
  const differences: string[] = [];
  let found = 0;
  for (const table of tables) {
    const name = tableKey(table);
    const changed = changes.get(name) ?? [];
    differences.push(...changed);
    const ranges = loaded.get(name) ?? [];
    if (changed.length > 0 || ranges.length === 0) continue;
    const reach = reachOf(table);
    const count = await countLoaded(session, recipe, books, table, ranges, reach);
    found += Math.min(count.found, count.expected);
    const { wrong } = await judgeRows(session, { target, schema, run, table, ranges, reach }, count, {
      look: isOver ? 0 : SAMPLED_ROWS,
    });
    if (wrong !== undefined) differences.push(wrong);
  }
  return { differences, found };
}
