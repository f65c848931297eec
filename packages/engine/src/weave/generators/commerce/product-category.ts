import { productOf } from '../../records/product.ts';
import { termGenerator } from '../whole/term-generator.ts';

export const productCategory = termGenerator({
  name: 'product_category',
  summary: 'The category of the row’s product.',
  words: (lexicon) => lexicon.words('category'),
  follow: (cell, options) => productOf(cell, options).categoryIndex,
});
