import { constant } from '../../graph/node.ts';
import { writePadded } from '../../writers/write-integer.ts';
import type { Piece } from '../../graph/piece.ts';
import type { Cell } from '../../cell/cell.ts';
import { generator } from '../generator.ts';
import { roomFor, textValue } from '../prose/text-value.ts';
import { raise } from '../number/raise.ts';

/** EAN-13 from the range 200 to 299, which shops use internally and nobody owns. */
export const barcode = generator({
  name: 'barcode',
  version: 1,
  summary: 'An EAN-13 (EAN-8 where the column is narrow) with its check digit, from the range for internal use.',
  distinct: 'index',
  text: { case: 'upper', room: 13, isEven: true },
  capacity: (cell) => raise(10, freeDigits(cell)),
  build: (cell) => {
    const free = freeDigits(cell);
    const piece: Piece = {
      kind: 'written',
      write: writeBarcode,
      args: [cell.index(raise(10, free)), constant(free)],
      maxBytes: free + 2,
      specials: 0,
      slug: true,
    };
    const narrow: Piece = { kind: 'number', value: cell.index(raise(10, free)), width: free };
    return textValue(cell, [free === 11 || free === 6 ? piece : narrow]);
  },
});

/** Digits between the leading 2 and the check digit; plain digits in a column too narrow for either form. */
function freeDigits(cell: Pick<Cell, 'type' | 'maxLength' | 'numbers'>): number {
  const room = roomFor(cell) ?? 13;
  return room >= 13 ? 11 : room >= 8 ? 6 : Math.max(1, Math.min(5, room));
}

export function writeBarcode(view: DataView, at: number, number: number, digits: number): number {
  view.setUint8(at, 50);
  const end = writePadded(view, at + 1, number, digits);
  let sum = 0;
  for (let i = end - 1, weight = 3; i >= at; i--, weight = 4 - weight) sum += (view.getUint8(i) - 48) * weight;
  view.setUint8(end, 48 + ((10 - (sum % 10)) % 10));
  return end + 1;
}
