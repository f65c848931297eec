import { proseGenerator, sentencesFrom } from './prose-generator.ts';

export const ticketBody = proseGenerator({
  name: 'ticket_body',
  summary: 'A request for help in a few sentences.',
  sentences: sentencesFrom('ticket_sentence'),
  min: 2,
  max: 5,
});
