import type { Session } from '@rowloom/databases';
import {
  quoteName,
  resolveType,
  type RunContext,
  type SchemaDocument,
  type Table,
  type TableContext,
} from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import type { LedgerChunk } from '../ledger/chunks.ts';
import { heed } from '../target/interrupted.ts';
import { tableName } from '../target/table-name.ts';
import type { Target } from '../target/target.ts';
import { createCopy } from './create-copy.ts';
import { keyOf } from './find-referrers.ts';
import { findOwnRows } from './own-rows.ts';
import type { OwnedBy, StagedTable } from './staged-table.ts';

export type StageOptions = {
  readonly signal?: AbortSignal | undefined;
  /** Which rows without a key are the run's, to find them in the table. */
  readonly by?: OwnedBy;
  /** Columns that are not compared. */
  readonly without?: Pick<ReadonlySet<string>, 'has'>;
};

/**
 * Makes the run's rows again, into temporary copies of its tables: with them the server finds which rows are the run's,
 * what refers to them, and which have changed since. Nothing of this is kept.
 */
export async function stageRows(
  target: Target,
  session: Session,
  schema: SchemaDocument,
  run: RunContext,
  chunks: readonly LedgerChunk[],
  { signal, by, without }: StageOptions = {},
): Promise<readonly StagedTable[]> {
  const staged: StagedTable[] = [];
  const { statements, undoing } = dialectOf(session);
  for (const [key, context] of run.tables) {
    const { table } = context;
    const mine = chunks.filter((chunk) => chunk.table === key).toSorted((a, b) => a.chunk - b.chunk);
    if (mine.length === 0) continue;
    const real = tableName(session.dialect, schema, table);
    const name = quoteName(session.dialect, `rowloom_undo_${staged.length}`);
    const stage = statements.temporary(name);
    const written = writtenColumns(context);
    await createCopy(session, name, real, written);
    const marks = await undoing.makeMarks(session, stage, written);
    const loader = await target.driver.openLoader(session, run, key, { into: stage });
    const columns = loader.columns.filter((column) => !isRewritten(table, column) && without?.has(column) !== true);
    const rows = mine.reduce((sum, { first, end }) => sum + end - first, 0);
    const typed = table.columns.flatMap(({ name: column, type }) =>
      columns.includes(column) ? [{ name: column, type: resolveType(schema, type) }] : [],
    );
    const numbers = mine.map(({ chunk }) => chunk);
    const copy: StagedTable = { key, table, real, stage, columns, typed, rows, chunks: numbers, within: marks.within };
    const primary = keyOf(copy);
    await undoing.indexEmptyCopy(session, copy, primary);
    for (const { chunk, first, end } of mine) {
      heed(signal);
      await marks.begin(chunk);
      await loader.load(first, end, signal === undefined ? {} : { signal });
      await marks.end(chunk);
    }
    const own = by === undefined || primary !== undefined ? undefined : await findOwnRows(session, by, copy);
    if (own === undefined) await undoing.indexCopy(session, copy, primary, `rowloom_undo_key_${staged.length}`);
    staged.push(own === undefined ? copy : { ...copy, own });
  }
  return staged;
}

/**
 * Columns that a trigger writes itself are not what the run wrote, unless they are part of the key by which rows are
 * found.
 */
const isRewritten = ({ primary_key: key, triggers = [] }: Table, column: string): boolean =>
  key?.columns.includes(column) !== true &&
  triggers.some(({ timing, sets }) => timing === 'before' && sets?.includes(column));

/** A column that the run leaves to the database may be NOT NULL without a default: a copy must have it. */
export function writtenColumns({ table, plan }: TableContext): readonly string[] {
  const computed = new Set(table.columns.flatMap(({ name, generated }) => (generated === undefined ? [] : [name])));
  return plan.columns.flatMap(({ name, source }) => (source.kind === 'omit' || computed.has(name) ? [] : [name]));
}
