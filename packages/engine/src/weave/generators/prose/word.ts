import { termGenerator } from '../whole/term-generator.ts';

export const word = termGenerator({
  name: 'word',
  summary: 'An everyday word.',
  words: (lexicon) => lexicon.words('word'),
});
