import { termGenerator } from '../whole/term-generator.ts';

export const department = termGenerator({
  name: 'department',
  summary: 'A department of a company.',
  words: (lexicon) => lexicon.words('department'),
});
