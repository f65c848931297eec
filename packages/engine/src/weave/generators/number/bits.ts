import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import { encodeUtf8 } from '../../../base/bytes/utf8.ts';
import type { Cell } from '../../cell/cell.ts';
import { checkNumber } from '../check-options.ts';
import { generator } from '../generator.ts';
import { alphabetPiece, indexedLength } from '../code/hex-piece.ts';
import { countOption } from '../../cell/option.ts';
import { textValue } from '../prose/text-value.ts';
import { raise } from './raise.ts';

const BITS = encodeUtf8('01');

export const bits = generator({
  name: 'bits',
  version: 1,
  summary: 'Strings of 0 and 1.',
  options: { length: 'how many (that of the type, or 8)' },
  distinct: 'index',
  check: (options) => checkNumber(options, 'length'),
  capacity: (cell, options) => raise(2, indexedLength(2, lengthOf(cell, options))),
  build: (cell, options) => textValue(cell, [alphabetPiece(cell, BITS, lengthOf(cell, options))]),
});

/** bit(n) takes exactly n; bit varying and text take up to n. */
function lengthOf({ type, maxLength }: Pick<Cell, 'type' | 'maxLength'>, options: GeneratorOptions): number {
  if (type.kind === 'bits' && type.varying !== true) return type.length ?? 1;
  const most = type.kind === 'bits' ? type.length : maxLength;
  return Math.min(countOption(options, 'length', 8, 1), most ?? 4096);
}
