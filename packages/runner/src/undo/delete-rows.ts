import type { Session } from '@rowloom/databases';
import { type Dialect, quoteName, type SchemaDocument } from '@rowloom/engine';
import { sqlDialect } from '../target/table-name.ts';
import { keyOf } from './find-referrers.ts';
import { differs, digestOf, sameKey, sameRow, type StagedTable } from './match-rows.ts';

/** SQL that deletes a table's rows of some chunks, or of all. */
export function deleteSql(
  dialect: Dialect,
  schema: SchemaDocument,
  staged: StagedTable,
  chunks?: readonly number[],
): string {
  const key = keyOf(staged);
  const match = key === undefined ? sameRow(dialect, schema, staged) : sameKey(dialect, key);
  const within = chunks === undefined ? '' : ` AND ${staged.within(chunks)}`;
  const { real, stage } = staged;
  if (dialect === 'postgresql' && key !== undefined)
    return `DELETE FROM ${real} AS t USING ${stage} AS s WHERE ${match}${within}`;
  // From the copy to the table: the other way round the whole table would be read for some of its rows.
  if (dialect === 'sqlite' && key !== undefined) {
    const list = key.map((name) => quoteName('sqlite', name)).join(', ');
    const filter = chunks === undefined ? '' : ` WHERE ${staged.within(chunks)}`;
    return `DELETE FROM ${real} WHERE (${list}) IN (SELECT ${list} FROM ${stage} AS s${filter})`;
  }
  if (dialect === 'postgresql' || dialect === 'sqlite')
    return `DELETE FROM ${real} AS t WHERE EXISTS (SELECT 1 FROM ${stage} AS s WHERE ${match}${within})`;
  const [first, second] = key === undefined ? [`${real} AS t`, `${stage} AS s`] : [`${stage} AS s`, `${real} AS t`];
  return `DELETE t FROM ${first} STRAIGHT_JOIN ${second} ON ${match}${within}`;
}

/** PostgreSQL knows how many rows a copy has; the others are told where to begin. */
const JOIN = {
  postgresql: 'JOIN',
  mysql: 'STRAIGHT_JOIN',
  mariadb: 'STRAIGHT_JOIN',
  sqlite: 'CROSS JOIN',
} as const;

export type Compared = {
  /** Rows with the key of one that the run wrote. */
  readonly own: number;
  /** Those of them that are not what the run wrote any more. */
  readonly changed: number;
};

/** Compares the table's rows with those of some chunks, or of all. Without a key only rows that were not changed are found. */
export async function compareRows(
  session: Session,
  schema: SchemaDocument,
  staged: StagedTable,
  chunks?: readonly number[],
): Promise<Compared | undefined> {
  const key = keyOf(staged);
  if (key === undefined) return undefined;
  const { dialect } = session;
  const within = chunks === undefined ? '' : ` AND ${staged.within(chunks)}`;
  const [row] = await session.query(
    `SELECT count(*) AS own, sum(CASE WHEN ${differs(dialect, schema, staged)} THEN 1 ELSE 0 END) AS changed
       FROM ${staged.stage} AS s ${JOIN[dialect]} ${staged.real} AS t ON ${sameKey(dialect, key)}${within}`,
  );
  return { own: Number(row?.['own'] ?? 0), changed: Number(row?.['changed'] ?? 0) };
}

/**
 * For a table without a key: how many different rows of the run occur in the target more often than in the run, or another
 * number of times. Where none occurs more often the run's rows can be told from others; those that somebody has deleted need
 * not be found.
 */
export async function countAmbiguous(
  session: Session,
  staged: StagedTable,
  there: 'more often' | 'not as often',
): Promise<number> {
  const { columns, stage, real } = staged;
  const quoted = columns.map((name) => quoteName(sqlDialect(session.dialect), name));
  // Columns of types without an equality cannot be grouped by; SQLite has none of them.
  const value =
    columns.length === 0 ? '1' : session.dialect === 'sqlite' ? quoted.join(', ') : digestOf(session.dialect, columns);
  const list = columns.length === 0 || session.dialect !== 'sqlite' ? 'digest' : quoted.join(', ');
  const named = list === 'digest' ? `${value} AS digest` : value;
  const [row] = await session.query(
    `SELECT count(*) AS ambiguous FROM (
       SELECT 1 AS one FROM (
         SELECT ${named}, 1 AS rowloom_own, 0 AS rowloom_there FROM ${stage}
         UNION ALL SELECT ${named}, 0, 1 FROM ${real}) AS x
       GROUP BY ${list} HAVING sum(rowloom_own) > 0 AND sum(rowloom_own) ${there === 'more often' ? '<' : '<>'} sum(rowloom_there)) AS y`,
  );
  return Number(row?.['ambiguous'] ?? 0);
}
