import { timeZones } from '../data/time-zones.ts';
import { splitList } from '../locale/split-list.ts';
import { addressOf } from '../records/address.ts';
import { makeDictionary } from '../text/dictionary.ts';
import { codeGenerator } from './code-generator.ts';

const ZONES = makeDictionary(splitList(timeZones));

export const timeZone = codeGenerator({
  name: 'time_zone',
  summary: 'An IANA time zone: that of the row’s address.',
  words: () => ZONES,
  pieces: (cell, options) => addressOf(cell, options).timeZone,
});
