import { moodSentences } from './mood.ts';
import { proseGenerator } from './prose-generator.ts';

export const reviewBody = proseGenerator({
  name: 'review_body',
  text: { least: 20, room: 40, shorter: 'sentence' },
  summary: 'A review in a few sentences, in the mood of the row’s rating.',
  sentences: (cell) => moodSentences(cell, 'review'),
  min: 1,
  max: 4,
});
