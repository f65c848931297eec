import { proseGenerator, sentencesFrom } from './prose-generator.ts';

export const paragraph = proseGenerator({
  name: 'paragraph',
  text: { least: 60, room: 60, shorter: 'sentence' },
  summary: 'Three to six sentences.',
  sentences: sentencesFrom('post_sentence'),
  min: 3,
  max: 6,
});
