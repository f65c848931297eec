import { type ProductSize, sizeOf } from '../../records/product-size.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import { word } from '../../graph/piece.ts';
import { textGenerator } from '../prose/text-generator.ts';

export const productSize = textGenerator({
  name: 'product_size',
  text: { room: 4, shorter: 'word' },
  summary: 'The size of the row’s product, as such a thing is sold: M, 42, 250 ml, 160x90 cm.',
  options: RECORD_OPTION,
  pieces: (cell, options) => {
    const { sizes, index }: ProductSize = sizeOf(cell, options);
    return [word(sizes, index)];
  },
});
