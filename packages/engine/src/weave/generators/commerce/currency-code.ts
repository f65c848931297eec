import { currencies } from '../../../base/data/currencies.ts';
import { splitColumns } from '../../../base/locale/split-columns.ts';
import { COUNTRIES, countryOf, liesAbroad } from '../../records/country.ts';
import { placesOf } from '../../records/place-table.ts';
import { makeDictionary } from '../../../base/text/dictionary.ts';
import { literal, word } from '../../graph/piece.ts';
import { codeGenerator } from '../code/code-generator.ts';

const CODES = makeDictionary(splitColumns(currencies).map(([code = '']) => code));

const OF_COUNTRIES = makeDictionary(COUNTRIES.map(({ currency }) => currency));

/**
 * One currency for all rows, because amounts in several cannot be added, and no amount would suit them all; except if
 * the row names its country.
 */
export const currencyCode = codeGenerator({
  name: 'currency_code',
  text: { case: 'upper', length: 3, least: 3, speaks: true },
  summary:
    'An ISO 4217 code: the currency of the row’s country, else of the locale’s; in a unique column every one once.',
  words: () => CODES,
  pieces: (cell) => [
    liesAbroad(cell) ? word(OF_COUNTRIES, countryOf(cell, {})) : literal(placesOf(cell.lexicon).country.currency),
  ],
});
