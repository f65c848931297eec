import type { TimeAnswer } from '../data/time-rules.ts';
import { isJourney, isStay } from './journeys.ts';
import type { Facts, Sibling } from '../read-facts.ts';
import { wordTable } from '../../../base/text/word-table.ts';
import { answers } from './answers.ts';
import { stagesOf } from './stages-of.ts';

/** Days between two times, or minutes if it takes hours: minimum and maximum. */
export type Span = { readonly days: readonly [number, number] } | { readonly hours: readonly [number, number] };

/** Things that last for years. */
const LASTING: ReadonlySet<string> = new Set(['subscription', 'person', 'company', 'product', 'plan', 'position']);
/** Things that begin and end within hours, not weeks. */
const BRIEF: ReadonlySet<string> = new Set(['job', 'session', 'event', 'message']);

/** Cancellations come early. */
const DEALS: ReadonlySet<string> = new Set(['order', 'payment', 'shipment', 'invoice', 'appointment']);

/** By the subject of a table: the days between its beginning and its end. */
const LENGTHS: readonly (readonly [words: string, least: number, most: number])[] = [
  ['employment employee staff position contract career', 90, 3650],
  ['mortgage lease insurance policy credit loan', 180, 3650],
  ['project campaign', 14, 540],
  ['semester term course enrollment training program', 28, 180],
  ['holiday vacation leave absence', 1, 21],
  ['sprint iteration', 7, 21],
  ['admission inpatient hospitalization', 1, 21],
  ['season exhibition promotion membership', 20, 120],
  ['treatment therapy trial experiment study tender construction renovation', 14, 300],
  ['crop planting sowing cultivation cultivar plantation', 60, 240],
  ['fermentation aging maturation ripening', 7, 120],
  ['rental reservation booking', 1, 10],
];
const DUTIES: ReadonlySet<string> = new Set(['shift', 'duty', 'workday']);
const HOURS: ReadonlySet<string> = new Set(
  'appointment meeting shift lesson call visit consultation surgery match showing screening interview exam lecture ride hearing event concert workshop webinar seminar class tour party talk performance rehearsal fixture game race session inspection examination encounter donation transfusion trip ride drive run baking procedure dive charging cleaning backup scan shoot sitting dialysis ceremony funeral wedding'.split(
    ' ',
  ),
);

/** Growth takes its time: the later stage, the earlier one, and the days between them. */
const GROWTH: readonly (readonly [own: string, from: string, least: number, most: number])[] = [
  ['emergence emerged germination germinated sprouted', 'sowing sown planting planted seeded', 5, 21],
  ['flowering flowered bloom bloomed', 'sowing sown planting planted', 40, 90],
  ['flowering flowered bloom bloomed', 'emergence emerged germination transplanted', 25, 60],
  ['harvest harvested picked', 'sowing sown planting planted seeded', 60, 180],
  ['harvest harvested picked', 'crossed cross pollinated pollination flowering flowered transplanted', 30, 80],
  ['harvest harvested', 'emergence emerged', 50, 140],
  ['expires expire expiry expiration until', 'produced manufactured production made packed', 120, 900],
];
const isAny = (words: readonly string[], some: string): boolean => some.split(' ').some((word) => words.includes(word));

export function spanOf(facts: Facts, own: TimeAnswer | undefined, base: Sibling): Span {
  const { tableWords, kinds, type, words } = facts;
  // A planned event happens about then.
  if (words.includes('actual') && base.words.some((word) => PLANNED.has(word)))
    return type.kind === 'date' ? { days: [0, 10] } : { hours: [0, 90] };
  const [least, most] = own?.days ?? [0, 0];
  const isHours = tableWords.some((word) => HOURS.has(word));
  const grown =
    type.kind === 'date' ? GROWTH.find(([later, from]) => isAny(words, later) && isAny(base.words, from)) : undefined;
  if (grown !== undefined) return { days: [grown[2], grown[3]] };
  const before = stagesOf(facts).get(base.column.name)?.stage;
  // In a process of an hour every step but the making is within minutes of the one before.
  if (
    isHours &&
    type.kind === 'timestamp' &&
    (own?.stage === 'started' || own?.stage === 'step') &&
    before !== 'created'
  )
    return { hours: [2, 40] };
  // Emergency helpers arrive within hours, and are done within hours.
  if (type.kind === 'timestamp' && isTaken(own) && tableWords.some((word) => URGENT.has(word)))
    return { hours: [6, 300] };
  const waited = type.kind === 'timestamp' ? waitedIn(facts) : undefined;
  if (waited !== undefined) return { hours: waited };
  if (own?.stage === 'future' && words.includes('due') && tableWords.some((word) => LENT.has(word)))
    return { days: [1, 14] };
  const isBrief = kinds.some((kind) => BRIEF.has(kind));
  if (own?.stage === 'future') return { days: isBrief ? [1, Math.min(most, 30)] : [least, most] };
  if (own?.stage === 'ended') {
    if (isJourney(facts)) return { hours: [35, 720] };
    if (tableWords.some((word) => DUTIES.has(word))) return { hours: [240, 600] };
    if (isHours) return { hours: [12, 150] };
    const counted = type.kind === 'timestamp' ? countedIn(facts) : undefined;
    if (counted !== undefined) return { hours: counted };
    if (isStay(facts)) return { days: [1, 14] };
    const length = LENGTHS.find(([nouns]) => nouns.split(' ').some((word) => tableWords.includes(word)));
    if (length !== undefined) return { days: [length[1], length[2]] };
  }
  if (own?.stage === 'removed' && kinds.some((kind) => DEALS.has(kind))) return { days: [0, 14] };
  if (own?.stage === 'started') return isBrief ? { hours: [0, 60] } : { days: [0, 90] };
  if (isBrief && most > 0) return { hours: [1, 120] };
  return {
    days: own?.stage === 'ended' && kinds.some((kind) => LASTING.has(kind)) ? [least, most * 10] : [least, most],
  };
}

const URGENT: ReadonlySet<string> = new Set('callout emergency alarm outage dispatch breakdown rescue'.split(' '));
const isTaken = (own: TimeAnswer | undefined): boolean =>
  own?.stage === 'started' || own?.stage === 'step' || own?.stage === 'ended';

/** Things that are rented for some days. */
const LENT: ReadonlySet<string> = new Set(['rental', 'hire', 'hiring']);

/** Minutes until somebody arrives, by the unit of the row's waiting time. */
const WAITS: Readonly<Record<string, readonly [number, number]>> = wordTable({
  second: [1, 10],
  minute: [4, 95],
  hour: [30, 2880],
});

function waitedIn({ siblings, words }: Facts): readonly [number, number] | undefined {
  const span = siblings.find(
    (one) =>
      (one.type.kind === 'integer' || one.type.kind === 'decimal') &&
      one.words.some((word) => WAITS[word] !== undefined) &&
      answers(words, one.words),
  );
  return WAITS[span?.words.find((word) => WAITS[word] !== undefined) ?? ''];
}

/** Minutes of a duration, by the unit in which the row counts them: `duration_sec`, `hours_worked`. */
const UNITS: Readonly<Record<string, readonly [number, number]>> = wordTable({
  millisecond: [1, 3],
  ms: [1, 3],
  second: [1, 90],
  minute: [10, 300],
  hour: [45, 1440],
});
const TAKES: ReadonlySet<string> = new Set(
  'duration elapsed runtime turnaround worked length total spent taken running'.split(' '),
);

function countedIn({ siblings }: Facts): readonly [number, number] | undefined {
  for (const { words, type } of siblings) {
    if (type.kind !== 'integer' && type.kind !== 'decimal' && type.kind !== 'float') continue;
    const unit = words.find((word) => UNITS[word] !== undefined);
    const isMinutes = unit === undefined && words.at(-1) === 'minimum' && words[0] === 'duration';
    if (isMinutes) return UNITS['minute'];
    if (unit !== undefined && (words.length === 1 || words.some((word) => TAKES.has(word)))) return UNITS[unit];
  }
  return undefined;
}

/** Whether the end may be in the future: planned, booked or agreed events, not past ones. */
export function isPlannedAhead(facts: Facts, base: Sibling): boolean {
  // A participle means that it was done.
  if (
    facts.words.some((word) => DONE.test(word) && !PLANNED.has(word)) &&
    base.words.every((word) => !PLANNED.has(word))
  )
    return facts.domain.min !== undefined;
  if (facts.domain.min !== undefined || isJourney(facts) || isStay(facts)) return true;
  if (facts.tableWords.some((word) => AGREED.has(word))) return true;
  return [...base.words, ...facts.words].some((word) => PLANNED.has(word));
}

const DONE = /^(?:[a-z]{3,}ed|left|begun|withdrawn|paid|sent)$/;
const AGREED: ReadonlySet<string> = new Set('mortgage lease insurance policy contract loan'.split(' '));
const PLANNED: ReadonlySet<string> = new Set(['scheduled', 'planned', 'expected', 'estimated', 'valid', 'effective']);
