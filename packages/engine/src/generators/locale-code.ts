import { splitColumns } from '../locale/split-columns.ts';
import { HOME_COUNTRIES } from '../locale/home-country.ts';
import { countries } from '../data/countries.ts';
import { placesOf } from '../records/place-table.ts';
import { makeDictionary } from '../text/dictionary.ts';
import { word } from '../text/piece.ts';
import { codeGenerator } from './code-generator.ts';
import { weightedIndex } from './weighted-index.ts';

const CODES = makeDictionary([
  ...new Set([
    ...splitColumns(countries).map(([code = '', , , , , language = '']) => `${language}-${code}`),
    ...Object.values(HOME_COUNTRIES).map(({ language_tag }) => language_tag),
  ]),
]);

export const localeCode = codeGenerator({
  name: 'locale_code',
  summary: 'A language and country such as en-US, mostly the locale’s own.',
  words: () => CODES,
  pieces: (cell) => {
    const home = placesOf(cell.lexicon).country.language_tag;
    return [
      word(
        CODES,
        weightedIndex(
          CODES.words.map((code) => (code === home ? CODES.size * 3 : 1)),
          cell.record('language').draw(),
        ),
      ),
    ];
  },
});
