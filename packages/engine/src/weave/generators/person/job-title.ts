import { termGenerator } from '../whole/term-generator.ts';

export const jobTitle = termGenerator({
  name: 'job_title',
  summary: 'An occupation.',
  words: (lexicon) => lexicon.words('job_title'),
});
