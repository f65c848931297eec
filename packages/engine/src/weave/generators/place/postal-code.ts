import { addressOf } from '../../records/address.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import { textGenerator } from '../prose/text-generator.ts';

export const postalCode = textGenerator({
  name: 'postal_code',
  text: { room: 5, speaks: true },
  summary: 'A postal code of the row’s city.',
  options: RECORD_OPTION,
  pieces: (cell, options) => addressOf(cell, options).postalCode,
});
