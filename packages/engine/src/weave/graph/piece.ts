import type { Node } from './node.ts';
import { type Dictionary, mapDictionary } from '../../base/text/dictionary.ts';
import { ANY_SPECIAL, specialsOf } from '../../base/text/special.ts';

/** Text is written piece by piece, never concatenated to a string. */
export type Piece =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'word'; readonly words: Dictionary; readonly index: Node }
  /** A whole number in [0, 2^53); `width` pads with zeros. */
  | { readonly kind: 'number'; readonly value: Node; readonly width?: number; readonly maxDigits?: number }
  | {
      readonly kind: 'choice';
      readonly test: Node;
      readonly then: readonly Piece[];
      readonly otherwise: readonly Piece[];
    }
  /** Any other writer of characters: tokens, patterns, sentences. */
  | {
      readonly kind: 'written';
      readonly write: PieceWriter;
      readonly args: readonly Node[];
      readonly maxBytes: number;
      /** Characters of the longest text; by default its bytes. */
      readonly maxChars?: number;
      readonly specials: number;
      /** True if every character is ASCII and none is an upper-case letter or white space: it is a slug already. */
      readonly slug?: boolean;
    };

/** Writes at a position and returns the next position. The arguments are numbers and bound objects. */
export type PieceWriter = (view: DataView, at: number, ...args: never[]) => number;

export const literal = (text: string): Piece => ({ kind: 'literal', text });
export const word = (words: Dictionary, index: Node): Piece => ({ kind: 'word', words, index });

export type TextSize = { readonly bytes: number; readonly chars: number };

/** The maximum length of the pieces. */
export function measurePieces(pieces: readonly Piece[]): TextSize {
  let bytes = 0;
  let chars = 0;
  for (const piece of pieces) {
    const size = measurePiece(piece);
    bytes += size.bytes;
    chars += size.chars;
  }
  return { bytes, chars };
}

function measurePiece(piece: Piece): TextSize {
  switch (piece.kind) {
    case 'literal':
      return { bytes: piece.text.length * 3, chars: piece.text.length };
    case 'word':
      return { bytes: piece.words.maxBytes, chars: piece.words.maxChars };
    case 'number': {
      const digits = piece.width ?? piece.maxDigits ?? 16;
      return { bytes: digits, chars: digits };
    }
    case 'choice': {
      const then = measurePieces(piece.then);
      const otherwise = measurePieces(piece.otherwise);
      return { bytes: Math.max(then.bytes, otherwise.bytes), chars: Math.max(then.chars, otherwise.chars) };
    }
    case 'written':
      return { bytes: piece.maxBytes, chars: piece.maxChars ?? piece.maxBytes };
  }
}

/** Which special characters may occur. */
export function specialsOfPieces(pieces: readonly Piece[]): number {
  let mask = 0;
  for (const piece of pieces) {
    if (piece.kind === 'literal') mask |= specialsOf(piece.text);
    else if (piece.kind === 'word') mask |= piece.words.specials;
    else if (piece.kind === 'choice') mask |= specialsOfPieces(piece.then) | specialsOfPieces(piece.otherwise);
    else if (piece.kind === 'written') mask |= piece.specials;
  }
  return mask & ANY_SPECIAL;
}

/** The same text in another form, such as a slug: dictionaries are converted once, indexes stay. */
export function mapPieces(
  pieces: readonly Piece[],
  form: string,
  change: (text: string) => string,
): readonly Piece[] | undefined {
  const mapped: Piece[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'literal') mapped.push({ kind: 'literal', text: change(piece.text) });
    else if (piece.kind === 'word') mapped.push({ ...piece, words: mapDictionary(piece.words, form, change) });
    else if (piece.kind === 'number' || (piece.kind === 'written' && piece.slug === true)) mapped.push(piece);
    else if (piece.kind === 'choice') {
      const then = mapPieces(piece.then, form, change);
      const otherwise = mapPieces(piece.otherwise, form, change);
      if (then === undefined || otherwise === undefined) return undefined;
      mapped.push({ ...piece, then, otherwise });
    } else return undefined;
  }
  return mapped;
}

/** Every node that writing the pieces uses. */
export function nodesOfPieces(pieces: readonly Piece[]): readonly Node[] {
  return pieces.flatMap((piece): readonly Node[] => {
    if (piece.kind === 'word') return [piece.index];
    if (piece.kind === 'number') return [piece.value];
    if (piece.kind === 'choice') return [piece.test, ...nodesOfPieces(piece.then), ...nodesOfPieces(piece.otherwise)];
    return piece.kind === 'written' ? piece.args : [];
  });
}

/** Whether the text may be empty. */
export function canBeEmpty(pieces: readonly Piece[]): boolean {
  return pieces.every((piece) => {
    if (piece.kind === 'literal') return piece.text === '';
    if (piece.kind === 'word') return piece.words.words.includes('');
    if (piece.kind === 'choice') return canBeEmpty(piece.then) || canBeEmpty(piece.otherwise);
    return piece.kind === 'written';
  });
}
