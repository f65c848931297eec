import { termGenerator } from '../whole/term-generator.ts';

export const tag = termGenerator({
  name: 'tag',
  text: { case: 'lower', room: 5, shorter: 'word' },
  summary: 'A label of one word.',
  words: (lexicon) => lexicon.words('word'),
});
