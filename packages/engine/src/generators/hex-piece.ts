import { bound, constant } from '../compile/node.ts';
import { encodeUtf8 } from '../text/utf8.ts';
import type { Piece } from '../text/piece.ts';
import type { Cell } from './cell.ts';
import { raise } from './raise.ts';

const HEX = encodeUtf8('0123456789abcdef');
export const BASE62 = encodeUtf8('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');

/** The most characters of an alphabet that hold the cell's index; those after them are drawn. */
export function indexedLength(alphabet: number, length: number): number {
  let count = 0;
  for (let size = alphabet; count < length && size <= 2 ** 48; size *= alphabet) count++;
  return count;
}

export function hexPiece(cell: Cell, length: number): Piece {
  return alphabetPiece(cell, HEX, length);
}

/** Characters of an alphabet: the first hold the cell's index one to one, the rest are random. */
export function alphabetPiece(cell: Cell, alphabet: Uint8Array, length: number): Piece {
  const indexed = indexedLength(alphabet.length, length);
  return {
    kind: 'written',
    write: writeAlphabet,
    args: [
      bound(alphabet),
      cell.index(raise(alphabet.length, indexed)),
      constant(indexed),
      constant(length),
      cell.draw('rest'),
    ],
    maxBytes: length,
    specials: 0,
    slug: alphabet === HEX,
  };
}

export function writeAlphabet(
  view: DataView,
  at: number,
  alphabet: Uint8Array,
  index: number,
  indexed: number,
  length: number,
  random: number,
): number {
  const size = alphabet.length;
  let rest = index;
  for (let i = 0; i < indexed; i++) {
    const head = Math.floor(rest / size);
    view.setUint8(at + i, alphabet[rest - head * size] as number);
    rest = head;
  }
  let state = random;
  for (let i = indexed; i < length; i++) {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    view.setUint8(at + i, alphabet[Math.floor((((state ^ (state >>> 13)) >>> 0) / 4294967296) * size)] as number);
  }
  return at + length;
}
