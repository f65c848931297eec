import type { Session } from '@rowloom/databases';
import { quoteName, type RunContext, type SchemaDocument, type Table, type TableContext } from '@rowloom/engine';
import type { LedgerChunk } from '../ledger/chunks.ts';
import { sqlDialect, tableName } from '../target/table-name.ts';
import type { Target } from '../target/target.ts';
import { makeChunkMarks } from './chunk-marks.ts';
import { createCopy, indexCopy, indexEmptyCopy } from './create-copy.ts';
import type { StagedTable } from './match-rows.ts';

/**
 * Makes the run's rows once more, into temporary copies of its tables: from them the server finds which rows are the
 * run's, who refers to them, and which have been changed since. Nothing of this is kept by us.
 */
export async function stageRows(
  target: Target,
  session: Session,
  schema: SchemaDocument,
  run: RunContext,
  chunks: readonly LedgerChunk[],
): Promise<readonly StagedTable[]> {
  const staged: StagedTable[] = [];
  const quote = (name: string): string => quoteName(sqlDialect(session.dialect), name);
  for (const [key, context] of run.tables) {
    const { table } = context;
    const mine = chunks.filter((chunk) => chunk.table === key).toSorted((a, b) => a.chunk - b.chunk);
    if (mine.length === 0) continue;
    const real = tableName(session.dialect, schema, table);
    const name = quote(`rowloom_undo_${staged.length}`);
    const stage =
      session.dialect === 'postgresql' ? `pg_temp.${name}` : session.dialect === 'sqlite' ? `temp.${name}` : name;
    const written = writtenColumns(context);
    await createCopy(session, name, real, written);
    const marks = await makeChunkMarks(session, stage, written);
    const loader = await target.driver.openLoader(session, run, key, { into: stage });
    const columns = loader.columns.filter((column) => !isRewritten(table, column));
    const rows = mine.reduce((sum, { first, end }) => sum + end - first, 0);
    const copy: StagedTable = { key, table, real, stage, columns, rows, within: marks.within };
    await indexEmptyCopy(session, copy);
    for (const { chunk, first, end } of mine) {
      await marks.begin(chunk);
      await loader.load(first, end);
      await marks.end(chunk);
    }
    await indexCopy(session, copy, `rowloom_undo_key_${staged.length}`);
    if (session.dialect === 'postgresql') await session.execute(`ANALYZE ${stage}`);
    staged.push(copy);
  }
  return staged;
}

/** What a trigger writes itself is not what the run wrote, unless it is of the key, by which rows are found. */
const isRewritten = ({ primary_key: key, triggers = [] }: Table, column: string): boolean =>
  key?.columns.includes(column) !== true &&
  triggers.some(({ timing, sets }) => timing === 'before' && sets?.includes(column));

/** What the run leaves to the database may be NOT NULL without a default: a copy could not leave it out. */
export function writtenColumns({ table, plan }: TableContext): readonly string[] {
  const computed = new Set(table.columns.flatMap(({ name, generated }) => (generated === undefined ? [] : [name])));
  return plan.columns.flatMap(({ name, source }) => (source.kind === 'omit' || computed.has(name) ? [] : [name]));
}
