import { currencies } from '../../../base/data/currencies.ts';
import { splitColumns } from '../../../base/locale/split-columns.ts';
import { placesOf } from '../../records/place-table.ts';
import { makeDictionary } from '../../../base/text/dictionary.ts';
import { literal } from '../../graph/piece.ts';
import { codeGenerator } from '../code/code-generator.ts';

const CODES = makeDictionary(splitColumns(currencies).map(([code = '']) => code));

/** One currency for all rows: amounts of several cannot be added up, and no amount would suit them all. */
export const currencyCode = codeGenerator({
  name: 'currency_code',
  text: { case: 'upper', length: 3, least: 3, speaks: true },
  summary: 'An ISO 4217 code: the currency of the locale’s country; in a unique column every one once.',
  words: () => CODES,
  pieces: (cell) => [literal(placesOf(cell.lexicon).country.currency)],
});
