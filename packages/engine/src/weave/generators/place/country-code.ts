import { countryOf, countryWords, eachCountry } from '../../records/country.ts';
import { word } from '../../graph/piece.ts';
import type { Cell } from '../../cell/cell.ts';
import { generator } from '../generator.ts';
import { textValue } from '../prose/text-value.ts';

export const countryCode = generator({
  name: 'country_code',
  version: 1,
  summary:
    'An ISO 3166-1 code: two letters, or three where the column holds exactly three; the locale’s own where the row has an address.',
  distinct: 'index',
  text: { case: 'upper', length: 2, least: 2, speaks: true },
  words: (cell) => countryWords(cell.lexicon, fieldFor(cell)).words,
  capacity: (cell) => countryWords(cell.lexicon, fieldFor(cell)).size,
  build: (cell, options) => {
    const words = countryWords(cell.lexicon, fieldFor(cell));
    return textValue(cell, [
      word(words, cell.unique ? (eachCountry(cell) ?? cell.index(words.size)) : countryOf(cell, options)),
    ]);
  },
});

function fieldFor({ type }: Pick<Cell, 'type'>): 'code' | 'alpha3' {
  return type.kind === 'text' && type.max_length === 3 ? 'alpha3' : 'code';
}
