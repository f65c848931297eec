import { productAbout, productOf } from '../../records/product.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import { literal } from '../../graph/piece.ts';
import type { Cell } from '../../cell/cell.ts';
import { generator } from '../generator.ts';
import { roomFor, textValue } from '../prose/text-value.ts';
import { raise } from '../number/raise.ts';

export const sku = generator({
  name: 'sku',
  version: 1,
  summary: 'A stock number: three letters of the product’s category and digits.',
  options: RECORD_OPTION,
  distinct: 'index',
  text: { case: 'upper', least: 6, room: 6 },
  capacity: (cell) => raise(10, digitsFor(cell)),
  build: (cell, options) => {
    const digits = digitsFor(cell);
    const number = { kind: 'number' as const, value: cell.index(raise(10, digits)), width: digits };
    if ((roomFor(cell) ?? 100) < digits + 4) return textValue(cell, [number]);
    return textValue(cell, [
      (productAbout(cell, options) ?? productOf(cell, options)).categoryCode,
      literal('-'),
      number,
    ]);
  },
});

/** Six digits, or as many as the rows need and the column holds. */
function digitsFor(cell: Pick<Cell, 'type' | 'maxLength' | 'numbers'>): number {
  const wanted = Math.max(6, String(cell.numbers).length);
  const room = roomFor(cell);
  if (room === undefined || room >= wanted + 4) return wanted;
  return Math.max(1, room >= 10 ? room - 4 : room);
}
