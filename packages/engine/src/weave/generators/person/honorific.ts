import { personOf } from '../../records/person.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import { generator } from '../generator.ts';
import { textValue } from '../prose/text-value.ts';

export const honorific = generator({
  name: 'honorific',
  version: 1,
  summary: 'How the row’s person is addressed.',
  options: RECORD_OPTION,
  distinct: 'never',
  build: (cell, options) => textValue(cell, personOf(cell, options).honorific),
});
