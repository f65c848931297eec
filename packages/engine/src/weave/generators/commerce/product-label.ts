import type { Cell } from '../../cell/cell.ts';
import { checkOneOf } from '../check-options.ts';
import { textOption } from '../../cell/option.ts';
import type { Piece } from '../../graph/piece.ts';
import { textGenerator } from '../prose/text-generator.ts';
import { type Product, productAbout, productOf } from '../../records/product.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';

export const productLabel = textGenerator({
  name: 'product_label',
  text: { case: 'lower', room: 8, shorter: 'tag' },
  summary: 'A word that a shop labels the row’s product with, in lower case.',
  options: { of: '`kind` (the default), `category` or `quality`', ...RECORD_OPTION },
  check: (options) => checkOneOf(options, 'of', ['kind', 'category', 'quality']),
  pieces: (cell, options) => [labelOf(productFor(cell, options).labels, textOption(options, 'of'))],
});

const productFor = (cell: Cell, options: GeneratorOptions): Product =>
  productAbout(cell, options) ?? productOf(cell, options);

function labelOf({ kind, category, quality }: Product['labels'], of: string | undefined): Piece {
  return of === 'category' ? category : of === 'quality' ? quality : kind;
}
