import type { Session } from '@rowloom/databases';
import { type Dialect, DIALECTS, type SchemaDocument } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { keyOf } from './find-referrers.ts';
import { type Compared, rangeColumn } from './own-range.ts';
import { differs, sameKey, sameRow } from './match-rows.ts';
import type { StagedTable } from './staged-table.ts';

/** SQL that deletes a table's rows of some chunks, or of all. */
export function deleteSql(
  dialect: Dialect,
  schema: SchemaDocument,
  staged: StagedTable,
  chunks?: readonly number[],
  range?: string,
): string {
  const { undoing } = dialectOf({ dialect });
  // Rows without a key are deleted all at once.
  const own = staged.own?.rows ?? (range === undefined ? undefined : `${staged.real} AS t WHERE ${range}`);
  if (own !== undefined) return `${undoing.deleteFrom} ${own}`;
  const key = keyOf(staged);
  const match = key === undefined ? sameRow(dialect, schema, staged) : sameKey(dialect, key);
  return undoing.deleteSql({
    real: staged.real,
    stage: staged.stage,
    key,
    match,
    within: chunks === undefined ? undefined : staged.within(chunks),
  });
}

/** Compares the table's rows with those of some chunks, or of all. Without a key only unchanged rows are found. */
export async function compareRows(
  session: Session,
  schema: SchemaDocument,
  staged: StagedTable,
  chunks?: readonly number[],
  lock = '',
): Promise<Compared | undefined> {
  const key = keyOf(staged);
  if (key === undefined) return undefined;
  const { dialect } = session;
  const within = chunks === undefined ? '' : ` AND ${staged.within(chunks)}`;
  const column = rangeColumn(dialect, staged);
  const end = (of: string): string =>
    column === undefined ? 'NULL' : `CAST(${of}(s.${DIALECTS[dialect].quoteName(column)}) AS char)`;
  const [row] = await session.query(
    `SELECT count(*) AS own, ${end('min')} AS first, ${end('max')} AS last, sum(CASE WHEN ${differs(dialect, schema, staged)} THEN 1 ELSE 0 END) AS changed
       FROM ${staged.stage} AS s ${dialectOf(session).undoing.join} ${staged.real} AS t ON ${sameKey(dialect, key)}${within}${lock}`,
  );
  const [first, last] = [row?.['first'], row?.['last']];
  const ends =
    typeof first === 'string' && typeof last === 'string' ? { first: BigInt(first), last: BigInt(last) } : {};
  return { own: Number(row?.['own'] ?? 0), changed: Number(row?.['changed'] ?? 0), ...ends };
}

/**
 * For a table without a key: how many different rows of the run occur in the target more often than in the run, or a
 * different number of times. If none occurs more often the run's rows can be distinguished from others; rows that
 * someone has deleted need not be found.
 */
export async function countAmbiguous(
  session: Session,
  staged: StagedTable,
  there: 'more often' | 'not as often',
): Promise<number> {
  const { columns, typed, stage, real } = staged;
  const { groupsByColumns, digest, counts } = dialectOf(session).undoing;
  if (counts !== undefined && there === 'more often' && columns.length > 0) return counts.moreOften(session, staged);
  const quoted = columns.map(DIALECTS[session.dialect].quoteName);
  const isGrouped = groupsByColumns && columns.length > 0;
  // Columns of types without an equality cannot be grouped by.
  const value = columns.length === 0 ? '1' : isGrouped ? quoted.join(', ') : digest(typed);
  const list = isGrouped ? quoted.join(', ') : 'digest';
  const named = isGrouped ? value : `${value} AS digest`;
  const [row] = await session.query(
    `SELECT count(*) AS ambiguous FROM (
       SELECT 1 AS one FROM (
         SELECT ${named}, 1 AS rowloom_own, 0 AS rowloom_there FROM ${stage}
         UNION ALL SELECT ${named}, 0, 1 FROM ${real}) AS x
       GROUP BY ${list} HAVING sum(rowloom_own) > 0 AND sum(rowloom_own) ${there === 'more often' ? '<' : '<>'} sum(rowloom_there)) AS y`,
  );
  return Number(row?.['ambiguous'] ?? 0);
}

/** How many rows of a table are foreign, given that none of the run's occurs more often than it wrote it. */
export async function countStrangers(session: Session, schema: SchemaDocument, staged: StagedTable): Promise<number> {
  const { real, stage, own, columns } = staged;
  const [row] = await session.query(`SELECT count(*) AS present FROM ${real}`);
  const present = Number(row?.['present'] ?? 0);
  const compared = await compareRows(session, schema, staged);
  if (compared !== undefined) return present - compared.own;
  if (columns.length === 0) return Math.max(0, present - staged.rows);
  const { counts } = dialectOf(session).undoing;
  if (own === undefined && counts !== undefined) return present - (await counts.there(session, staged));
  if (own?.begin !== undefined && !(await own.begin())) return present;
  const isOwn = (): string => `EXISTS (SELECT 1 FROM ${stage} AS s WHERE ${sameRow(session.dialect, schema, staged)})`;
  const [mine] = await session.query(`SELECT count(*) AS mine FROM ${own?.rows ?? `${real} AS t WHERE ${isOwn()}`}`);
  return present - Number(mine?.['mine'] ?? 0);
}
