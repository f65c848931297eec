import { bound, constant } from '../../graph/node.ts';
import { encodeUtf8 } from '../../../base/bytes/utf8.ts';
import type { Piece } from '../../graph/piece.ts';
import type { Cell } from '../../cell/cell.ts';
import { raise } from '../number/raise.ts';

const HEX = encodeUtf8('0123456789abcdef');
export const BASE62 = encodeUtf8('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');

/** The maximum number of characters of an alphabet that encode the cell's index; the following ones are drawn. */
export function indexedLength(alphabet: number, length: number): number {
  let count = 0;
  for (let size = alphabet; count < length && size <= 2 ** 48; size *= alphabet) count++;
  return count;
}

export function hexPiece(cell: Cell, length: number): Piece {
  return alphabetPiece(cell, HEX, length);
}

/** Characters of an alphabet: the first encode the cell's index one to one, the rest are random. */
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
  // Half a unit keeps products with the inverse away from integers, where rounding could go either way.
  const inverse = 1 / size;
  // Three characters at a time fit 32 bits, even for bytes.
  const cube = size * size * size;
  let rest = index;
  for (let i = 0; i < indexed; i += 3) {
    const head = Math.floor(rest / cube);
    let low = (rest - head * cube) | 0;
    for (let j = i; j < i + 3 && j < indexed; j++) {
      const next = ((low + 0.5) * inverse) | 0;
      view.setUint8(at + j, alphabet[low - Math.imul(next, size)] as number);
      low = next;
    }
    rest = head;
  }
  const scale = size / 4294967296;
  let state = random;
  for (let i = indexed; i < length; i++) {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    view.setUint8(at + i, alphabet[(((state ^ (state >>> 13)) >>> 0) * scale) | 0] as number);
  }
  return at + length;
}
