import { personOf } from '../../records/person.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import { textGenerator } from '../prose/text-generator.ts';

export const familyName = textGenerator({
  name: 'family_name',
  text: { speaks: true },
  summary: 'The family name of the row’s person.',
  options: RECORD_OPTION,
  pieces: (cell, options) => personOf(cell, options).family,
});
