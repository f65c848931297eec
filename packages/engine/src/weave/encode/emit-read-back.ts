import type { Emitter } from '../loop/emitter.ts';
import { AT, binary, bound, call, type Expression, isTrue, name, number } from '../loop/loop.ts';
import type { Piece } from '../graph/piece.ts';
import type { Value } from '../graph/value.ts';
import { emitMarked } from './text-style.ts';

/** Adds a value as read back from its bytes, which the buffer then drops; or as a text that never was bytes. */
export function emitReadBack(
  emitter: Emitter,
  value: Value,
  write: () => void,
  read: (view: DataView, start: number, end: number) => unknown,
  add: (made: Expression) => void,
): void {
  if (isSpelt(value)) {
    add(spell(emitter, value.pieces));
    return;
  }
  emitMarked(emitter, write, (start) => {
    add(call(read, name('view'), start, AT));
    emitter.add({ kind: 'assign', name: 'at', value: start, adds: false });
  });
}

type Spelt = Extract<Value, { kind: 'text' | 'json' }>;

/** Whether a value is composed as strings: the words of a dictionary then need not become bytes. */
export const isSpelt = (value: Value): value is Spelt =>
  (value.kind === 'text' || value.kind === 'json') && areStrings(value.pieces);

const areStrings = (pieces: readonly Piece[]): boolean =>
  pieces.every(
    (piece) =>
      piece.kind !== 'written' && (piece.kind !== 'choice' || (areStrings(piece.then) && areStrings(piece.otherwise))),
  );

function spell(emitter: Emitter, pieces: readonly Piece[]): Expression {
  const [first, ...rest] = pieces.map((piece) => spellPiece(emitter, piece));
  return rest.reduce((text, piece) => binary(text, '+', piece), first ?? bound(''));
}

function spellPiece(emitter: Emitter, piece: Piece): Expression {
  switch (piece.kind) {
    case 'literal':
      return bound(piece.text);
    case 'word':
      return call(wordAt, bound(piece.words.words), emitter.use(piece.index));
    case 'number': {
      const value = emitter.use(piece.value);
      return piece.width === undefined ? call(String, value) : call(padded, value, number(piece.width));
    }
    case 'choice':
      return {
        kind: 'conditional',
        test: isTrue(emitter.use(piece.test)),
        then: spell(emitter, piece.then),
        otherwise: spell(emitter, piece.otherwise),
      };
    case 'written':
      throw new Error('What only a writer knows cannot be spelt.');
  }
}

function wordAt(words: readonly string[], index: number): string | undefined {
  return words[index];
}

/** As many digits as their writer writes. */
const padded = (value: number, width: number): string => String(value).padStart(width, '0').slice(-width);
