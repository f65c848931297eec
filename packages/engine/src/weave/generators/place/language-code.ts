import { languages } from '../../../base/data/languages.ts';
import { splitColumns } from '../../../base/locale/split-columns.ts';
import { COUNTRIES, countryOf, liesAbroad } from '../../records/country.ts';
import { placesOf } from '../../records/place-table.ts';
import { makeDictionary } from '../../../base/text/dictionary.ts';
import { word } from '../../graph/piece.ts';
import { codeGenerator } from '../code/code-generator.ts';
import { weightedIndex } from '../../graph/weighted-index.ts';

const CODES = makeDictionary(splitColumns(languages).map(([code = '']) => code));
const OF_COUNTRIES = makeDictionary(COUNTRIES.map(({ language }) => language));

export const languageCode = codeGenerator({
  name: 'language_code',
  text: { case: 'lower', length: 2, speaks: true },
  summary: 'A language’s two-letter code: the main one of the row’s country, else mostly the locale’s own.',
  words: () => CODES,
  pieces: (cell) => {
    if (liesAbroad(cell)) return [word(OF_COUNTRIES, countryOf(cell, {}))];
    const home = placesOf(cell.lexicon).country.language_tag.slice(0, 2);
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
