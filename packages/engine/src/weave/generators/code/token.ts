import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import { literal } from '../../graph/piece.ts';
import type { Cell } from '../../cell/cell.ts';
import { checkNumber } from '../check-options.ts';
import { generator } from '../generator.ts';
import { alphabetPiece, BASE62, indexedLength } from './hex-piece.ts';
import { countOption, textOption } from '../../cell/option.ts';
import { roomFor, textValue } from '../prose/text-value.ts';
import { raise } from '../number/raise.ts';

export const token = generator({
  name: 'token',
  version: 1,
  summary: 'Random letters and digits, as of an access key; they open nothing.',
  options: {
    length: 'how many, without the prefix (32)',
    prefix: 'what stands before them, such as "sk_test_" (nothing)',
  },
  distinct: 'index',
  text: { isWord: true, isMachine: true },
  check: (options) => checkNumber(options, 'length'),
  capacity: (cell, options) => raise(62, indexedLength(62, shapeOf(cell, options).length)),
  build: (cell, options) => {
    const { prefix, length } = shapeOf(cell, options);
    return textValue(cell, [...(prefix === '' ? [] : [literal(prefix)]), alphabetPiece(cell, BASE62, length)]);
  },
});

function shapeOf(
  cell: Pick<Cell, 'type' | 'maxLength' | 'numbers'>,
  options: GeneratorOptions,
): { readonly prefix: string; readonly length: number } {
  const wished = textOption(options, 'prefix') ?? '';
  const room = roomFor(cell) ?? 4096;
  const prefix = wished.length + 8 <= room ? wished : '';
  return { prefix, length: Math.min(countOption(options, 'length', 32, 1), room - prefix.length) };
}
