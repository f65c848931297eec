import { personOf } from '../../records/person.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import { textGenerator } from '../prose/text-generator.ts';

export const givenName = textGenerator({
  name: 'given_name',
  text: { speaks: true },
  summary: 'The given name of the row’s person.',
  options: RECORD_OPTION,
  pieces: (cell, options) => personOf(cell, options).given,
});
