import type { ColumnSink } from '../compile/compile-columns.ts';
import type { ParquetProgram } from '../compile/parquet-columns.ts';
import { encodePage } from './parquet-page.ts';

/** A row group as bytes that can be appended anywhere, and its entry for the footer. */
export type RowGroup = { readonly bytes: readonly Uint8Array[]; readonly meta: RowGroupMeta };

/** Plain data, so it can be posted from the thread that made the row group. Columns are in the program's order. */
export type RowGroupMeta = { readonly rows: number; readonly columns: readonly ColumnChunkMeta[] };

/** Entries are rows, or the elements of lists. */
export type ColumnChunkMeta = { readonly bytes: number; readonly entries: number };

/**
 * Makes the row group of rows `first` (inclusive) to `end` (exclusive). Its bytes depend on nothing else, so threads
 * may make row groups in any order; `sinks` are the thread's own buffers, reused for each.
 */
export function encodeRowGroup(
  program: ParquetProgram,
  sinks: readonly ColumnSink[],
  first: number,
  end: number,
): RowGroup {
  const pages: Uint8Array[][] = program.columns.map(() => []);
  const entries = program.columns.map(() => 0);
  for (let row = first; row < end; ) {
    row = program.fill(sinks, row, end);
    program.columns.forEach((column, index) => {
      const sink = sinks[index] as ColumnSink;
      pages[index]?.push(encodePage(sink, column));
      entries[index] = (entries[index] ?? 0) + sink.entries;
    });
  }
  const columns = pages.map((parts, index) => ({
    bytes: parts.reduce((sum, page) => sum + page.length, 0),
    entries: entries[index] ?? 0,
  }));
  return { bytes: pages.flat(), meta: { rows: end - first, columns } };
}
