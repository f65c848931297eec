import { proseGenerator, sentencesFrom } from '../prose/prose-generator.ts';

export const bio = proseGenerator({
  name: 'bio',
  text: { least: 15, room: 40, shorter: 'sentence' },
  summary: 'What people say of themselves.',
  sentences: sentencesFrom('bio'),
  min: 1,
  max: 2,
});
