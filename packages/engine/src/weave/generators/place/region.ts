import { addressOf, placeWords } from '../../records/address.ts';
import { termGenerator } from '../whole/term-generator.ts';

export const region = termGenerator({
  name: 'region',
  text: { speaks: true },
  summary: 'The state, province or prefecture of the row’s address.',
  words: (lexicon) => placeWords(lexicon, 'region'),
  follow: (cell, options) => addressOf(cell, options).place,
});
