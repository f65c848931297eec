import { isTargetError, type Session } from '@rowloom/databases';
import { type ExportDocument, type Plan, quoteName, serialColumns, type Table, tableKey } from '@rowloom/engine';
import type { TableBooks } from '../ledger/table-books.ts';
import { findHiddenTables } from '../target/hidden-tables.ts';
import { tableName } from '../target/table-name.ts';
import type { TableReach } from '../target/trigger-reach.ts';
import { basesOf } from './make-recipe.ts';

/** Rows of a run by their positions in its table, the end excluded. */
export type RowRange = { readonly first: number; readonly end: number };

export type CountedTable = {
  readonly name: string;
  /** What the run is known to have loaded. */
  readonly expected: number;
  /** Its rows that are present: exact by the run's own numbers, otherwise all that were not there before. */
  readonly found: number;
  /** An upper bound: others may have deleted their own rows, which are still counted as present. */
  readonly atMost: number;
  /** Policies show this account only a part of the table, so there may be more. */
  readonly isHidden: boolean;
};

/** Counts the present rows of those that a run is known to have loaded into a table. */
export async function countLoaded(
  session: Session,
  recipe: ExportDocument,
  books: TableBooks,
  table: Table,
  ranges: readonly RowRange[],
  reach: TableReach,
): Promise<CountedTable> {
  const name = tableKey(table);
  const expected = ranges.reduce((sum, { first, end }) => sum + end - first, 0);
  const where = ownRows(session, recipe.plan, table, { base: basesOf(recipe)[name] ?? 0, ranges, reach });
  const from = tableName(session.dialect, recipe.schema, table);
  // Rows that a policy hides still exist.
  const isHidden = (await findHiddenTables(session, recipe.schema, [table])).size > 0;
  try {
    const [row] = await session.query(
      `SELECT count(*) AS present FROM ${from}${where === undefined ? '' : ` WHERE ${where}`}`,
    );
    const present = Number(row?.['present'] ?? 0);
    const found = where === undefined ? Math.max(0, present - (books[name]?.rows_before ?? 0)) : present;
    return { name, expected, found, atMost: present, isHidden };
  } catch (error) {
    // It may have been dropped since its definition was read.
    if (isTargetError(error) && error.code === 'no_such_table')
      return { name, expected, found: 0, atMost: 0, isHidden: false };
    throw error;
  }
}

export type OwnRanges = {
  /** The table's numbers begin after this. */
  readonly base: number;
  readonly ranges: readonly RowRange[];
  readonly reach: TableReach;
};

/**
 * SQL that selects the run's rows by the numbers that it has claimed; undefined if it assigned none, or a trigger may
 * have assigned others.
 */
export function ownRows(
  session: Pick<Session, 'dialect'>,
  plan: Plan,
  table: Table,
  { base, ranges, reach }: OwnRanges,
): string | undefined {
  const name = tableKey(table);
  const columns = plan.tables.find((item) => item.name === name)?.columns ?? [];
  const isPlain = (wished: string): boolean =>
    columns.some(
      ({ name: column, source, null_fraction }) =>
        column === wished && source.kind === 'generator' && source.generator === 'serial' && null_fraction === 0,
    );
  const serial = serialColumns(plan, name).find(({ column }) => isPlain(column));
  if (serial === undefined || reach.columns.has(serial.column)) return undefined;
  const column = quoteName(session.dialect, serial.column);
  const start = serial.start + base;
  const parts = joinRanges(ranges).map(({ first, end }) => `${column} BETWEEN ${start + first} AND ${start + end - 1}`);
  return parts.length === 0 ? '1 = 0' : `(${parts.join(' OR ')})`;
}

/** Chunks are loaded nearly in order: most of them form one range. */
function joinRanges(ranges: readonly RowRange[]): readonly RowRange[] {
  const joined: { first: number; end: number }[] = [];
  for (const { first, end } of ranges.toSorted((one, other) => one.first - other.first)) {
    const last = joined.at(-1);
    if (last !== undefined && last.end >= first) last.end = Math.max(last.end, end);
    else joined.push({ first, end });
  }
  return joined;
}
