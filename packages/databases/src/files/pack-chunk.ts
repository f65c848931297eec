/** Fast rather than small: with the highest level packing takes longer than everything else together. */
const LEVEL = 4;
/** Room for a packed chunk in one piece. */
const OUTPUT_BYTES = 1 << 20;
/** Smaller memory may be shared with other buffers. */
const OWN_BYTES = 1 << 16;

/** One gzip member. */
export function packChunk(bytes: Uint8Array): Uint8Array {
  // Most runs pack nothing, and loading it takes every thread eight milliseconds.
  const { gzipSync } = process.getBuiltinModule('node:zlib');
  return gzipSync(bytes, { level: LEVEL, chunkSize: OUTPUT_BYTES });
}

/** Gives a packed chunk's memory back at once: the collector is in no hurry with memory that is not its own. */
export function releasePacked({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength >= OWN_BYTES) buffer.transfer(0);
}
