import { type ChunkBuffer, openTableFile, parquetFooter, type RowGroupMeta, type RunContext } from '@rowloom/engine';
import { targetError } from '../target/target-error.ts';
import type { FileJob } from './file-job.ts';
import { packChunk } from './pack-chunk.ts';
import { countChunks, type TableProgress, type WrittenTable } from './table-progress.ts';

export type StreamedTable = {
  /** The bytes of the table's file, made on demand. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Known when all bytes have been read. */
  readonly written: () => WrittenTable;
};

export type StreamOptions = {
  readonly buffer: ChunkBuffer;
  readonly signal: AbortSignal;
  readonly onProgress: (table: TableProgress) => void;
};

/** A table's file as a stream: the same bytes as in a folder, without a disk. */
export function streamTable(
  run: RunContext,
  job: Omit<FileJob, 'tables'>,
  name: string,
  { buffer, signal, onProgress }: StreamOptions,
): StreamedTable {
  const rows = job.plan.tables.find((table) => table.name === name)?.rows ?? 0;
  const count = countChunks(name, rows);
  async function* make(): AsyncGenerator<Uint8Array> {
    const source = openTableFile(run, job, name, buffer);
    const groups: RowGroupMeta[] = [];
    for (let chunk = 0; chunk < source.chunks; chunk++) {
      await new Promise((resolve) => setImmediate(resolve));
      if (signal.aborted) throw targetError('interrupted', 'Interrupted.');
      const { first, end, bytes, parts, group, release } = source.make(chunk, () => false);
      // The parts are valid until the next chunk is made, and the consumer may keep them longer.
      const own = parts.map((part) => (job.gzip ? packChunk(part) : part.slice()));
      release?.();
      if (group !== undefined) groups.push(group);
      yield* own;
      const fileBytes = own.reduce((sum, part) => sum + part.length, 0);
      count.add({
        table: 0,
        chunk,
        chunks: source.chunks,
        rows: end - first,
        bytes,
        fileBytes,
        ...source.sum(first, end),
      });
      if (chunk === source.chunks - 1 && source.parquet !== undefined) {
        const footer = parquetFooter(source.parquet.columns, groups);
        yield footer;
        count.addFooter(footer.length);
      }
      onProgress(count.progress());
    }
  }
  return { bytes: make(), written: count.written };
}
