import { isTargetError, type Session } from '@rowloom/databases';
import {
  type ExportDocument,
  loadLexicon,
  type LocaleWish,
  makeRunContext,
  parseExport,
  tableKey,
} from '@rowloom/engine';
import { type LedgerChunk, readChunks } from '../ledger/chunks.ts';
import type { LedgerPlace } from '../ledger/ledger-place.ts';
import { findLedger } from '../ledger/open-ledger.ts';
import { findRun, listRuns } from '../ledger/runs.ts';
import { basesOf } from '../run/make-recipe.ts';
import { runTables } from '../run/run-tables.ts';
import { readSampledKeys } from '../run/sample-keys.ts';
import { relaxSession } from '../run/load/worker-session.ts';
import { tableName } from '../target/table-name.ts';
import type { Target } from '../target/target.ts';
import { withSession } from '../target/with-session.ts';
import { keyOf } from '../undo/find-referrers.ts';
import { moreThanHalfSame, sameKey } from '../undo/match-rows.ts';
import type { StagedTable } from '../undo/staged-table.ts';
import { stageRows } from '../undo/stage-rows.ts';
import { pickRows } from './pick-rows.ts';

/** Rows of tables, by the tables' names in the target's SQL. */
export type PresentRows = ReadonlyMap<string, number>;

/** The number of runs examined, newest first: each costs some queries. */
const MAX_RUNS = 50;

/**
 * Counts rows that no run of Rowloom wrote, up to `enough` of them. The ledger alone is not trusted, because its rows
 * may have been replaced: some rows of each run are made again and searched for, and the same share of the run counts
 * as present. Uses a separate connection, because the copies are temporary tables.
 */
export async function countStrangeRows(target: Target, present: PresentRows, enough: number): Promise<number> {
  const strange = new Map(present);
  const left = (): number => [...strange.values()].reduce((sum, rows) => sum + rows, 0);
  await withSession(target, async (session) => {
    const ledger = await findLedger(session, target.database);
    if (ledger === undefined) return;
    await relaxSession(session);
    const runs = (await listRuns(session, ledger)).filter(({ phase }) => phase !== 'preparing' && phase !== 'undone');
    for (const { run_id: runId } of runs.slice(0, MAX_RUNS)) {
      if (left() < enough) return;
      const own = await findOwnRows(target, session, ledger, runId, strange);
      for (const [name, rows] of own) strange.set(name, Math.max(0, (strange.get(name) ?? 0) - rows));
    }
  }).catch((error: unknown) => {
    // Whatever cannot be examined counts as foreign.
    if (!isTargetError(error)) throw error;
  });
  return left();
}

/** How many rows of a run are in the tables, by its sample. */
async function findOwnRows(
  target: Target,
  session: Session,
  ledger: LedgerPlace,
  runId: string,
  wished: PresentRows,
): Promise<PresentRows> {
  const record = await findRun(session, ledger, runId);
  const parsed = record === undefined ? undefined : parseExport(JSON.parse(record.recipe));
  if (parsed === undefined || !('document' in parsed)) return new Map();
  const recipe: ExportDocument = parsed.document;
  const { schema, plan } = recipe;
  const names = new Set(
    runTables(recipe)
      .filter((table) => (wished.get(tableName(session.dialect, schema, table)) ?? 0) > 0)
      .map(tableKey),
  );
  const loaded = Map.groupBy(await readChunks(session, ledger, runId), ({ table }) => table);
  const run = makeRunContext(schema, plan, await loadLexicon(recipe.locale as LocaleWish), {
    bases: basesOf(recipe),
    existing: await readSampledKeys(session, ledger, runId, plan),
  });
  const sample = [...names].flatMap((name) => pickRows(name, loaded.get(name) ?? []));
  const staged = await stageRows(target, session, schema, run, sample);
  const own = new Map<string, number>();
  for (const table of staged) {
    const made = sample.filter((chunk) => chunk.table === table.key);
    own.set(
      table.real,
      Math.round(sumOf(loaded.get(table.key) ?? []) * ((await countFound(session, schema, table)) / sumOf(made))),
    );
    await session.execute(`DROP TABLE ${table.stage}`);
  }
  return own;
}

const sumOf = (chunks: readonly LedgerChunk[]): number => chunks.reduce((sum, { first, end }) => sum + end - first, 0);

async function countFound(session: Session, schema: ExportDocument['schema'], table: StagedTable): Promise<number> {
  const key = keyOf(table);
  const same = moreThanHalfSame(session.dialect, schema, table, key ?? []);
  const [row] = await session.query(
    `SELECT count(*) AS found FROM ${table.stage} AS s
      WHERE EXISTS (SELECT 1 FROM ${table.real} AS t WHERE ${key === undefined ? same : `${sameKey(session.dialect, key)} AND ${same}`})`,
  );
  return Number(row?.['found'] ?? 0);
}
