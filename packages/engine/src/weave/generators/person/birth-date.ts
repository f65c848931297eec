import { personOf } from '../../records/person.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import { generator } from '../generator.ts';

export const birthDate = generator({
  name: 'birth_date',
  version: 1,
  summary: 'The birthday of the row’s person, who is 18 to 85 years old at as_of.',
  options: RECORD_OPTION,
  distinct: 'never',
  build: (cell, options) => ({ kind: 'date', node: personOf(cell, options).birthDate }),
});
