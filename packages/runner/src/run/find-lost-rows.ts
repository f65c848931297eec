import { isTargetError, type Session } from '@rowloom/databases';
import {
  type ExportDocument,
  loadLexicon,
  type LocaleWish,
  makeRunContext,
  type SchemaDocument,
  type Table,
  tableKey,
} from '@rowloom/engine';
import { type LedgerChunk, readChunks } from '../ledger/chunks.ts';
import type { LedgerPlace } from '../ledger/ledger-place.ts';
import { findLedger } from '../ledger/open-ledger.ts';
import type { RunRecord } from '../ledger/run-record.ts';
import { findRun, listRuns } from '../ledger/runs.ts';
import { readBooks } from '../ledger/table-books.ts';
import { catalogueName } from '../schema/read-shapes.ts';
import { readReach } from '../target/read-reach.ts';
import type { TableReach } from '../target/trigger-reach.ts';
import type { Target } from '../target/target.ts';
import { countLoaded, ownRows } from './count-loaded.ts';
import { judgeRows } from './judge-rows.ts';
import { basesOf, readRecipe } from './make-recipe.ts';
import { runTables } from './run-tables.ts';
import { readSampledKeys } from './sample-keys.ts';

/** The ledger's record of a table's rows, and how many are present. */
export type KeptRows = {
  readonly planned: number;
  readonly found: number;
  readonly changes: readonly string[];
  /** Why some could not be searched for. */
  readonly notCompared: readonly string[];
};

type LedgerRun = {
  readonly record: RunRecord;
  readonly recipe: ExportDocument;
  /** By table of the plan: what was loaded and not undone, for tables that no later run has emptied. */
  readonly loaded: ReadonlyMap<string, readonly LedgerChunk[]>;
};

/**
 * Compares what runs have loaded with what is present, by the tables' names in the catalogue: an empty table violates
 * no constraint. Undefined if there is no ledger, or none that this role may read.
 */
export async function findLostRows(
  target: Target,
  session: Session,
  catalogue: SchemaDocument,
): Promise<ReadonlyMap<string, KeptRows> | undefined> {
  const ledger = await findLedger(session, target.database).catch((error: unknown) => {
    if (isTargetError(error) && error.code === 'no_permission') return undefined;
    throw error;
  });
  if (ledger === undefined) return undefined;
  const there = new Set(catalogue.tables.map(tableKey));
  const kept = new Map<string, KeptRows>();
  for (const run of await readRuns(session, ledger)) {
    const { schema } = run.recipe;
    const tables = runTables(run.recipe);
    const reachOf = await readReach(session, schema, tables);
    for (const table of tables) {
      const ranges = run.loaded.get(tableKey(table));
      if (ranges === undefined) continue;
      const name = catalogueName(session, schema, table);
      const mine = await compareRun(target, session, ledger, run, table, {
        ranges,
        isThere: there.has(name),
        reach: reachOf(table),
      });
      const others = kept.get(name) ?? { planned: 0, found: 0, changes: [], notCompared: [] };
      kept.set(name, {
        planned: others.planned + mine.planned,
        found: others.found + mine.found,
        changes: [...others.changes, ...mine.changes],
        notCompared: [...others.notCompared, ...mine.notCompared],
      });
    }
  }
  return kept;
}

const LIVING = new Set(['loading', 'constraining', 'certifying', 'done']);

/** Newest first: a run that emptied tables, or created them, has ended the content of earlier ones there. */
async function readRuns(session: Session, ledger: LedgerPlace): Promise<readonly LedgerRun[]> {
  const runs: LedgerRun[] = [];
  const renewed = new Set<string>();
  for (const { run_id: runId, phase } of await listRuns(session, ledger)) {
    const record = LIVING.has(phase) ? await findRun(session, ledger, runId) : undefined;
    if (record === undefined) continue;
    const recipe = readKnown(record);
    if (recipe === undefined) continue;
    const names = new Map(
      runTables(recipe).map((table) => [tableKey(table), catalogueName(session, recipe.schema, table)]),
    );
    const chunks = await readChunks(session, ledger, runId);
    const loaded = Map.groupBy(
      chunks.filter(({ table }) => !renewed.has(names.get(table) ?? table)),
      ({ table }) => table,
    );
    runs.push({ record, recipe, loaded });
    if (record.mode !== 'append') for (const name of names.values()) renewed.add(name);
  }
  return runs;
}

/** Undefined if another version wrote it: constraints can be checked anyway. */
function readKnown({ recipe, run_id: runId }: RunRecord): ExportDocument | undefined {
  try {
    return readRecipe(recipe, runId);
  } catch {
    return undefined;
  }
}

type LoadedTable = { readonly ranges: readonly LedgerChunk[]; readonly isThere: boolean; readonly reach: TableReach };

async function compareRun(
  target: Target,
  session: Session,
  ledger: LedgerPlace,
  { record, recipe }: LedgerRun,
  table: Table,
  { ranges, isThere, reach }: LoadedTable,
): Promise<KeptRows> {
  const { run_id: runId } = record;
  const { schema, plan } = recipe;
  const name = tableKey(table);
  const planned = ranges.reduce((sum, { first, end }) => sum + end - first, 0);
  if (!isThere)
    return {
      planned,
      found: 0,
      changes: [`${name} is gone, and the ${planned} rows of ${runId} with it.`],
      notCompared: [],
    };
  const counted = await countLoaded(session, recipe, readBooks(record.chunk_rows), table, ranges, reach);
  const found = Math.min(counted.found, planned);
  if (found === planned) return { planned, found, changes: [], notCompared: [] };
  const isExact = ownRows(session, plan, table, { base: 0, ranges, reach }) !== undefined;
  const lexicon = await loadLexicon(recipe.locale as LocaleWish);
  const existing = isExact ? {} : await readSampledKeys(session, ledger, runId, plan);
  const run = makeRunContext(schema, plan, lexicon, { bases: basesOf(recipe), existing });
  const {
    wrong,
    isUnknown,
    notCompared = '',
  } = await judgeRows(session, { target, schema, run, table, ranges, reach }, counted, { look: 0 });
  if (isUnknown === true) return { planned, found, changes: [], notCompared: [notCompared] };
  return wrong === undefined
    ? { planned, found: planned, changes: [], notCompared: [] }
    : {
        planned,
        found,
        changes: [`${name} has ${found} of the ${planned} rows that ${runId} has loaded.`],
        notCompared: [],
      };
}
