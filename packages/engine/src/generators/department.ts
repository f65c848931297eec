import { termGenerator } from './term-generator.ts';

export const department = termGenerator({
  name: 'department',
  summary: 'A department of a company.',
  words: (lexicon) => lexicon.words('department'),
});
