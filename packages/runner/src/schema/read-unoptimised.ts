import { setFlagsFromString } from 'node:v8';

let readers = 0;

/**
 * Runs code that reads SQL. Optimising PostgreSQL's grammar takes half a gigabyte and most of a second, for which a
 * process waits before it exits, and gains nothing on one schema. The loops that make rows come later, and are
 * optimised. At run time V8 respects only these two settings together, not --liftoff-only or one alone.
 */
export async function readUnoptimised<T>(read: () => Promise<T> | T): Promise<T> {
  if (readers++ === 0) setFlagsFromString('--no-wasm-tier-up --no-wasm-dynamic-tiering');
  try {
    return await read();
  } finally {
    if (--readers === 0) setFlagsFromString('--wasm-tier-up --wasm-dynamic-tiering');
  }
}
