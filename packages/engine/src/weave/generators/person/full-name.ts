import { personOf } from '../../records/person.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import { textGenerator } from '../prose/text-generator.ts';

export const fullName = textGenerator({
  name: 'full_name',
  text: { least: 5, room: 12, shorter: 'family_name', speaks: true },
  summary: 'The whole name of the row’s person, in the order of the language.',
  options: RECORD_OPTION,
  pieces: (cell, options) => personOf(cell, options).full,
});
