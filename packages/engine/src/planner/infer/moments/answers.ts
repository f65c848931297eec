import { isSameAct } from '../../time/act-of.ts';
import { wordTable } from '../../../base/text/word-table.ts';

/** What ends a span of which the name says what was waited for: a response when somebody came or answered. */
const ANSWERS: Readonly<Record<string, string>> = wordTable({
  response: 'responded answered arrived acknowledged accepted',
  reaction: 'responded answered arrived acknowledged accepted',
  wait: 'started seen served called admitted',
  waiting: 'started seen served called admitted',
  resolution: 'resolved solved closed completed',
});

/** Whether a moment is the one at which what a number counts came to its end: `response_minutes` when somebody `arrived_at`. */
export function answers(moment: readonly string[], number: readonly string[]): boolean {
  const acts = number.flatMap((word) => ANSWERS[word]?.split(' ') ?? []);
  return moment.some((word) => acts.some((act) => isSameAct(word, act)));
}
