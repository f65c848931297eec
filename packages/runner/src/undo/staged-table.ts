import type { ColumnType, Table } from '@rowloom/engine';

/** A table of the run and the copy of its rows that undoing works with. */
export type StagedTable = {
  /** Its name in the plan. */
  readonly key: string;
  readonly table: Table;
  /** Both ready for SQL. */
  readonly real: string;
  readonly stage: string;
  /** The columns that the run wrote. */
  readonly columns: readonly string[];
  /** The same with their types, domains resolved. */
  readonly typed: readonly TypedColumn[];
  readonly rows: number;
  /** SQL that a row of the copy, called `s`, is of these chunks. */
  readonly within: (chunks: readonly number[]) => string;
};

export type TypedColumn = { readonly name: string; readonly type: ColumnType };
