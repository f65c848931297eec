import type { ColumnType, Table } from '@rowloom/engine';
import type { LedgerPlace } from '../ledger/ledger-place.ts';

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
  /** The run's rows by their place; absent where they are found by what is in them. */
  readonly own?: OwnRows;
  /** In the order in which they came into the copy. */
  readonly chunks: readonly number[];
  /** SQL that a row of the copy, called `s`, is of these chunks. */
  readonly within: (chunks: readonly number[]) => string;
};

export type OwnRows = {
  /** What stands after FROM: the table, called `t`, and the condition. */
  readonly rows: string;
  /** Has to come before each statement with it: whether these are still the run's rows, and stay so until the commit. */
  readonly begin?: () => Promise<boolean>;
};

export type TypedColumn = { readonly name: string; readonly type: ColumnType };

/** Whose rows they are. */
export type OwnedBy = { readonly ledger: LedgerPlace; readonly runId: string };
