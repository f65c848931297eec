import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import type { Cell } from '../../cell/cell.ts';
import { checkNumber } from '../check-options.ts';
import { generator } from '../generator.ts';
import { hexPiece, indexedLength } from './hex-piece.ts';
import { countOption } from '../../cell/option.ts';
import { roomFor, textValue } from '../prose/text-value.ts';
import { raise } from '../number/raise.ts';

export const hex = generator({
  name: 'hex',
  version: 1,
  summary: 'Hexadecimal digits, as of a digest.',
  options: { length: 'how many (32)' },
  distinct: 'index',
  text: { case: 'lower', isWord: true, isEven: true, isMachine: true },
  check: (options) => checkNumber(options, 'length'),
  capacity: (cell, options) => raise(16, indexedLength(16, lengthOf(cell, options))),
  build: (cell, options) => textValue(cell, [hexPiece(cell, lengthOf(cell, options))]),
});

function lengthOf(cell: Pick<Cell, 'type' | 'maxLength' | 'numbers'>, options: GeneratorOptions): number {
  const room = roomFor(cell);
  // char(64) implies the length of its digests.
  const usual = cell.type.kind === 'text' && cell.type.fixed === true && room !== undefined ? room : 32;
  return Math.min(countOption(options, 'length', usual, 1), room ?? 4096);
}
