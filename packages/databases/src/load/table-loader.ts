/** Brings rows of one table of a run into the target over one session, inside whatever transaction is open there. */
export type TableLoader = {
  /** The columns that it writes; the others are left to the database. */
  readonly columns: readonly string[];
  /** Measured on the first rows, for cutting chunks. */
  readonly bytesPerRow: number;
  /**
   * Loads the rows from `first` up to `end`. All of them arrive, or it throws: a server that silently skipped or changed
   * a row is an error. An aborted signal stops between two buffers, and the statement fails.
   */
  readonly load: (first: number, end: number, options?: LoadOptions) => Promise<LoadedRows>;
};

export type LoadOptions = {
  readonly signal?: AbortSignal;
  /** Called now and then with the rows handed over so far. */
  readonly onProgress?: (rows: number) => void;
  /** Called where other rows may follow before it is known what became of these: if they fail, so do the others. */
  readonly onSent?: () => void;
};

export type LoadedRows = { readonly rows: number; readonly bytes: number };

export type LoaderOptions = {
  /** Only where the table was created or emptied in the open transaction: its rows are then born frozen (PostgreSQL). */
  readonly freeze?: boolean | Promise<boolean>;
  /** The whole table will be loaded at once: its first rows may be made before anybody asks for them. */
  readonly whole?: boolean;
  /** Another table with the same columns, ready for SQL: a copy that rows go through. */
  readonly into?: string;
};
