import { planConstraining, type Session, targetError } from '@rowloom/databases';
import {
  checkBases,
  type ExportDocument,
  loadLexicon,
  type LocaleWish,
  makeRunContext,
  type RunContext,
  tableKey,
} from '@rowloom/engine';
import { dialectOf } from '../../dialects/dialect-of.ts';
import type { LedgerPlace } from '../../ledger/ledger-place.ts';
import { writeRestores } from '../../ledger/restores.ts';
import type { RunRecord } from '../../ledger/run-record.ts';
import { mergeBooks, readBooks, type TableBooks, writeBooks } from '../../ledger/table-books.ts';
import { describeTables } from '../../schema/read-shapes.ts';
import { readRunSchema } from '../../schema/read-target-schema.ts';
import { completeRun, setPhase } from '../../ledger/runs.ts';
import { readTableFacts } from '../../target/table-facts.ts';
import { tableName } from '../../target/table-name.ts';
import type { Target } from '../../target/target.ts';
import { rollBack, takenOver } from './attempt.ts';
import { type Bases, claimKeys } from './claim-keys.ts';
import { rowsPerChunk } from './cut-chunks.ts';
import { makeRecipe, writeRecipe } from '../make-recipe.ts';
import { emptyTables } from '../prepare-tables.ts';
import { runTables } from '../run-tables.ts';
import { readSampledKeys, sampleKeys } from '../sample-keys.ts';
import { relaxSession } from './worker-session.ts';
import { createTables } from '../create-tables.ts';

/** Tables with fewer rows are one chunk: they need not be measured. */
const SMALL = 5000;

export type ChunksToPrepare = {
  readonly target: Target;
  readonly ledger: LedgerPlace;
  readonly record: RunRecord;
  readonly recipe: ExportDocument;
  readonly locale: LocaleWish;
  readonly epoch: number;
  readonly mostRows: number | undefined;
  /** Numbers at which the rows must begin, because they are an export's. */
  readonly sealed?: Bases | undefined;
};

/**
 * Everything before the first chunk, in one transaction if the dialect allows that: tables are created or emptied,
 * numbers claimed, keys sampled, restoring statements recorded, and chunks decided. MySQL commits each statement by
 * itself, so each is idempotent while the phase is still `preparing`.
 */
export async function prepareChunks(session: Session, task: ChunksToPrepare): Promise<void> {
  const { ledger, record, epoch } = task;
  const { begin, isDdlAtomic } = dialectOf(session).statements;
  // Tables that refer to each other cannot be emptied one after the other under enforced keys.
  await relaxSession(session);
  if (isDdlAtomic) await session.execute(begin);
  try {
    await prepareTables(session, task);
    const { bases, books, recipe } = await claimAndCut(session, task);
    const known = mergeBooks(readBooks(record.chunk_rows), await describeMade(session, task));
    await completeRun(session, ledger, record.run_id, {
      recipe: writeRecipe(makeRecipe({ ...recipe, planDigest: record.plan_digest, bases })),
      way: record.way,
      chunk_rows: writeBooks(mergeBooks(known, books)),
    });
    if (!(await setPhase(session, ledger, { runId: record.run_id, epoch }, 'loading'))) throw takenOver();
    if (isDdlAtomic) await session.execute('COMMIT');
  } catch (error) {
    if (isDdlAtomic) await rollBack(session);
    throw error;
  }
}

async function prepareTables(session: Session, { target, ledger, record, recipe }: ChunksToPrepare): Promise<void> {
  const { schema } = recipe;
  const tables = runTables(recipe);
  if (record.mode === 'create') {
    // An attempt may have ended between two of its tables.
    const facts = await readTableFacts(session, schema, schema.tables);
    for (const table of schema.tables.toReversed()) {
      const fact = facts.get(tableKey(table));
      if (fact?.exists === true && !fact.hasRows)
        await session.execute(`DROP TABLE ${tableName(session.dialect, schema, table)}`);
    }
    const ddl = await createTables(session, target.driver, schema);
    await session.execute(`DELETE FROM ${ledger.restores} WHERE run_id = $1`, [record.run_id]);
    await writeRestores(session, ledger, record.run_id, ddl.steps);
    return;
  }
  if (record.mode === 'truncate') await emptyTables(session, schema, tables);
  if (record.way === 'chunks_unconstrained') {
    const { drop, restore, refused } = await planConstraining(session, tables);
    if (refused !== undefined) throw targetError('no_permission', refused);
    await writeRestores(session, ledger, record.run_id, restore);
    for (const statement of drop) await session.execute(statement);
  }
}

/** What others must not touch until the run's end, for tables that the run has created itself. */
async function describeMade(session: Session, { target, record, recipe }: ChunksToPrepare): Promise<TableBooks> {
  if (record.mode !== 'create') return {};
  return describeTables(session, await readRunSchema(target, session, recipe), {
    schema: recipe.schema,
    tables: runTables(recipe),
  });
}

type Cut = {
  readonly bases: Bases;
  readonly books: TableBooks;
  readonly recipe: ExportDocument;
};

async function claimAndCut(session: Session, task: ChunksToPrepare): Promise<Cut> {
  const { ledger, record, recipe, locale, target, mostRows } = task;
  let bases: Bases = task.sealed ?? {};
  let before: Bases = {};
  if (record.mode === 'append') {
    const { lockClaims, unlockClaims } = dialectOf(session).loading;
    await lockClaims(session, ledger.claims);
    try {
      ({ bases, before } = await claimKeys(session, ledger, record.run_id, recipe, task.sealed));
    } finally {
      await unlockClaims(session);
    }
  }
  if (record.mode !== 'create') await sampleKeys(session, ledger, record.run_id, { ...recipe, mode: record.mode });
  const existing = await readSampledKeys(session, ledger, record.run_id, recipe.plan);
  const run = makeRunContext(recipe.schema, recipe.plan, await loadLexicon(locale), { bases, existing });
  const issues = checkBases(run);
  if (issues.length > 0) {
    const plain = issues.map(({ message }) => message).join(' ');
    throw targetError('unsupported', plain, { plain });
  }
  const cut = await cutTables(session, target, run, mostRows);
  const books = Object.fromEntries(
    Object.entries(cut).map(([name, rows]) => [name, { chunk_rows: rows, rows_before: before[name] ?? 0 }]),
  );
  return { bases, recipe, books };
}

async function cutTables(
  session: Session,
  target: Target,
  run: RunContext,
  most: number | undefined,
): Promise<Readonly<Record<string, number>>> {
  const cut: Record<string, number> = {};
  for (const { name, rows } of run.plan.tables)
    cut[name] =
      rows <= Math.min(SMALL, most ?? SMALL)
        ? Math.max(1, rows)
        : rowsPerChunk((await target.driver.openLoader(session, run, name)).bytesPerRow, most);
  return cut;
}
