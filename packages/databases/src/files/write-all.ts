import { writeSync } from 'node:fs';

const nap = new Int32Array(new SharedArrayBuffer(4));

/** Writes every byte, at a position or (null) at the end of a stream. */
export function writeAll(file: number, bytes: Uint8Array, position: number | null): void {
  let done = 0;
  while (done < bytes.length) {
    try {
      done += writeSync(file, bytes, done, bytes.length - done, position === null ? null : position + done);
    } catch (error) {
      // A pipe that another program made non-blocking is full: its reader needs a moment.
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
      Atomics.wait(nap, 0, 0, 2);
    }
  }
}
