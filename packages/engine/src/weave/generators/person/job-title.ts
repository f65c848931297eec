import { termGenerator } from '../whole/term-generator.ts';

export const jobTitle = termGenerator({
  name: 'job_title',
  text: { room: 14, shorter: 'word' },
  summary: 'An occupation.',
  words: (lexicon) => lexicon.words('job_title'),
});
