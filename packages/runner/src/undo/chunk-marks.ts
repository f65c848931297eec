/** Tells which rows of a copy are of which chunk. To write it into rows that are there would read all of them for every chunk. */
export type ChunkMarks = {
  /** Before the rows of a chunk come, and after. */
  readonly begin: (chunk: number) => Promise<void>;
  readonly end: (chunk: number) => Promise<void>;
  /** SQL that a row of the copy, called `s`, is of these chunks, between whose numbers the copy has no others. */
  readonly within: (chunks: readonly number[]) => string;
};
