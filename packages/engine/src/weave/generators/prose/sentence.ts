import { proseGenerator, sentencesFrom } from './prose-generator.ts';

export const sentence = proseGenerator({
  name: 'sentence',
  summary: 'One sentence.',
  sentences: sentencesFrom('post_sentence'),
  min: 1,
  max: 1,
});
