import { termGenerator } from '../whole/term-generator.ts';

export const department = termGenerator({
  name: 'department',
  text: { room: 10, shorter: 'word' },
  summary: 'A department of a company.',
  words: (lexicon) => lexicon.words('department'),
});
