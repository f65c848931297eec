import { countryOf, countryWords, placeOfCountry } from '../../records/country.ts';
import { termGenerator } from '../whole/term-generator.ts';

export const country = termGenerator({
  name: 'country',
  text: { speaks: true },
  summary: 'A country’s name; the locale’s own where the row has an address.',
  words: (lexicon) => countryWords(lexicon, 'name'),
  follow: countryOf,
  each: placeOfCountry,
});
