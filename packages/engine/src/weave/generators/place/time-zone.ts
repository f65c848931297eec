import { timeZones } from '../../../base/data/time-zones.ts';
import { splitList } from '../../../base/locale/split-list.ts';
import { addressOf } from '../../records/address.ts';
import { COUNTRIES, countryOf, liesAbroad } from '../../records/country.ts';
import { makeDictionary } from '../../../base/text/dictionary.ts';
import { word } from '../../graph/piece.ts';
import { codeGenerator } from '../code/code-generator.ts';

const ZONES = makeDictionary(splitList(timeZones));
const OF_COUNTRIES = makeDictionary(COUNTRIES.map(({ timeZone: zone }) => zone));

export const timeZone = codeGenerator({
  name: 'time_zone',
  text: { room: 16, speaks: true },
  summary: 'An IANA time zone: that of the row’s address or country.',
  words: () => ZONES,
  pieces: (cell, options) =>
    liesAbroad(cell) ? [word(OF_COUNTRIES, countryOf(cell, {}))] : addressOf(cell, options).timeZone,
});
