/** Loads rows of one table of a run into the target over one session, inside the transaction that is open there. */
export type TableLoader = {
  /** The columns that it writes; the others are left to the database. */
  readonly columns: readonly string[];
  /** Measured on the first rows, for choosing chunk sizes. */
  readonly bytesPerRow: number;
  /**
   * Loads the rows from `first` (inclusive) to `end` (exclusive). All of them arrive, or it throws: a server that
   * silently skipped or changed a row is an error. An aborted signal stops between two buffers, and the statement
   * fails.
   */
  readonly load: (first: number, end: number, options?: LoadOptions) => Promise<LoadedRows>;
};

export type LoadOptions = {
  readonly signal?: AbortSignal;
  /** Called now and then with the rows handed over so far. */
  readonly onProgress?: (rows: number) => void;
  /** Called where other rows may follow before the result of these is known: if they fail, so do the others. */
  readonly onSent?: () => void;
};

export type LoadedRows = { readonly rows: number; readonly bytes: number };

export type LoaderOptions = {
  /**
   * Only if the table was created or emptied in the open transaction: its rows are then frozen from the start
   * (PostgreSQL).
   */
  readonly freeze?: boolean | Promise<boolean>;
  /** The whole table will be loaded at once: its first rows may be made in advance. */
  readonly whole?: boolean;
  /** Another table with the same columns, quoted for SQL: a copy that rows go through. */
  readonly into?: string;
};
