import { checksumValue, printChecksum } from '@rowloom/engine';
import type { ChunkReport } from './chunk-report.ts';

/** The progress of a table of the run. */
export type TableProgress = {
  readonly name: string;
  readonly rows: number;
  readonly rowsDone: number;
  /** Before and after compression. */
  readonly bytes: number;
  readonly fileBytes: number;
  readonly isDone: boolean;
};

/** The table's own file, its content and its checksum. */
export type WrittenTable = {
  readonly name: string;
  readonly rows: number;
  readonly bytes: number;
  readonly fileBytes: number;
  readonly checksum: string | null;
};

/** Adds up a table's chunks, in whatever order they are reported. */
export function countChunks(name: string, rows: number) {
  let rowsDone = 0;
  let bytes = 0;
  let fileBytes = 0;
  let chunksDone = 0;
  let isDone = false;
  let sum: bigint | undefined;
  return {
    add(chunk: ChunkReport): void {
      rowsDone += chunk.rows;
      bytes += chunk.bytes;
      fileBytes += chunk.fileBytes;
      isDone = ++chunksDone === chunk.chunks;
      if (chunk.checksum === undefined) return;
      sum = (sum ?? 0n) + checksumValue(chunk.checksum);
    },
    addFooter(length: number): void {
      bytes += length;
      fileBytes += length;
    },
    progress: (): TableProgress => ({ name, rows, rowsDone, bytes, fileBytes, isDone }),
    written: (): WrittenTable => ({
      name,
      rows,
      bytes,
      fileBytes,
      checksum: sum === undefined ? null : printChecksum(sum),
    }),
  };
}
