import { proseGenerator, sentencesFrom } from './prose-generator.ts';

export const paragraph = proseGenerator({
  name: 'paragraph',
  summary: 'Three to six sentences.',
  sentences: sentencesFrom('post_sentence'),
  min: 3,
  max: 6,
});
