import { closeSync, openSync } from 'node:fs';
import { loadLexicon, makeRunContext } from '@rowloom/engine';
import { CHUNK_BUFFER_BYTES, makeChunkBuffer } from './chunk-buffer.ts';
import type { ChunkReport } from './chunk-report.ts';
import type { ChunkTurns } from './chunk-turns.ts';
import type { FileJob } from './file-job.ts';
import { type OpenTable, openTable } from './open-table.ts';
import { packChunk, releasePacked } from './pack-chunk.ts';
import type { MadeChunk } from './table-chunks.ts';
import { writeAll } from './write-all.ts';

const STANDARD_OUTPUT = 1;
/** Milliseconds: soon enough for progress that is watched, and for Ctrl-C. */
const PAUSE_EVERY = 20;

export type WriteTablesOptions = {
  /** Lets a thread that has other things to do do them, between chunks. */
  readonly pause?: () => Promise<void>;
  /**
   * From the last table to the first. The system lets one thread at a time write to a file: two that come from both ends
   * meet in one file only, and share that.
   */
  readonly backwards?: boolean;
};

/**
 * Takes chunks, table after table, makes them and writes them to their places, until none is left or the run is
 * stopped. Every thread of a run does this, with the same turns.
 */
export async function writeTables(
  job: FileJob,
  turns: ChunkTurns,
  report: (chunk: ChunkReport) => void,
  { pause, backwards = false }: WriteTablesOptions = {},
): Promise<void> {
  const run = makeRunContext(job.schema, job.plan, await loadLexicon(job.locale), {
    bases: job.bases ?? {},
  });
  const buffer = makeChunkBuffer(CHUNK_BUFFER_BYTES);
  const tables = [...job.tables.entries()];
  let paused = performance.now();
  for (const [index, table] of backwards ? tables.toReversed() : tables) {
    if (!turns.isLeft(index) || turns.isStopped()) continue;
    // Before a chunk is taken: whoever has the next one would have to wait for it.
    const source = openTable(run, job, table.name, buffer);
    turns.announce(index, source.chunks);
    let chunk = turns.take(index);
    if (chunk === undefined) continue;
    const file = table.path === undefined ? STANDARD_OUTPUT : openSync(table.path, 'r+');
    try {
      for (; chunk !== undefined && chunk < source.chunks && !turns.isStopped(); chunk = turns.take(index)) {
        const made = writeChunk({ job, turns, source, index, chunk, file, placed: table.path !== undefined });
        if (made === undefined) return;
        report({ table: index, chunk, chunks: source.chunks, ...made, ...source.sum(made.first, made.end) });
        if (pause === undefined || performance.now() - paused < PAUSE_EVERY) continue;
        await pause();
        paused = performance.now();
      }
    } finally {
      if (table.path !== undefined) closeSync(file);
    }
  }
}

type ChunkTask = {
  readonly job: FileJob;
  readonly turns: ChunkTurns;
  readonly source: OpenTable;
  readonly index: number;
  readonly chunk: number;
  readonly file: number;
  /** Into a file, at a position of its own; else a stream. */
  readonly placed: boolean;
};

type Written = Pick<ChunkReport, 'rows' | 'bytes' | 'fileBytes' | 'parquet'> & Pick<MadeChunk, 'first' | 'end'>;

function writeChunk({ job, turns, source, index, chunk, file, placed }: ChunkTask): Written | undefined {
  let fileBytes = 0;
  const write = (bytes: Uint8Array): void => {
    const position = turns.claim(index, bytes.length);
    fileBytes += bytes.length;
    writeAll(file, bytes, placed ? position : null);
  };
  const made = source.make(chunk, (bytes) => {
    if (job.gzip || !turns.isTurn(index, chunk)) return false;
    write(bytes);
    return true;
  });
  const parts = job.gzip ? made.parts.map(packChunk) : made.parts;
  if (!turns.awaitTurn(index, chunk)) return undefined;
  const total = parts.reduce((sum, part) => sum + part.length, 0);
  let position = turns.claim(index, total);
  fileBytes += total;
  turns.pass(index);
  for (const part of parts) {
    writeAll(file, part, placed ? position : null);
    position += part.length;
  }
  if (job.gzip) parts.forEach(releasePacked);
  made.release?.();
  const { first, end, bytes, group } = made;
  const parquet = source.parquet && { columns: source.parquet.columns, group };
  return { first, end, rows: end - first, bytes, fileBytes, ...(parquet === undefined ? {} : { parquet }) };
}
