import { productOf } from '../../records/product.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import { textGenerator } from '../prose/text-generator.ts';

export const productDescription = textGenerator({
  name: 'product_description',
  text: { least: 20, room: 40, shorter: 'sentence' },
  summary: 'The row’s product by name, and what the shop says of it.',
  options: RECORD_OPTION,
  pieces: (cell, options) => productOf(cell, options).description,
});
