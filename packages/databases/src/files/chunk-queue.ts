import type { ChunkTurns } from './chunk-turns.ts';

/** Chunks of one table that a thread has made, each written when its turn comes. */
export type ChunkQueue = {
  /**
   * Takes a chunk: writes it if it is its turn, otherwise keeps a copy, so that the thread may make the next one
   * meanwhile. `written` receives its bytes in the file. False if the run was stopped.
   */
  readonly add: (chunk: number, parts: readonly Uint8Array[], written: (bytes: number) => void) => boolean;
  /** Waits for the turns of all kept chunks, and writes them. */
  readonly end: () => boolean;
};

type KeptChunk = {
  readonly chunk: number;
  readonly bytes: Uint8Array;
  readonly length: number;
  readonly written: (bytes: number) => void;
};

/** The maximum kept: a thread that is this far ahead has to wait. */
const KEPT_BYTES = 4 << 20;

/** Chunks have about the same length: memory for one of them suffices for the next. */
const STEP = 3 << 19;

/** `write` puts bytes at a position of the table's file. Copies are in `spare`, for reuse by other tables. */
export function makeChunkQueue(
  turns: ChunkTurns,
  table: number,
  write: (bytes: Uint8Array, position: number) => void,
  spare: Uint8Array[],
): ChunkQueue {
  const kept: KeptChunk[] = [];
  let keptBytes = 0;
  const put = (parts: readonly Uint8Array[], length: number, written: KeptChunk['written']): void => {
    let position = turns.claim(table, length);
    turns.pass(table);
    for (const part of parts) {
      write(part, position);
      position += part.length;
    }
    written(length);
  };
  /** Writes the chunks whose turn has come, and waits for turns until at most `most` bytes are kept. */
  const writeKept = (most: number): boolean => {
    for (let first = kept[0]; first !== undefined; first = kept[0]) {
      if (!turns.isTurn(table, first.chunk)) {
        if (keptBytes <= most) return true;
        if (!turns.awaitTurn(table, first.chunk)) return false;
      }
      kept.shift();
      keptBytes -= first.length;
      put([first.bytes.subarray(0, first.length)], first.length, first.written);
      spare.push(first.bytes);
    }
    return true;
  };
  return {
    add(chunk, parts, written) {
      const length = parts.reduce((sum, part) => sum + part.length, 0);
      if (!writeKept(KEPT_BYTES - length)) return false;
      if (kept.length === 0 && (turns.isTurn(table, chunk) || length > KEPT_BYTES)) {
        if (!turns.awaitTurn(table, chunk)) return false;
        put(parts, length, written);
        return true;
      }
      const bytes = joinInto(spare.pop(), parts, length);
      kept.push({ chunk, bytes, length, written });
      keptBytes += length;
      return true;
    },
    end: () => writeKept(-1),
  };
}

function joinInto(used: Uint8Array | undefined, parts: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = used !== undefined && used.length >= length ? used : new Uint8Array(Math.ceil(length / STEP) * STEP);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
