import { productOf } from '../../records/product.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import { textGenerator } from '../prose/text-generator.ts';

export const productName = textGenerator({
  name: 'product_name',
  text: { room: 16, shorter: 'word' },
  summary: 'The name of the row’s product.',
  options: RECORD_OPTION,
  pieces: (cell, options) => productOf(cell, options).name,
});
