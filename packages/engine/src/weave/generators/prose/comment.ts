import { proseGenerator, sentencesFrom } from './prose-generator.ts';

export const comment = proseGenerator({
  name: 'comment',
  text: { least: 8, room: 25, shorter: 'phrase' },
  summary: 'What a reader writes below an article.',
  sentences: sentencesFrom('comment'),
  min: 1,
  max: 3,
});
