import { proseGenerator, sentencesFrom } from './prose-generator.ts';

export const ticketSubject = proseGenerator({
  name: 'ticket_subject',
  summary: 'The subject of a request for help.',
  sentences: sentencesFrom('ticket_subject'),
  min: 1,
  max: 1,
});
