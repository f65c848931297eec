import { splitPattern } from './phrase-table.ts';
import { literal, type Piece } from '../graph/piece.ts';

/** Lists of pieces with a separator between any two of them. */
export function joinPieces(lists: readonly (readonly Piece[])[], separator: string): readonly Piece[] {
  const joined: Piece[] = [];
  for (const [index, list] of lists.entries()) {
    if (index > 0) joined.push(literal(separator));
    joined.push(...list);
  }
  return joined;
}

/** A pattern with slots, each filled with its piece. */
export function fillPattern(pattern: string, parts: Readonly<Record<string, Piece>>): readonly Piece[] {
  const { texts, slots } = splitPattern(pattern, Object.keys(parts));
  const filled: Piece[] = [];
  for (const [index, text] of texts.entries()) {
    if (text !== '') filled.push(literal(text));
    const part = parts[slots[index] ?? ''];
    if (part !== undefined) filled.push(part);
  }
  return filled;
}
