import type { Session } from '@rowloom/databases';
import { type Dialect, quoteName } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { keyOf } from './find-referrers.ts';
import type { StagedTable } from './staged-table.ts';

export type Compared = {
  /** Rows with the key of one that the run wrote. */
  readonly own: number;
  /** Those of them that have changed since the run wrote them. */
  readonly changed: number;
  /** The minimum and maximum of the column by whose ranges rows are deleted. */
  readonly first?: bigint;
  readonly last?: bigint;
};

/**
 * SQL that is true for the compared rows, called `t`, if all between their minimum and maximum key are the run's: then
 * they need not be searched for in the copy again.
 */
export async function findOwnRange(
  session: Session,
  staged: StagedTable,
  { own, first, last }: Compared,
): Promise<string | undefined> {
  const column = rangeColumn(session.dialect, staged);
  if (column === undefined || first === undefined || last === undefined) return undefined;
  const range = `t.${quoteName(session.dialect, column)} BETWEEN ${first} AND ${last}`;
  // Keys that are far apart have foreign ones between them, which need not be counted.
  const [row] = await session.query(
    `SELECT count(*) AS present FROM (SELECT 1 AS one FROM ${staged.real} AS t WHERE ${range} LIMIT ${own + 1}) AS x`,
  );
  return Number(row?.['present']) === own ? range : undefined;
}

/** The column by which rows may be deleted in one range: integers, which are assigned in order. */
export function rangeColumn(dialect: Dialect, staged: StagedTable): string | undefined {
  if (!dialectOf({ dialect }).undoing.deletesRanges) return undefined;
  const column = keyOf(staged)?.[0];
  return staged.typed.find(({ name, type }) => name === column && type.kind === 'integer')?.name;
}
