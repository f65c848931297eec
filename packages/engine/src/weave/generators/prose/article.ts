import { proseGenerator, sentencesFrom } from './prose-generator.ts';

export const article = proseGenerator({
  name: 'article',
  text: { least: 200, room: 200, shorter: 'paragraph' },
  summary: 'Several paragraphs, with an empty line between two of them.',
  sentences: sentencesFrom('post_sentence'),
  min: 12,
  max: 28,
  perParagraph: 4,
});
