import { timeZones } from '../../../base/data/time-zones.ts';
import { splitList } from '../../../base/locale/split-list.ts';
import { addressOf } from '../../records/address.ts';
import { makeDictionary } from '../../../base/text/dictionary.ts';
import { codeGenerator } from '../code/code-generator.ts';

const ZONES = makeDictionary(splitList(timeZones));

export const timeZone = codeGenerator({
  name: 'time_zone',
  text: { room: 16, speaks: true },
  summary: 'An IANA time zone: that of the row’s address.',
  words: () => ZONES,
  pieces: (cell, options) => addressOf(cell, options).timeZone,
});
