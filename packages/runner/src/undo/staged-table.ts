import type { ColumnType, Table } from '@rowloom/engine';
import type { LedgerPlace } from '../ledger/ledger-place.ts';

/** A table of the run and the copy of its rows for undo. */
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
  /** The run's rows by position; absent if they are found by content. */
  readonly own?: OwnRows;
  /** In the order of insertion into the copy. */
  readonly chunks: readonly number[];
  /** SQL for whether a row of the copy, called `s`, belongs to these chunks. */
  readonly within: (chunks: readonly number[]) => string;
};

export type OwnRows = {
  /** The FROM clause: the table, called `t`, and the condition. */
  readonly rows: string;
  /** Must run before each statement with it: whether these are still the run's rows, and stay so until the commit. */
  readonly begin?: () => Promise<boolean>;
};

export type TypedColumn = { readonly name: string; readonly type: ColumnType };

/** Which rows are the run's. */
export type OwnedBy = { readonly ledger: LedgerPlace; readonly runId: string };
