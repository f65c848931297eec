/**
 * What the threads of a run share: the next chunk of each table, whose turn it is to write, and the end of the file so
 * far. Its size depends only on the number of tables.
 */
export type ChunkTurns = {
  readonly buffer: SharedArrayBuffer;
  /** False if it is known that every chunk of a table has been taken. */
  readonly isLeft: (table: number) => boolean;
  /** Takes the next chunk of a table; undefined if it is known that none is left. */
  readonly take: (table: number) => number | undefined;
  /** Records the number of chunks of a table, so that other threads need not prepare it in vain. */
  readonly announce: (table: number, chunks: number) => void;
  /** Whether the chunk may be written without waiting. */
  readonly isTurn: (table: number, chunk: number) => boolean;
  /** Waits for the previous chunk; false if the run was stopped meanwhile. */
  readonly awaitTurn: (table: number, chunk: number) => boolean;
  /** Claims space at the file's end; only during one's turn. */
  readonly claim: (table: number, bytes: number) => number;
  /** Lets the next chunk claim its space: the bytes of this one may still be in flight. */
  readonly pass: (table: number) => void;
  readonly stop: () => void;
  readonly isStopped: () => boolean;
};

const STOPPED = 0;
/** A thread that missed the notification checks again after this many milliseconds. */
const GLANCE = 200;

export function makeChunkTurns(tables: number): ChunkTurns {
  return openChunkTurns(new SharedArrayBuffer(16 + tables * 20), tables);
}

/** The same from another thread. */
export function openChunkTurns(buffer: SharedArrayBuffer, tables: number): ChunkTurns {
  // BigInt, because a file may exceed 4 GiB and Atomics has no other wide number; used once per chunk.
  const ends = new BigInt64Array(buffer, 0, tables);
  const taken = new Int32Array(buffer, tables * 8, tables);
  const turns = new Int32Array(buffer, tables * 12, tables);
  const counts = new Int32Array(buffer, tables * 16, tables);
  const flags = new Int32Array(buffer, tables * 20, 4);
  const isStopped = (): boolean => Atomics.load(flags, STOPPED) !== 0;
  return {
    buffer,
    isLeft(table) {
      const count = Atomics.load(counts, table);
      return count === 0 || Atomics.load(taken, table) < count;
    },
    take(table) {
      const chunk = Atomics.add(taken, table, 1);
      const count = Atomics.load(counts, table);
      return count > 0 && chunk >= count ? undefined : chunk;
    },
    announce(table, chunks) {
      Atomics.store(counts, table, chunks);
    },
    isTurn: (table, chunk) => Atomics.load(turns, table) === chunk,
    awaitTurn(table, chunk) {
      for (let turn = Atomics.load(turns, table); turn !== chunk; turn = Atomics.load(turns, table)) {
        if (isStopped()) return false;
        Atomics.wait(turns, table, turn, GLANCE);
      }
      return !isStopped();
    },
    claim: (table, bytes) => Number(Atomics.add(ends, table, BigInt(bytes))),
    pass(table) {
      Atomics.add(turns, table, 1);
      Atomics.notify(turns, table);
    },
    stop() {
      Atomics.store(flags, STOPPED, 1);
      for (let table = 0; table < tables; table++) Atomics.notify(turns, table);
    },
    isStopped,
  };
}
