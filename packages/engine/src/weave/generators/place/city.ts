import { addressOf, placeWords } from '../../records/address.ts';
import { termGenerator } from '../whole/term-generator.ts';

export const city = termGenerator({
  name: 'city',
  text: { speaks: true },
  summary: 'The city of the row’s address, large ones more often.',
  words: (lexicon) => placeWords(lexicon, 'city'),
  follow: (cell, options) => addressOf(cell, options).place,
});
