import { CARD_BRANDS, paymentOf } from '../../records/payment.ts';
import { word } from '../../graph/piece.ts';
import { codeGenerator } from '../code/code-generator.ts';

export const cardBrand = codeGenerator({
  name: 'card_brand',
  summary: 'The brand of the row’s payment card.',
  words: () => CARD_BRANDS,
  pieces: (cell, options) => [word(CARD_BRANDS, paymentOf(cell, options).card)],
});
