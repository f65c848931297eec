import { termGenerator } from '../whole/term-generator.ts';

export const searchTerm = termGenerator({
  name: 'search_term',
  text: { room: 16, shorter: 'word' },
  summary: 'What people type into a shop’s search field.',
  words: (lexicon) => lexicon.words('search_term'),
});
