import type { Session } from '@rowloom/databases';
import { quoteName, type RunContext, type SchemaDocument, type Table, type TableContext } from '@rowloom/engine';
import type { LedgerChunk } from '../ledger/chunks.ts';
import { executeDdl } from '../target/execute-ddl.ts';
import { sqlDialect, tableName } from '../target/table-name.ts';
import type { Target } from '../target/target.ts';
import { CHUNK_COLUMN, type StagedTable } from './match-rows.ts';

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
    const mine = chunks.filter((chunk) => chunk.table === key);
    if (mine.length === 0) continue;
    const real = tableName(session.dialect, schema, table);
    const name = quote(`rowloom_undo_${staged.length}`);
    const stage =
      session.dialect === 'postgresql' ? `pg_temp.${name}` : session.dialect === 'sqlite' ? `temp.${name}` : name;
    await createCopy(session, name, real, writtenColumns(context).map(quote));
    await executeDdl(session, `ALTER TABLE ${stage} ADD COLUMN ${quote(CHUNK_COLUMN)} integer`);
    const loader = await target.driver.openLoader(session, run, key, { into: stage });
    for (const { chunk, first, end } of mine) {
      await loader.load(first, end);
      await session.execute(`UPDATE ${stage} SET ${quote(CHUNK_COLUMN)} = $1 WHERE ${quote(CHUNK_COLUMN)} IS NULL`, [
        chunk,
      ]);
    }
    if (session.dialect === 'postgresql') await session.execute(`ANALYZE ${stage}`);
    const kept = loader.columns.filter((column) => !isRewritten(table, column));
    staged.push({ key, table, real, stage, columns: kept });
  }
  return staged;
}

/** What a trigger writes itself is not what the run wrote, unless it is of the key, by which rows are found. */
const isRewritten = ({ primary_key: key, triggers = [] }: Table, column: string): boolean =>
  key?.columns.includes(column) !== true &&
  triggers.some(({ timing, sets }) => timing === 'before' && sets?.includes(column));

/** Columns and their types alone: no constraint of the table binds its copy, but for NOT NULL, which MySQL takes along. */
async function createCopy(session: Session, name: string, real: string, columns: readonly string[]): Promise<void> {
  const list = columns.length === 0 ? '*' : columns.join(', ');
  await executeDdl(
    session,
    session.dialect === 'postgresql'
      ? `CREATE TEMPORARY TABLE ${name} AS SELECT ${list} FROM ${real} WITH NO DATA`
      : `CREATE TEMPORARY TABLE ${name} AS SELECT ${list} FROM ${real} WHERE 1 = 0`,
  );
}

/** What the run leaves to the database may be NOT NULL without a default: a copy could not leave it out. */
function writtenColumns({ table, plan }: TableContext): readonly string[] {
  const computed = new Set(table.columns.flatMap(({ name, generated }) => (generated === undefined ? [] : [name])));
  return plan.columns.flatMap(({ name, source }) => (source.kind === 'omit' || computed.has(name) ? [] : [name]));
}
