import { moodSentences } from './mood.ts';
import { proseGenerator } from './prose-generator.ts';

export const reviewTitle = proseGenerator({
  name: 'review_title',
  text: { room: 16, shorter: 'phrase' },
  summary: 'The headline of a review, in the mood of the row’s rating.',
  sentences: (cell) => moodSentences(cell, 'review_title'),
  min: 1,
  max: 1,
});
