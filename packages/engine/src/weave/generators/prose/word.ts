import { termGenerator } from '../whole/term-generator.ts';

export const word = termGenerator({
  name: 'word',
  text: { case: 'lower', room: 5 },
  summary: 'An everyday word.',
  words: (lexicon) => lexicon.words('word'),
});
