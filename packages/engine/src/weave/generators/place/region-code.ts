import { addressOf, placeWords } from '../../records/address.ts';
import { codeGenerator } from '../code/code-generator.ts';

export const regionCode = codeGenerator({
  name: 'region_code',
  text: { case: 'upper' },
  summary: 'The short form of the region of the row’s address.',
  words: (lexicon) => placeWords(lexicon, 'region_code'),
  pieces: (cell, options) => addressOf(cell, options).regionCode,
});
