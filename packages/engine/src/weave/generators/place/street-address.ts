import { addressOf } from '../../records/address.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import { textGenerator } from '../prose/text-generator.ts';

export const streetAddress = textGenerator({
  name: 'street_address',
  text: { least: 6, room: 14 },
  summary: 'Street and house number of the row’s address.',
  options: RECORD_OPTION,
  pieces: (cell, options) => addressOf(cell, options).street,
});
