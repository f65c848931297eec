import type { ColumnSink } from '../compile/compile-columns.ts';
import type { RunContext } from '../graph/run-context.ts';
import { compileParquet, type ParquetColumn } from '../compile/parquet-columns.ts';
import { chunkRows, SAMPLE_ROWS } from './chunk-rows.ts';
import { PARQUET_HEADER } from './parquet-file.ts';
import { encodeRowGroup } from './row-group.ts';
import type { TableChunks } from './table-chunks.ts';

/** Readers prefer large row groups, memory small ones. */
const GROUP_BYTES = 8 << 20;

/** A table as Parquet's row groups; the footer is written by the code that collects all of them. */
export function parquetChunks(
  run: RunContext,
  table: string,
): TableChunks & { readonly columns: readonly ParquetColumn[] } {
  const program = compileParquet(run, table);
  const { rows, columns } = program;
  const sinks = program.makeSinks();
  const sampled = rows === 0 ? 0 : program.fill(sinks, 0, Math.min(rows, SAMPLE_ROWS));
  const perChunk = chunkRows(GROUP_BYTES, { rows: sampled, bytes: sampleBytes(sinks) });
  return {
    columns,
    chunks: Math.max(1, Math.ceil(rows / perChunk)),
    make(chunk) {
      const first = chunk * perChunk;
      const end = Math.min(rows, first + perChunk);
      const head = chunk === 0 ? [PARQUET_HEADER] : [];
      if (first >= end) return { first, end: first, bytes: PARQUET_HEADER.length, parts: head };
      const { bytes, meta } = encodeRowGroup(program, sinks, first, end);
      const parts = [...head, ...bytes];
      // Pages are allocated for each row group, and the garbage collector is slow to free external memory.
      const release = (): void => {
        for (const { buffer } of bytes) if (buffer instanceof ArrayBuffer) buffer.transfer(0);
      };
      return { first, end, bytes: parts.reduce((sum, part) => sum + part.length, 0), parts, release, group: meta };
    },
  };
}

function sampleBytes(sinks: readonly ColumnSink[]): number {
  return sinks.reduce((sum, sink) => sum + sink.at, 0);
}
