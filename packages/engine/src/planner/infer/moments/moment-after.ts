import type { TimeAnswer } from '../data/time-rules.ts';
import { quoteName } from '../columns/make-source.ts';
import { measuredMoments } from './measured-moments.ts';
import { hasNarrowRange, LAST_TIMESTAMP } from './narrow-timestamp.ts';
import type { Facts, Sibling } from '../read-facts.ts';
import { isPlannedAhead, spanOf } from './span-of.ts';

type Stretch = readonly [first: string, last: string];

/** `derive` text for a time after another, and not before some more. */
export function momentAfter(
  facts: Facts,
  base: Sibling,
  own: TimeAnswer | undefined,
  others: readonly Sibling[] = [],
): string {
  const text = stretched(facts, base, own, others);
  // Others have a value where the first has none; a time after the first has none either.
  return others.length > 0 && base.column.nullable && facts.column.nullable && own?.stage !== 'removed'
    ? `case when ${quoteName(base.column.name)} is not null then ${text} end`
    : text;
}

/** `derive` text for a time some days before another. */
export function momentBefore(facts: Facts, begin: Sibling, own: TimeAnswer | undefined): string {
  const isDate = facts.type.kind === 'date';
  const from = wholeOf(begin, isDate);
  const [least, most] = own?.days ?? [1, 30];
  // Doors open within the hour before.
  if (most === 0 && !isDate) return `between(${from} - interval '75 minutes', ${from} - interval '20 minutes')`;
  const back = (days: number): string => (isDate ? `${from} - ${days}` : `${from} - interval '${days} days'`);
  return `between(${back(most)}, ${back(least)})`;
}

function stretched(facts: Facts, base: Sibling, own: TimeAnswer | undefined, others: readonly Sibling[]): string {
  const measured = measuredMoments(facts);
  const earlier = base.column.statistics === undefined ? undefined : measuredMoments({ ...facts, ...base });
  // The first of a chain of timestamps decides how late the last one is.
  if (facts.siblings.every(({ column }) => column.statistics?.max === undefined)) {
    const [first, last] = stretchAfter(facts, base, own, others, nowOf(facts));
    return isByTheClock(facts, base, own)
      ? `during(${first}, ${last}, '${busyAs(facts, own)}')`
      : `between(${first}, ${last})`;
  }
  const say = (text: string): string => `${facts.type.kind} '${text}'`;
  // Measured times may be after the run's time.
  const latest = measured ?? earlier;
  const now = latest === undefined ? nowOf(facts) : `greatest(${nowOf(facts)}, ${say(latest.max)})`;
  const end = say(hasNarrowRange(facts.type) ? LAST_TIMESTAMP : LAST_DAY);
  const [first, last] = stretchAfter(facts, base, own, others, now).map((edge) => `least(${edge}, ${end})`) as [
    string,
    string,
  ];
  if (measured === undefined) return `between(${first}, ${last})`;
  // The order of the two decides, and the statistics shape the rest.
  const [min, max] = [say(measured.min), say(measured.max)];
  return `case when ${max} < ${first} or ${min} > ${last} then between(${first}, ${last})
    else between(greatest(${first}, ${min}), least(${last}, ${max})) end`;
}

/**
 * Whether a time is days after another, so that its hour is independent: what follows within minutes continues at any
 * hour.
 */
const isByTheClock = (facts: Facts, base: Sibling, own: TimeAnswer | undefined): boolean =>
  facts.type.kind === 'timestamp' && !('hours' in spanOf(facts, own, base));

const MACHINES: ReadonlySet<string> = new Set(['event', 'job', 'session']);
const MEASURED: ReadonlySet<string> = new Set(
  'reading measurement metric sensor telemetry signal heartbeat'.split(' '),
);
/** Activities at home, in the evening too. */
const AT_HOME: ReadonlySet<string> = new Set(['the payment', 'the last activity', 'the delivery']);

function busyAs({ tableKinds, tableWords }: Facts, own: TimeAnswer | undefined): 'machine' | 'shop' | 'office' {
  if (tableKinds.some((kind) => MACHINES.has(kind)) || tableWords.some((word) => MEASURED.has(word))) return 'machine';
  return AT_HOME.has(own?.says ?? '') ? 'shop' : 'office';
}

const LAST_DAY = '9999-12-31';

const nowOf = ({ type }: Facts): string => (type.kind === 'date' ? 'current_date' : 'now()');

const yearAgo = (facts: Facts): string =>
  facts.type.kind === 'date' ? `${nowOf(facts)} - 365` : `${nowOf(facts)} - interval '365 days'`;

function stretchAfter(
  facts: Facts,
  base: Sibling,
  own: TimeAnswer | undefined,
  others: readonly Sibling[],
  now: string,
): Stretch {
  const isDate = facts.type.kind === 'date';
  // A cancelled process need not have got that far; any other step follows the one before it.
  const isRemoved = own?.stage === 'removed';
  const mayMiss = [base, ...others].every(({ column }) => column.nullable) && (isRemoved || !facts.column.nullable);
  const edges = [base, ...others].map((sibling) => wholeOf(sibling, isDate));
  const latest = edges.length === 1 ? (edges[0] ?? '') : `greatest(${edges.join(', ')})`;
  const origin = isRemoved ? yearAgo(facts) : nowOf(facts);
  const from = mayMiss ? `coalesce(${latest}, ${origin})` : latest;
  const span = spanOf(facts, own, base);
  if ('hours' in span && !isDate)
    return [`${from} + interval '${span.hours[0]} minutes'`, `${from} + interval '${span.hours[1]} minutes'`];
  const [least, most] = 'hours' in span ? [0, 1] : span.days;
  // The day of a timestamp began before it.
  const day = isDate && [base, ...others].some(({ type }) => type.kind === 'timestamp') ? 1 : 0;
  const later = (days: number): string =>
    days === 0 ? from : isDate ? `${from} + ${days}` : `${from} + interval '${days} days'`;
  const first = Math.max(day, least);
  if (own?.stage === 'future') return [later(first), later(Math.max(first, most))];
  if (most === 0) return [later(first), day === 0 ? now : `greatest(${later(first)}, ${now})`];
  // A pair may be in the future as a whole, so its end must not be limited to the present.
  return [
    later(first),
    isPlannedAhead(facts, base)
      ? later(Math.max(first, most))
      : `greatest(${later(first)}, least(${later(Math.max(first, most))}, ${now}))`,
  ];
}

const wholeOf = ({ type, column }: Sibling, isDate: boolean): string =>
  isDate && type.kind === 'timestamp' ? `date(${quoteName(column.name)})` : quoteName(column.name);
