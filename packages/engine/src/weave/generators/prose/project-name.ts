import { termGenerator } from '../whole/term-generator.ts';

export const projectName = termGenerator({
  name: 'project_name',
  text: { room: 16, shorter: 'word' },
  summary: 'What a team of a company works on.',
  words: (lexicon) => lexicon.words('project_name'),
});
