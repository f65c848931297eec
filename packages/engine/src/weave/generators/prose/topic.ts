import { topicOf } from '../../records/topic.ts';
import { termGenerator } from '../whole/term-generator.ts';

export const topic = termGenerator({
  name: 'topic',
  text: { room: 16, shorter: 'tag' },
  summary: 'What the row’s article is about.',
  words: (lexicon) => lexicon.words('topic'),
  follow: topicOf,
});
