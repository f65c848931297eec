import type { ExportDocument, RunContext, Table } from '@rowloom/engine';
import type { TableBooks } from '../ledger/table-books.ts';
import type { BlamedTrigger } from '../target/blame-triggers.ts';
import type { RunEvent } from './run-request.ts';

/** A run whose rows are all there, and what is to be known of it to prove them. */
export type RunToCertify = {
  readonly recipe: ExportDocument;
  /** What the tables were when the run began. */
  readonly books: TableBooks;
  /** The run has made the tables, and given them constraints since. */
  readonly isCreated: boolean;
  readonly run: RunContext;
  /** The tables that the run fills. */
  readonly tables: readonly Table[];
  /** The tables may hold rows of others. */
  readonly isShared: boolean;
  /** Triggers that the rows came without. */
  readonly triggersOff: readonly BlamedTrigger[];
  /** Read the rows back too, and compare them with those of the plan. */
  readonly checksum: boolean;
  readonly signal?: AbortSignal;
  readonly emit?: (event: RunEvent) => void;
};
