import type { ExportDocument, RunContext, Table } from '@rowloom/engine';
import type { TableBooks } from '../ledger/table-books.ts';
import type { BlamedTrigger } from '../target/blame-triggers.ts';
import type { RunEvent } from './run-request.ts';

/** A run with all its rows, and what certifying needs to know. */
export type RunToCertify = {
  readonly recipe: ExportDocument;
  /** What the tables were when the run began. */
  readonly books: TableBooks;
  /** The run has created the tables, and added constraints since. */
  readonly isCreated: boolean;
  readonly run: RunContext;
  /** The tables that the run fills. */
  readonly tables: readonly Table[];
  /** The tables may contain rows of others. */
  readonly isShared: boolean;
  /** Triggers that were off for the rows. */
  readonly triggersOff: readonly BlamedTrigger[];
  /** Read the rows back too, and compare them with those of the plan. */
  readonly checksum: boolean;
  readonly signal?: AbortSignal;
  readonly emit?: (event: RunEvent) => void;
};
