import type { Emitter } from '../loop/emitter.ts';
import { bound, isTrue, number } from '../loop/loop.ts';
import { makeDictionary } from '../../base/text/dictionary.ts';
import type { Piece } from '../graph/piece.ts';
import { encodeUtf8 } from '../../base/bytes/utf8.ts';
import { writeLongUint, writePadded, writeUint } from '../writers/write-integer.ts';
import { wordWriter } from '../writers/write-word.ts';

/** Puts the writer of each piece in sequence, at the variable `at`. */
export function emitPieces(emitter: Emitter, pieces: readonly Piece[]): void {
  for (const piece of joinLiterals(pieces)) emitPiece(emitter, piece);
}

function emitPiece(emitter: Emitter, piece: Piece): void {
  switch (piece.kind) {
    case 'literal':
      emitLiteral(emitter, piece.text);
      return;
    case 'word':
      emitter.write(wordWriter(piece.words), [bound(piece.words), emitter.use(piece.index)]);
      return;
    case 'number':
      if (piece.width !== undefined) emitter.write(writePadded, [emitter.use(piece.value), number(piece.width)]);
      else emitter.write((piece.maxDigits ?? 16) <= 8 ? writeUint : writeLongUint, [emitter.use(piece.value)]);
      return;
    case 'choice':
      emitter.when(
        isTrue(emitter.use(piece.test)),
        () => emitPieces(emitter, piece.then),
        () => emitPieces(emitter, piece.otherwise),
      );
      return;
    case 'written':
      emitter.write(
        piece.write,
        piece.args.map((arg) => emitter.use(arg)),
      );
  }
}

/** Constant bytes. Up to four are one store; more are a dictionary of one word. */
export function emitLiteral(emitter: Emitter, text: string): void {
  const bytes = encodeUtf8(text);
  if (bytes.length === 0) return;
  if (bytes.length === 1) {
    emitter.store('setUint8', number(bytes[0] as number), { advance: 1 });
    return;
  }
  if (bytes.length <= 4) {
    const word = bytes.reduce((sum, byte, index) => sum + byte * 256 ** index, 0);
    emitter.store('setUint32', number(word), { little: true, advance: bytes.length });
    return;
  }
  for (const part of cutText(text)) {
    const words = makeDictionary([part]);
    emitter.write(wordWriter(words), [bound(words), number(0)]);
  }
}

/** A dictionary stores an entry's length in 16 bits, and a character takes up to four bytes. */
function cutText(text: string): readonly string[] {
  if (text.length <= 16_000) return [text];
  const points = [...text];
  const parts: string[] = [];
  for (let from = 0; from < points.length; from += 16_000) parts.push(points.slice(from, from + 16_000).join(''));
  return parts;
}

function joinLiterals(pieces: readonly Piece[]): readonly Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece.kind === 'literal' && last?.kind === 'literal') {
      joined[joined.length - 1] = { kind: 'literal', text: last.text + piece.text };
    } else joined.push(piece);
  }
  return joined;
}
