import { headlinePieces } from './headline.ts';
import { textGenerator } from './text-generator.ts';

export const title = textGenerator({
  name: 'title',
  text: { least: 6, room: 16, shorter: 'phrase' },
  summary: 'A title: a topic, or a headline about one.',
  pieces: (cell) => headlinePieces(cell, true),
});
