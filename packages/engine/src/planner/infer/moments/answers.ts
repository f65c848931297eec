import { wordTable } from '../../../base/text/word-table.ts';

/** The end of a span whose name says what was waited for: a response ends when somebody came or answered. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = wordTable({
  response: ['responded', 'answered', 'arrived', 'arrival', 'acknowledged', 'accepted'],
  reaction: ['responded', 'answered', 'arrived', 'arrival', 'acknowledged', 'accepted'],
  wait: ['started', 'start', 'seen', 'served', 'called', 'admitted'],
  waiting: ['started', 'start', 'seen', 'served', 'called', 'admitted'],
  resolution: ['resolved', 'solved', 'closed', 'completed'],
});

/** Whether a timestamp is the end of what a number counts: `response_minutes` when somebody `arrived_at`. */
export const answers = (moment: readonly string[], number: readonly string[]): boolean =>
  number.some((word) => ANSWERS[word]?.some((act) => moment.includes(act)) === true);
