import type { Session } from '@rowloom/databases';
import { type Dialect, quoteName } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { keyOf } from './find-referrers.ts';
import type { StagedTable } from './staged-table.ts';

export type Compared = {
  /** Rows with the key of one that the run wrote. */
  readonly own: number;
  /** Those of them that are not what the run wrote any more. */
  readonly changed: number;
  /** The least and the greatest value of the column by whose ranges rows are deleted. */
  readonly first?: bigint;
  readonly last?: bigint;
};

/**
 * SQL that is true for the rows that were compared, called `t`, where all between their least key and their greatest are the
 * run's: then none has to be looked for in the copy a second time.
 */
export async function findOwnRange(
  session: Session,
  staged: StagedTable,
  { own, first, last }: Compared,
): Promise<string | undefined> {
  const column = rangeColumn(session.dialect, staged);
  if (column === undefined || first === undefined || last === undefined) return undefined;
  const range = `t.${quoteName(session.dialect, column)} BETWEEN ${first} AND ${last}`;
  // Keys that lie far apart have strangers between them, which need not be counted.
  const [row] = await session.query(
    `SELECT count(*) AS present FROM (SELECT 1 AS one FROM ${staged.real} AS t WHERE ${range} LIMIT ${own + 1}) AS x`,
  );
  return Number(row?.['present']) === own ? range : undefined;
}

/** The column by whose values rows may be deleted in one range: whole numbers, which are given in order. */
export function rangeColumn(dialect: Dialect, staged: StagedTable): string | undefined {
  if (!dialectOf({ dialect }).undoing.deletesRanges) return undefined;
  const column = keyOf(staged)?.[0];
  return staged.typed.find(({ name, type }) => name === column && type.kind === 'integer')?.name;
}
