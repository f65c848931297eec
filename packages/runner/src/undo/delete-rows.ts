import type { Session } from '@rowloom/databases';
import { type Dialect, quoteName, type SchemaDocument } from '@rowloom/engine';
import { sqlDialect } from '../target/table-name.ts';
import { keyOf } from './find-referrers.ts';
import { CHUNK_COLUMN, differs, sameKey, sameRow, type StagedTable } from './match-rows.ts';

/** SQL that deletes a table's rows of one chunk, or of all. */
export function deleteSql(
  dialect: Dialect,
  schema: SchemaDocument,
  staged: StagedTable,
  chunk: number | undefined,
): string {
  const key = keyOf(staged);
  const match = key === undefined ? sameRow(dialect, schema, staged) : sameKey(dialect, key);
  const within = chunk === undefined ? '' : ` AND s.${quoteName(sqlDialect(dialect), CHUNK_COLUMN)} = ${chunk}`;
  const { real, stage } = staged;
  if (dialect === 'postgresql' && key !== undefined)
    return `DELETE FROM ${real} AS t USING ${stage} AS s WHERE ${match}${within}`;
  if (dialect === 'postgresql' || dialect === 'sqlite')
    return `DELETE FROM ${real} AS t WHERE EXISTS (SELECT 1 FROM ${stage} AS s WHERE ${match}${within})`;
  return key === undefined
    ? `DELETE t FROM ${real} AS t WHERE EXISTS (SELECT 1 FROM ${stage} AS s WHERE ${match}${within})`
    : `DELETE t FROM ${real} AS t JOIN ${stage} AS s ON ${match}${within}`;
}

/** Rows of a chunk that are not what the run wrote any more. */
export async function countChanged(
  session: Session,
  schema: SchemaDocument,
  staged: StagedTable,
  chunk: number | undefined,
): Promise<number> {
  const key = keyOf(staged);
  if (key === undefined) return 0;
  const { dialect } = session;
  const within = chunk === undefined ? '' : ` AND s.${quoteName(sqlDialect(dialect), CHUNK_COLUMN)} = ${chunk}`;
  const [row] = await session.query(
    `SELECT count(*) AS changed FROM ${staged.real} AS t JOIN ${staged.stage} AS s ON ${sameKey(dialect, key)}${within}
      WHERE ${differs(dialect, schema, staged)}`,
  );
  return Number(row?.['changed'] ?? 0);
}

/**
 * For a table without a key: how many different rows occur in the target another number of times than in the run. Only
 * where there is none can the run's rows be told from others.
 */
export async function countAmbiguous(session: Session, schema: SchemaDocument, staged: StagedTable): Promise<number> {
  const quote = (name: string): string => quoteName(sqlDialect(session.dialect), name);
  const names = staged.columns.map(quote);
  const cast = (name: string): string =>
    session.dialect === 'postgresql' ? `${quote(name)}::text AS ${quote(name)}` : quote(name);
  const counted = (from: string): string =>
    names.length === 0
      ? `(SELECT count(*) AS rowloom_times FROM ${from})`
      : `(SELECT ${names.join(', ')}, count(*) AS rowloom_times FROM (SELECT ${staged.columns.map(cast).join(', ')} FROM ${from}) AS x GROUP BY ${names.join(', ')})`;
  const plain = { ...staged, table: { ...staged.table, columns: [] } };
  const [row] = await session.query(
    `SELECT count(*) AS ambiguous FROM ${counted(staged.stage)} AS s LEFT JOIN ${counted(staged.real)} AS t
         ON ${sameRow(session.dialect, schema, plain)}
      WHERE t.rowloom_times IS NULL OR t.rowloom_times <> s.rowloom_times`,
  );
  return Number(row?.['ambiguous'] ?? 0);
}
