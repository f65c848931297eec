import type { TimeAnswer } from '../data/time-rules.ts';
import { earlierOf } from '../pair-columns.ts';
import type { Sibling } from '../read-facts.ts';

const HAPPENED: TimeAnswer = { stage: 'created', says: 'the time it happened', rank: 0, nulls: 0 };
const BEGUN: TimeAnswer = { stage: 'started', says: 'the time it happened', rank: 5, nulls: 0, days: [0, 5] };
const NEXT: TimeAnswer = { stage: 'step', says: 'a step', rank: 0, nulls: 0.2, days: [0, 10] };
/** Between two steps of which only the table order is known. */
const STEP = 0.01;
/** Later steps have a well-known order: paid, packed, shipped, delivered, returned. */
const KNOWN_STEPS = 40;
const PAYMENT = 40;

/** Words for the creation of the record itself, not its subject. */
const MADE: ReadonlySet<string> = new Set(
  'created creation create inserted added record row at on date time timestamp datetime day utc'.split(' '),
);
const PARTICIPLE = /(?:ed|sent|sold|won|built|held|drawn|met|made|given|found|left|done|quit|begun|written|open)$/;
const LATER: ReadonlySet<string> = new Set('extended extension prolonged renewed final actual'.split(' '));

/**
 * The order of a table's timestamps, where their names leave it open: verbs that no rule knows (`brewed_at`,
 * `bottled_at`) and steps of any kind follow each other, the first of them is the row's beginning, and of two
 * beginnings the second is a step of the first.
 */
// oxlint-disable-next-line max-lines-per-function -- one pass over the list, in which every case changes what the next one sees
export function sequenceMoments(moments: readonly Sibling[], found: Map<string, TimeAnswer>): void {
  const made = moments.find((moment) => isRecord(moment, found));
  const isTold = tellsOrder(moments, found);
  if (made === undefined) setPeriod(moments, found);
  if (made === undefined && isTold) setAhead(moments, found);
  /** The latest so far, and the latest that only its position ranks. */
  let [high, listed] = [-1, -1];
  let [entries, starts] = [0, -1];
  let isPlanned = false;
  const isBegun = moments.some(({ column }) => !column.nullable && found.get(column.name)?.stage === 'created');
  for (const moment of moments) {
    const { name } = moment.column;
    const stage = found.get(name);
    const isFirst = high < 0;
    if (stage?.isAhead === true || isRecord(moment, found)) continue;
    const place = (next: TimeAnswer, isListed: boolean): void => {
      found.set(name, next);
      high = Math.max(high, next.rank);
      if (isListed) listed = Math.max(listed, next.rank);
    };
    if (stage === undefined) {
      const first = isPlanned ? BEGUN : HAPPENED;
      const nulls = isParticiple(moment) ? first.nulls : 0.1;
      entries++;
      if (isFirst && made === undefined && (starts < 0 || isPlanned)) place({ ...first, nulls }, false);
      else place({ ...NEXT, rank: Math.max(high, starts, 0) + STEP }, true);
      continue;
    }
    // A timestamp that every row has, without a predecessor, is the beginning: goods arrive, a contract is concluded.
    const isOrigin = isFirst && starts < 0 && made === undefined && !isBegun && !moment.column.nullable;
    if (isTold && isOrigin && isHappening(moment, stage) && earlierOf(moment, moments) === undefined) {
      place(HAPPENED, false);
      entries++;
      continue;
    }
    switch (stage.stage) {
      case 'created':
        // A customer is entered on the day of becoming one, or later.
        if (made !== undefined && moment.words.includes('since')) {
          found.set(name, { ...stage, stage: 'step', rank: -1, nulls: 0.1, days: [0, 30], isAhead: true });
          break;
        }
        entries++;
        if (entries > 1 && isTold) place(afterFirst(moment, stage, high), true);
        else if (isFirst && made !== undefined) place({ ...stage, rank: 0.5, days: [0, 1] }, false);
        else place(stage, false);
        break;
      case 'started':
        // A planned event may be confirmed before its day; a started one was not.
        if (starts >= 0 && stage.isPlan !== true)
          found.set(name, { ...stage, rank: Math.max(stage.rank, starts + STEP) });
        isPlanned ||= stage.isPlan === true;
        starts = Math.max(starts, found.get(name)?.rank ?? 0);
        if (isParticiple(moment)) high = Math.max(high, starts);
        break;
      case 'step': {
        // Confirmation or approval precedes the beginning, unless something else says when it was made.
        if (isTold && isFirst && made === undefined && !isBegun && stage.rank < starts) {
          found.set(name, { ...stage, rank: -1, days: [1, 30], isAhead: true });
          break;
        }
        const bound = stage.rank < KNOWN_STEPS ? high : listed;
        if (isTold && bound >= stage.rank) place({ ...stage, rank: bound + STEP }, true);
        else place(stage, stage.rank < KNOWN_STEPS);
        break;
      }
      case 'ended':
        if (moment.words.some((word) => LATER.has(word))) found.set(name, { ...stage, rank: stage.rank + 1 });
        else if (isParticiple(moment))
          place(isTold && high >= stage.rank ? { ...stage, rank: high + STEP } : stage, true);
        break;
      default:
    }
  }
}

/** Whether a table lists its timestamps chronologically, as far as their names tell; some list them alphabetically. */
function tellsOrder(moments: readonly Sibling[], found: ReadonlyMap<string, TimeAnswer>): boolean {
  const ranks = moments.flatMap(({ column }) => {
    const stage = found.get(column.name);
    // The rank of steps of any kind among others is unknown.
    const isVague = stage?.stage === 'step' && stage.rank < KNOWN_STEPS;
    return stage !== undefined && ORDERED.has(stage.stage) && !isVague ? [stage.rank] : [];
  });
  let balance = 0;
  ranks.forEach((rank, at) => {
    for (const later of ranks.slice(at + 1)) balance += Math.sign(later - rank);
  });
  return balance >= 0;
}

const ORDERED: ReadonlySet<string> = new Set(['created', 'started', 'step', 'ended']);

const isHappening = (moment: Sibling, { stage }: TimeAnswer): boolean =>
  stage === 'step' || (stage === 'ended' && isParticiple(moment));

const isParticiple = ({ words }: Sibling): boolean => words.some((word) => PARTICIPLE.test(word));

function isRecord({ column, words }: Sibling, found: ReadonlyMap<string, TimeAnswer>): boolean {
  return found.get(column.name)?.stage === 'created' && words.every((word) => MADE.has(word));
}

/** An invoice has its date and the day of its payment: the second is not a beginning. */
function afterFirst({ words }: Sibling, stage: TimeAnswer, high: number): TimeAnswer {
  const rank = Math.max(high + STEP, words.includes('payment') ? PAYMENT : 0);
  return { ...NEXT, says: words.includes('payment') ? 'the payment' : stage.says, rank, days: [0, 14], isEntry: true };
}

/** A bill or report comes after its period. */
function setPeriod(moments: readonly Sibling[], found: Map<string, TimeAnswer>): void {
  const periods = moments.filter(({ words }) => words.includes('period') && !words.includes('current'));
  for (const { column } of periods) {
    const stage = found.get(column.name);
    if (stage?.stage === 'started') found.set(column.name, { ...stage, stage: 'created', rank: 0 });
    else if (stage !== undefined && periods.length > 1) {
      const { isLast: _, ...rest } = stage;
      found.set(column.name, { ...rest, stage: 'ended', says: 'an end', rank: 0.5, nulls: 0.05, days: [6, 31] });
    }
  }
}

const ASIDE: ReadonlySet<string> = new Set(['birth', 'changed', 'future', 'removed']);
const BEGINS: ReadonlySet<string> = new Set(['created', 'started', 'past']);

/** An optional timestamp listed before the beginning precedes it. */
function setAhead(moments: readonly Sibling[], found: Map<string, TimeAnswer>): void {
  const at = moments.findIndex(
    ({ column }) => !column.nullable && !ASIDE.has(found.get(column.name)?.stage ?? 'created'),
  );
  const begin = moments[at];
  const stageOfBegin = found.get(begin?.column.name ?? '')?.stage ?? 'created';
  if (begin === undefined || !BEGINS.has(stageOfBegin)) return;
  const ahead = moments.slice(0, at).filter((moment) => {
    const stage = found.get(moment.column.name);
    if (!moment.column.nullable) return false;
    if (stage === undefined || stage.stage === 'created') return true;
    return stage.stage === 'step' && stage.rank < KNOWN_STEPS && stageOfBegin !== 'created';
  });
  ahead.forEach(({ column }, place) => {
    const far = ahead.length - place;
    const days = [(far - 1) * 30 + 1, far * 30] as const;
    found.set(column.name, { stage: 'step', says: 'a step', rank: -far, nulls: 0.15, days, isAhead: true });
  });
}
