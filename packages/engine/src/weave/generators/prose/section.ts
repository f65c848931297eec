import { termGenerator } from '../whole/term-generator.ts';

export const section = termGenerator({
  name: 'section',
  text: { room: 12, shorter: 'tag' },
  summary: 'A section of a magazine or a blog.',
  words: (lexicon) => lexicon.words('section'),
});
