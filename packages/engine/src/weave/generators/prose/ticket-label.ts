import { termGenerator } from '../whole/term-generator.ts';

export const ticketLabel = termGenerator({
  name: 'ticket_label',
  text: { room: 12, shorter: 'tag' },
  summary: 'What requests for help are sorted by.',
  words: (lexicon) => lexicon.words('ticket_label'),
});
