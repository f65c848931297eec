import type { Emitter } from '../loop/emitter.ts';
import { AT, binary, number } from '../loop/loop.ts';

/** The output of `write`, preceded by its length in four bytes. */
export function emitLengthened(emitter: Emitter, write: () => void, little: boolean): void {
  const start = emitter.mark();
  emitter.advance(4);
  write();
  const length = binary(binary(AT, '-', start), '-', number(4));
  emitter.store('setInt32', length, { at: start, little });
}
