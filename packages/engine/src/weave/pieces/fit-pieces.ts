import { cutText } from '../../base/text/cut-text.ts';
import { fitDictionary } from '../../base/text/fit-dictionary.ts';
import { literal, measurePieces, type Piece } from '../graph/piece.ts';

/** With fewer characters per word than this, a text is better without its last parts. */
const LEAST_LEVEL = 4;

/**
 * The same text within a number of characters, for every row. Decided once, when the column is built: lists drop their
 * longer words, then the last parts are left out. No byte is examined per row.
 */
export function fitPieces(pieces: readonly Piece[], maxChars: number | undefined): readonly Piece[] {
  if (maxChars === undefined || measurePieces(pieces).chars <= maxChars) return pieces;
  const [only] = pieces;
  if (pieces.length === 1 && only !== undefined) return [fitPiece(only, maxChars)];
  const sizes = pieces.map((piece) => measurePieces([piece]).chars);
  const fixed = pieces.reduce((sum, piece, index) => sum + (canShrink(piece) ? 0 : (sizes[index] as number)), 0);
  const shrinking = sizes.filter((_, index) => canShrink(pieces[index] as Piece));
  const level = waterLevel(shrinking, maxChars - fixed);
  if (shrinking.length === 0 || level < (shrinking.length > 1 ? LEAST_LEVEL : 1))
    return fitPieces(withoutLast(pieces), maxChars);
  return pieces.map((piece) => (canShrink(piece) ? fitPiece(piece, level) : piece));
}

function canShrink(piece: Piece): boolean {
  return piece.kind === 'word' || piece.kind === 'choice';
}

function fitPiece(piece: Piece, maxChars: number): Piece {
  if (measurePieces([piece]).chars <= maxChars) return piece;
  if (piece.kind === 'literal') return literal(cutText(piece.text, maxChars));
  if (piece.kind === 'word') return { ...piece, words: fitDictionary(piece.words, maxChars) };
  if (piece.kind === 'choice')
    return { ...piece, then: fitPieces(piece.then, maxChars), otherwise: fitPieces(piece.otherwise, maxChars) };
  return literal('');
}

/** A separator belongs to the part after it. */
function withoutLast(pieces: readonly Piece[]): readonly Piece[] {
  const rest = pieces.slice(0, -1);
  while (rest.length > 1 && rest.at(-1)?.kind === 'literal') rest.pop();
  return rest;
}

/** The maximum length to which every part can be cut so that their sum fits. */
function waterLevel(sizes: readonly number[], room: number): number {
  let level = Math.max(0, ...sizes);
  while (level > 0 && sizes.reduce((sum, size) => sum + Math.min(size, level), 0) > room) level--;
  return level;
}
