import type { Node } from '../graph/node.ts';
import { countries } from '../../base/data/countries.ts';
import type { Cell } from '../cell/cell.ts';
import { weightedIndex } from '../graph/weighted-index.ts';
import { LANGUAGE_OF } from '../../base/locale/language.ts';
import type { Lexicon } from '../../base/locale/lexicon.ts';
import { splitColumns } from '../../base/locale/split-columns.ts';
import type { GeneratorOptions } from '../../document/plan/plan.ts';
import { type Dictionary, makeDictionary } from '../../base/text/dictionary.ts';
import { hasAddress } from './address.ts';
import { placesOf } from './place-table.ts';
import { recordName } from './record-name.ts';

export type CountryRow = {
  readonly code: string;
  readonly alpha3: string;
  readonly name: string;
  readonly currency: string;
  readonly language: string;
  readonly timeZone: string;
};

export const COUNTRIES: readonly CountryRow[] = splitColumns(countries).map(
  ([code = '', alpha3 = '', name = '', currency = '', , language = '', timeZone = '']) => ({
    code,
    alpha3,
    name,
    currency,
    language,
    timeZone,
  }),
);

/** One draw of a country: an index into {@link COUNTRIES}. Rows with an address lie in the locale's own country. */
export function countryOf(cell: Cell, options: GeneratorOptions): Node {
  const record = cell.record(recordName('country', options));
  return record.once('country', () => {
    const home = homeIndex(record.lexicon);
    if (hasAddress(cell))
      return weightedIndex(
        COUNTRIES.map((_, index) => (index === home ? 1 : 0)),
        record.draw(),
      );
    // A table of countries has each of them once.
    if (record.numbers <= COUNTRIES.length) return record.place(COUNTRIES.length);
    return weightedIndex(
      COUNTRIES.map((_, index) => (index === home ? COUNTRIES.length : 1)),
      record.draw(),
    );
  });
}

/** The same where no two rows of a table have the same country: then all else that is said of it belongs to it. */
export const eachCountry = (cell: Cell): Node | undefined =>
  cell.alone && !hasAddress(cell) && cell.numbers <= COUNTRIES.length ? countryOf(cell, {}) : undefined;

/** Its place among all countries, however many rows there are: names go on beyond the list, and the first have their codes. */
export const placeOfCountry = (cell: Cell): Node | undefined =>
  cell.alone && !hasAddress(cell)
    ? cell
        .record(recordName('country', {}))
        .once('place', () => cell.record(recordName('country', {})).place(COUNTRIES.length))
    : undefined;

/** Whether the row says in which country it is, and that may be another than the locale's. */
export const liesAbroad = (cell: Cell): boolean =>
  !hasAddress(cell) && ['country', 'country_code'].some(cell.hasSiblingBy);

export function homeIndex(lexicon: Lexicon): number {
  const { country } = placesOf(lexicon);
  return Math.max(
    0,
    COUNTRIES.findIndex(({ code }) => code === country.code),
  );
}

export function countryWords(lexicon: Lexicon, field: 'code' | 'alpha3' | 'name'): Dictionary {
  return lexicon.once(`country/${field}`, () => {
    const home = homeIndex(lexicon);
    const own = placesOf(lexicon).country.names[LANGUAGE_OF[lexicon.code]];
    return makeDictionary(
      COUNTRIES.map((country, index) => (field === 'name' && index === home ? own : country[field])),
    );
  });
}
