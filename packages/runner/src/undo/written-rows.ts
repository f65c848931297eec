/** Rows that triggers have written for rows of the run. */
export type WrittenRows = {
  readonly key: string;
  /** Ready for SQL. */
  readonly real: string;
  /** SQL that is true for them, with the given name for the table. */
  readonly where: (alias: string) => string;
};
