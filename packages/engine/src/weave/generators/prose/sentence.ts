import { proseGenerator, sentencesFrom } from './prose-generator.ts';

export const sentence = proseGenerator({
  name: 'sentence',
  text: { least: 15, room: 30, shorter: 'phrase' },
  summary: 'One sentence.',
  sentences: sentencesFrom('post_sentence'),
  min: 1,
  max: 1,
});
