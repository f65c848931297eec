import { wordTable } from '../../../base/text/word-table.ts';
import { isSameAct } from '../../time/act-of.ts';

/** What a rate counts, where the number beside it has another word for it. */
const CALLED: Readonly<Record<string, string>> = wordTable({
  occupancy: 'booked sold filled taken used rented let',
  utilization: 'used booked occupied allocated consumed loaded busy productive billable',
  fill: 'sold occupied booked used',
  load: 'sold booked passenger',
  success: 'ok successful succeeded passed won completed',
  failure: 'failed error rejected',
  error: 'failed rejected err',
  defect: 'defective rejected scrapped scrap faulty',
  scrap: 'scrapped waste rejected',
  waste: 'scrapped wasted scrap',
  survival: 'survived survivor alive living',
  mortality: 'dead died death lost',
  turnout: 'voted attended vote ballot cast',
  conversion: 'converted purchase signup order sale',
  progress: 'done completed processed imported finished uploaded sent',
  completion: 'done finished passed',
  absence: 'absent missed',
  absenteeism: 'absent missed',
  vacancy: 'vacant empty free',
  response: 'responded replied reply answered',
  yield: 'good yielded output accepted',
  churn: 'churned lost canceled',
  hit: 'hit correct',
  accuracy: 'correct',
  score: 'correct achieved',
  pick: 'picked',
  win: 'won',
  loss: 'lost',
  extraction: 'extracted',
  availability: 'up available',
  uptime: 'up',
});

/** What went wrong, or was given up: a small share of all. */
const FEW: ReadonlySet<string> = new Set(
  'error failure failed defect scrap waste mortality death absence bounce bounced rejection rejected churn loss lost return returned cancellation canceled breakage spoilage complaint unsubscribed damaged dead refund reject'.split(
    ' ',
  ),
);
/** What people may do or leave. */
const SOME: ReadonlySet<string> = new Set('open opened click clicked response conversion reply replied'.split(' '));

const LEAST_COMMON = 4;

/** `germination` and `germinated`, `occupancy` and `sold`: the rate of the one is told by the number of the other. */
export function isSameStem(rate: string, counted: string): boolean {
  if (isSameAct(rate, counted)) return true;
  if (CALLED[rate]?.split(' ').includes(counted) === true) return true;
  let common = 0;
  while (common < rate.length && rate[common] === counted[common]) common++;
  return common >= LEAST_COMMON && common >= Math.max(rate.length, counted.length) * 0.55;
}

/** Which hundredths of the whole such a part usually is. */
export function usualShare(words: readonly string[]): readonly [number, number] {
  if (words.some((word) => FEW.has(word))) return [0, 9];
  return words.some((word) => SOME.has(word)) ? [4, 60] : [48, 99];
}

/** Whether one is what went well, and the other what did not: neither is a part of the other. */
export function areOpposite(a: readonly string[], b: readonly string[]): boolean {
  const isWell = (words: readonly string[]): boolean => words.some((word) => WELL.has(word));
  const isIll = (words: readonly string[]): boolean => words.some((word) => FEW.has(word));
  const isResult = (words: readonly string[]): boolean => words.some((word) => RESULTS.has(word));
  const isNot = (words: readonly string[], of: readonly string[]): boolean =>
    words.some((word) => /^un\w{3,}/.test(word) && of.includes(word.slice(2)));
  return (
    (isWell(a) && isIll(b)) || (isIll(a) && isWell(b)) || (isResult(a) && isResult(b)) || isNot(a, b) || isNot(b, a)
  );
}

const RESULTS: ReadonlySet<string> = new Set('won lost drawn tied yes no male female'.split(' '));
const WELL: ReadonlySet<string> = new Set(
  'ok success successful succeeded good passed accepted correct won imported processed valid alive survived present'.split(
    ' ',
  ),
);
