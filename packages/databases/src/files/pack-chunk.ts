/** Fast rather than small: at the highest level compression takes longer than everything else together. */
const LEVEL = 4;
/** Space for a compressed chunk in one piece. */
const OUTPUT_BYTES = 1 << 20;
/** Smaller memory may be shared with other buffers. */
const OWN_BYTES = 1 << 16;

/** One gzip member. */
export function packChunk(bytes: Uint8Array): Uint8Array {
  // Most runs compress nothing, and loading it takes every thread eight milliseconds.
  const { gzipSync } = process.getBuiltinModule('node:zlib');
  return gzipSync(bytes, { level: LEVEL, chunkSize: OUTPUT_BYTES });
}

/** Frees a compressed chunk's memory at once, because the garbage collector is slow to free external memory. */
export function releasePacked({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength >= OWN_BYTES) buffer.transfer(0);
}
