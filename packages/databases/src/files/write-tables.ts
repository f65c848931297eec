import { closeSync, openSync } from 'node:fs';
import {
  CHUNK_BUFFER_BYTES,
  loadLexicon,
  makeChunkBuffer,
  makeRunContext,
  type OpenTableFile,
  openTableFile,
} from '@rowloom/engine';
import { type ChunkQueue, makeChunkQueue } from './chunk-queue.ts';
import type { ChunkReport } from './chunk-report.ts';
import type { ChunkTurns } from './chunk-turns.ts';
import type { FileJob } from './file-job.ts';
import { packChunk, releasePacked } from './pack-chunk.ts';
import { writeAll } from './write-all.ts';

const STANDARD_OUTPUT = 1;
/** Milliseconds: short enough for visible progress, and for Ctrl-C. */
const PAUSE_EVERY = 20;

export type WriteTablesOptions = {
  /** Lets a thread do its other work between chunks. */
  readonly pause?: () => Promise<void>;
  /**
   * From the last table to the first. The system lets one thread at a time write to a file: two that come from both
   * ends meet in one file only, and share it.
   */
  readonly backwards?: boolean;
};

/**
 * Takes chunks, table after table, makes them and writes them to their places, until none is left or the run is
 * stopped. Every thread of a run executes this, with the same turns.
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
  const spare: Uint8Array[] = [];
  const tables = [...job.tables.entries()];
  let paused = performance.now();
  for (const [index, table] of backwards ? tables.toReversed() : tables) {
    if (!turns.isLeft(index) || turns.isStopped()) continue;
    // Before a chunk is taken, because the owner of the next one would have to wait for it.
    const source = openTableFile(run, job, table.name, buffer);
    turns.announce(index, source.chunks);
    let chunk = turns.take(index);
    if (chunk === undefined) continue;
    const file = table.path === undefined ? STANDARD_OUTPUT : openSync(table.path, 'r+');
    const write = (bytes: Uint8Array, position: number): void =>
      writeAll(file, bytes, table.path === undefined ? null : position);
    const queue = makeChunkQueue(turns, index, write, spare);
    try {
      for (; chunk !== undefined && chunk < source.chunks && !turns.isStopped(); chunk = turns.take(index)) {
        if (!writeChunk({ job, turns, source, index, chunk, write, queue, report })) return;
        if (pause === undefined || performance.now() - paused < PAUSE_EVERY) continue;
        await pause();
        paused = performance.now();
      }
      if (!queue.end()) return;
    } finally {
      if (table.path !== undefined) closeSync(file);
    }
  }
}

type ChunkTask = {
  readonly job: FileJob;
  readonly turns: ChunkTurns;
  readonly source: OpenTableFile;
  readonly index: number;
  readonly chunk: number;
  readonly write: (bytes: Uint8Array, position: number) => void;
  readonly queue: ChunkQueue;
  readonly report: (chunk: ChunkReport) => void;
};

/** False if the run was stopped. */
function writeChunk({ job, turns, source, index, chunk, write, queue, report }: ChunkTask): boolean {
  let spilled = 0;
  const made = source.make(chunk, (bytes) => {
    if (job.gzip || !turns.isTurn(index, chunk)) return false;
    write(bytes, turns.claim(index, bytes.length));
    spilled += bytes.length;
    return true;
  });
  const parts = job.gzip ? made.parts.map(packChunk) : made.parts;
  const { first, end, bytes, group } = made;
  const parquet = source.parquet && { columns: source.parquet.columns, group };
  const goesOn = queue.add(chunk, parts, (length) =>
    report({
      table: index,
      chunk,
      chunks: source.chunks,
      rows: end - first,
      bytes,
      fileBytes: spilled + length,
      ...(parquet === undefined ? {} : { parquet }),
      ...source.sum(first, end),
    }),
  );
  if (job.gzip) parts.forEach(releasePacked);
  made.release?.();
  return goesOn;
}
