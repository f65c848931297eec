import { wordTable } from '../../../base/text/word-table.ts';

/** What ends a span of which the name suggests what was waited for: a response when somebody came or answered. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = wordTable({
  response: ['responded', 'answered', 'arrived', 'arrival', 'acknowledged', 'accepted'],
  reaction: ['responded', 'answered', 'arrived', 'arrival', 'acknowledged', 'accepted'],
  wait: ['started', 'start', 'seen', 'served', 'called', 'admitted'],
  waiting: ['started', 'start', 'seen', 'served', 'called', 'admitted'],
  resolution: ['resolved', 'solved', 'closed', 'completed'],
});

/** Whether a moment is the one at which what a number counts came to its end: `response_minutes` when somebody `arrived_at`. */
export const answers = (moment: readonly string[], number: readonly string[]): boolean =>
  number.some((word) => ANSWERS[word]?.some((act) => moment.includes(act)) === true);
