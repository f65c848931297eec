import { proseGenerator, sentencesFrom } from './prose-generator.ts';

export const note = proseGenerator({
  name: 'note',
  text: { least: 8, room: 25, shorter: 'phrase' },
  summary: 'A short remark for colleagues.',
  sentences: sentencesFrom('note'),
  min: 1,
  max: 1,
});
