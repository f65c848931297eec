import { splitColumns } from '../../../base/locale/split-columns.ts';
import { HOME_COUNTRIES } from '../../../base/locale/home-country.ts';
import { countries } from '../../../base/data/countries.ts';
import { placesOf } from '../../records/place-table.ts';
import { makeDictionary } from '../../../base/text/dictionary.ts';
import { word } from '../../graph/piece.ts';
import { codeGenerator } from '../code/code-generator.ts';
import { weightedIndex } from '../../graph/weighted-index.ts';

const CODES = makeDictionary([
  ...new Set([
    ...splitColumns(countries).map(([code = '', , , , , language = '']) => `${language}-${code}`),
    ...Object.values(HOME_COUNTRIES).map(({ language_tag }) => language_tag),
  ]),
]);

export const localeCode = codeGenerator({
  name: 'locale_code',
  text: { room: 5, speaks: true },
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
