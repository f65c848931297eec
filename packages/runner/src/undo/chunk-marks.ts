/**
 * Records which rows of a copy belong to which chunk. Updating existing rows would read all of them for every chunk.
 */
export type ChunkMarks = {
  /** Before the rows of a chunk come, and after. */
  readonly begin: (chunk: number) => Promise<void>;
  readonly end: (chunk: number) => Promise<void>;
  /**
   * SQL for whether a row of the copy, called `s`, belongs to these chunks, between whose numbers the copy has no
   * others.
   */
  readonly within: (chunks: readonly number[]) => string;
};
