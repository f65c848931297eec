import { RECORD_OPTION } from '../../records/record-name.ts';
import { topicOf } from '../../records/topic.ts';
import { headlinePieces } from './headline.ts';
import { textGenerator } from './text-generator.ts';

export const topicHeadline = textGenerator({
  name: 'topic_headline',
  text: { least: 8, room: 20, shorter: 'title' },
  summary: 'The headline of an article on the row’s topic.',
  options: RECORD_OPTION,
  pieces: (cell, options) => headlinePieces(cell, false, topicOf(cell, options)),
});
