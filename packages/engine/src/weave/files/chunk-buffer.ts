/** A little more than a chunk of rows takes. */
export const CHUNK_BUFFER_BYTES = 3 << 19;

/** A thread's own buffer, reused for every chunk of every table; it only grows. */
export type ChunkBuffer = {
  /** The bytes written so far. */
  readonly bytes: () => Uint8Array;
  readonly length: () => number;
  /** The free part, at least `room` bytes. */
  readonly free: (room: number) => DataView;
  /** Whether `room` more bytes fit without growing. */
  readonly fits: (room: number) => boolean;
  /** Marks that many of the free bytes as used. */
  readonly advance: (bytes: number) => void;
  readonly put: (bytes: Uint8Array) => void;
  readonly clear: () => void;
};

/** Over its own memory, or over foreign memory until it no longer fits. */
export function makeChunkBuffer(initial: number | Uint8Array): ChunkBuffer {
  let store: Uint8Array = typeof initial === 'number' ? new Uint8Array(initial) : initial;
  let at = 0;
  const ensure = (room: number): void => {
    if (store.length - at >= room) return;
    const grown = new Uint8Array(Math.max(store.length * 2, at + room));
    grown.set(store.subarray(0, at));
    store = grown;
  };
  return {
    bytes: () => store.subarray(0, at),
    length: () => at,
    free(room) {
      ensure(room);
      return new DataView(store.buffer, store.byteOffset + at, store.length - at);
    },
    fits: (room) => store.length - at >= room,
    advance(bytes) {
      at += bytes;
    },
    put(bytes) {
      ensure(bytes.length);
      store.set(bytes, at);
      at += bytes.length;
    },
    clear() {
      at = 0;
    },
  };
}
