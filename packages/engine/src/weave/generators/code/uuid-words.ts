import { call, type Node } from '../../graph/node.ts';
import type { Value } from '../../graph/value.ts';
import type { Piece } from '../../graph/piece.ts';
import type { Cell } from '../../cell/cell.ts';
import { hexPiece } from './hex-piece.ts';
import { roomFor, textValue } from '../prose/text-value.ts';

const WORD = 4294967296;

/**
 * The two lower words of a UUID, one to one with the row's number: the last from its low word, the 21 bits of its high
 * word in the one before. No two rows of a table can collide, whatever the upper words are.
 */
export function lowerWords(cell: Cell): readonly [Node, Node] {
  const { k0, k1 } = cell.key('uuid');
  return [call(variantWord, cell.number, k0 | 0, k1 | 0), call(lastWord, cell.number, k0 | 0)];
}

/** A bijection of 32-bit words. */
export function lastWord(row: number, k0: number): number {
  let x = Math.imul((row | 0) ^ k0, 0x9e3779b1);
  x = Math.imul(x ^ (x >>> 15), 0x85ebca77);
  return x ^ (x >>> 13);
}

export function variantWord(row: number, k0: number, k1: number): number {
  let x = Math.imul((row | 0) ^ k1, 0xc2b2ae3d);
  x = Math.imul(x ^ (x >>> 15) ^ k0, 0x27d4eb2f);
  x ^= x >>> 13;
  return ((x ^ Math.floor(row / WORD)) & 0x3fffffff) | 0x80000000;
}

export function versionFour(random: number): number {
  return (random & 0xffff0fff) | 0x4000;
}

/** A UUID, or its bytes, or, if its 36 characters do not fit, as many hexadecimal digits as do. */
export function uuidValue(cell: Cell, words: readonly [Node, Node, Node, Node]): Value {
  if (cell.type.kind === 'bytes') return { kind: 'bytes', pieces: [rawPiece(words)] };
  const room = roomFor(cell);
  if (cell.type.kind === 'text' && room !== undefined && room < 36)
    return textValue(cell, [hexPiece(cell, Math.min(room, 32))]);
  return { kind: 'uuid', words };
}

function rawPiece(words: readonly Node[]): Piece {
  return { kind: 'written', write: writeRawWords, args: words, maxBytes: 16, specials: 31 };
}

export function writeRawWords(view: DataView, at: number, a: number, b: number, c: number, d: number): number {
  view.setUint32(at, a);
  view.setUint32(at + 4, b);
  view.setUint32(at + 8, c);
  view.setUint32(at + 12, d);
  return at + 16;
}
