import type { Emitter } from '../loop/emitter.ts';
import { AT, bound, call, type Expression, name } from '../loop/loop.ts';
import type { Value } from '../graph/value.ts';
import { emitMarked } from './text-style.ts';

/** Adds a value as what is read back of its bytes, which the buffer then forgets. */
export function emitReadBack(
  emitter: Emitter,
  value: Value,
  write: () => void,
  read: (view: DataView, start: number, end: number) => unknown,
  add: (made: Expression) => void,
): void {
  const [piece, ...rest] = value.kind === 'text' ? value.pieces : [];
  if (piece?.kind === 'word' && rest.length === 0) {
    // A word of a dictionary is a string already.
    add(call(wordAt, bound(piece.words.words), emitter.use(piece.index)));
    return;
  }
  emitMarked(emitter, write, (start) => {
    add(call(read, name('view'), start, AT));
    emitter.add({ kind: 'assign', name: 'at', value: start, adds: false });
  });
}

function wordAt(words: readonly string[], index: number): string | undefined {
  return words[index];
}
