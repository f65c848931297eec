/** A generator in `rowloom.config.ts`: a function, or one with what it reads and promises. */
export type OwnDefinition = {
  readonly make: (cell: never) => unknown;
  /** Columns of the row that it sees in `record`. */
  readonly reads: readonly string[];
  /** It promises never to repeat a value, so that it may fill a unique column. */
  readonly unique: boolean;
};
