import { termGenerator } from '../whole/term-generator.ts';

export const tag = termGenerator({
  name: 'tag',
  summary: 'A label of one word.',
  words: (lexicon) => lexicon.words('word'),
});
