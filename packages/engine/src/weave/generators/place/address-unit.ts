import { addressOf } from '../../records/address.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import { textGenerator } from '../prose/text-generator.ts';

export const addressUnit = textGenerator({
  name: 'address_unit',
  summary: 'Flat, floor or suite: the second line of an address.',
  options: RECORD_OPTION,
  pieces: (cell, options) => addressOf(cell, options).unit,
});
