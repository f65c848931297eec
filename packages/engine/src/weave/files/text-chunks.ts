import { compileTable } from '../compile/compile-table.ts';
import type { RunContext } from '../graph/run-context.ts';
import type { Encoder } from '../encode/encoder.ts';
import { CHUNK_BUFFER_BYTES, type ChunkBuffer, makeChunkBuffer } from './chunk-buffer.ts';
import { chunkRows, SAMPLE_ROWS } from './chunk-rows.ts';
import type { TableChunks } from './table-chunks.ts';

/** Small enough to stay in the processor's caches until it is written, large enough to be worth the call. */
const CHUNK_BYTES = 1 << 20;

export type TextChunksOptions = {
  readonly encoder: Encoder;
  /** Rows that must not be separated. */
  readonly multiple?: number;
};

/** A table in a format that is written row by row. */
export function textChunks(
  run: RunContext,
  table: string,
  options: TextChunksOptions,
  shared: ChunkBuffer,
): TableChunks {
  const program = compileTable(run, table, options.encoder, { ownBytes: CHUNK_BUFFER_BYTES });
  const { rows, minBytes, own } = program;
  // Output made in place needs no copy.
  const buffer =
    own === undefined ? shared : makeChunkBuffer(new Uint8Array(own.buffer, own.byteOffset, own.byteLength));
  const state = { at: 0 };
  buffer.clear();
  const sampled = program.fill(buffer.free(minBytes), 0, Math.min(rows, SAMPLE_ROWS), state);
  const perChunk = chunkRows(CHUNK_BYTES, { rows: sampled, bytes: state.at }, options.multiple);
  const chunks = Math.max(1, Math.ceil(rows / perChunk));
  return {
    chunks,
    make(chunk, spill) {
      const first = chunk * perChunk;
      const end = Math.min(rows, first + perChunk);
      let spilled = 0;
      buffer.clear();
      if (chunk === 0) buffer.put(program.header);
      for (let row = first; row < end; ) {
        if (!buffer.fits(minBytes) && spill(buffer.bytes())) {
          spilled += buffer.length();
          buffer.clear();
        }
        row = program.fill(buffer.free(minBytes), row, end, state);
        buffer.advance(state.at);
      }
      if (chunk === chunks - 1) buffer.put(program.footer);
      return { first, end, bytes: spilled + buffer.length(), parts: [buffer.bytes()] };
    },
  };
}
