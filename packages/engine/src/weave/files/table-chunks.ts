import type { RowGroupMeta } from './row-group.ts';

/** A table cut into chunks that depend only on the plan and the format. */
export type TableChunks = {
  /** At least one, even without rows: a file may have a header. */
  readonly chunks: number;
  /**
   * Makes a chunk. When its buffer is full it offers the bytes to `spill`, which accepts them if they can be written at
   * once; otherwise the buffer grows. The returned parts are valid until the next chunk is made.
   */
  readonly make: (chunk: number, spill: (bytes: Uint8Array) => boolean) => MadeChunk;
};

export type MadeChunk = {
  readonly first: number;
  readonly end: number;
  /** All its bytes, those spilled included. */
  readonly bytes: number;
  readonly parts: readonly Uint8Array[];
  /** Frees memory at once, when the parts are written. */
  readonly release?: () => void;
  /** For Parquet. */
  readonly group?: RowGroupMeta;
};
