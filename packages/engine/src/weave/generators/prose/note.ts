import { proseGenerator, sentencesFrom } from './prose-generator.ts';

export const note = proseGenerator({
  name: 'note',
  summary: 'A short remark for colleagues.',
  sentences: sentencesFrom('note'),
  min: 1,
  max: 1,
});
