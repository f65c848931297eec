import type { LedgerChunk } from '../../ledger/chunks.ts';

const CHUNK_ROWS = 50_000;
const CHUNK_BYTES = 16 << 20;

/** How many rows of a table make a chunk: about 50,000, or fewer if rows are long. */
export function rowsPerChunk(bytesPerRow: number, most = CHUNK_ROWS): number {
  return Math.max(1, Math.min(most, Math.floor(CHUNK_BYTES / Math.max(1, bytesPerRow))));
}

/** A table's chunks in order. A table without rows has none. */
export function cutChunks(table: string, rows: number, perChunk: number): readonly LedgerChunk[] {
  return Array.from({ length: Math.ceil(rows / perChunk) }, (_, chunk) => ({
    table,
    chunk,
    first: chunk * perChunk,
    end: Math.min(rows, (chunk + 1) * perChunk),
  }));
}
