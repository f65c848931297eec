import type { ParquetColumn, RowGroupMeta } from '@rowloom/engine';

/** A thread's report about a chunk that is in its file. */
export type ChunkReport = {
  readonly table: number;
  /** Its index among the table's `chunks`. */
  readonly chunk: number;
  readonly chunks: number;
  readonly rows: number;
  /** Before and after compression. */
  readonly bytes: number;
  readonly fileBytes: number;
  /** Low and high word of the sum over its rows. */
  readonly checksum?: readonly [low: number, high: number];
  /** For Parquet's footer. */
  readonly parquet?: { readonly columns: readonly ParquetColumn[]; readonly group: RowGroupMeta | undefined };
};
