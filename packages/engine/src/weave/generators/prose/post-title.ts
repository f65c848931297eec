import { headlinePieces } from './headline.ts';
import { textGenerator } from './text-generator.ts';

export const postTitle = textGenerator({
  name: 'post_title',
  text: { least: 8, room: 20, shorter: 'title' },
  summary: 'The headline of an article.',
  pieces: (cell) => headlinePieces(cell, false),
});
