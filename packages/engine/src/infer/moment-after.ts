import type { TimeAnswer } from './data/time-rules.ts';
import { quoteName } from './make-source.ts';
import { measuredMoments } from './measured-moments.ts';
import { hasNarrowRange, LAST_TIMESTAMP } from './narrow-timestamp.ts';
import type { Facts, Sibling } from './read-facts.ts';

/** Things that last for years. */
const LASTING: ReadonlySet<string> = new Set(['subscription', 'person', 'company', 'product', 'plan']);
/** Things that begin and end within hours, not weeks. */
const BRIEF: ReadonlySet<string> = new Set(['job', 'session', 'event', 'message']);

type Stretch = readonly [first: string, last: string];

/** `derive` text for a moment after another. */
export function momentAfter(facts: Facts, base: Sibling, own: TimeAnswer | undefined): string {
  const measured = measuredMoments(facts);
  const earlier = base.column.statistics === undefined ? undefined : measuredMoments({ ...facts, ...base });
  // What comes first in a chain of moments decides how late its last one is.
  if (facts.siblings.every(({ column }) => column.statistics?.max === undefined)) {
    const [first, last] = stretchAfter(facts, base, own, nowOf(facts));
    return `between(${first}, ${last})`;
  }
  const say = (text: string): string => `${facts.type.kind} '${text}'`;
  // What was measured may lie after the run's present.
  const latest = measured ?? earlier;
  const now = latest === undefined ? nowOf(facts) : `greatest(${nowOf(facts)}, ${say(latest.max)})`;
  const end = say(hasNarrowRange(facts.type) ? LAST_TIMESTAMP : LAST_DAY);
  const [first, last] = stretchAfter(facts, base, own, now).map((edge) => `least(${edge}, ${end})`) as [string, string];
  if (measured === undefined) return `between(${first}, ${last})`;
  // The order of the two decides, and the statistics shape what it leaves.
  const [min, max] = [say(measured.min), say(measured.max)];
  return `case when ${max} < ${first} or ${min} > ${last} then between(${first}, ${last})
    else between(greatest(${first}, ${min}), least(${last}, ${max})) end`;
}

const LAST_DAY = '9999-12-31';

const nowOf = ({ type }: Facts): string => (type.kind === 'date' ? 'current_date' : 'now()');

function stretchAfter(facts: Facts, base: Sibling, own: TimeAnswer | undefined, now: string): Stretch {
  const { type, column, kinds, domain } = facts;
  const isDate = type.kind === 'date';
  const name = quoteName(base.column.name);
  const mayMiss = base.column.nullable && !column.nullable;
  const whole = isDate && base.type.kind === 'timestamp' ? `date(${name})` : name;
  const from = mayMiss ? `coalesce(${whole}, ${nowOf(facts)})` : whole;
  const later = (days: number): string =>
    days === 0 ? from : isDate ? `${from} + ${days}` : `${from} + interval '${days} days'`;
  const [least, most] = spanOf(own, kinds);
  if (own?.stage === 'future') return [later(least), later(most)];
  if (most === 0) return [from, now];
  if (!isDate && kinds.some((kind) => BRIEF.has(kind)))
    return [`${from} + interval '1 second'`, `${from} + interval '2 hours'`];
  // A pair may lie in the future as a whole, so its end must not be held back to the present.
  const isPlanned = domain.min !== undefined || base.words.some((word) => word === 'scheduled' || word === 'planned');
  return [later(least), isPlanned ? later(most) : `greatest(${later(least)}, least(${later(most)}, ${now}))`];
}

/** Days between two moments: contracts and people last longer, sessions and jobs are over soon. */
function spanOf(own: TimeAnswer | undefined, kinds: readonly string[]): readonly [number, number] {
  const [least, most] = own?.days ?? [0, 0];
  if (own?.stage === 'future' && kinds.some((kind) => BRIEF.has(kind))) return [1, Math.min(most, 30)];
  return own?.stage === 'ended' && kinds.some((kind) => LASTING.has(kind)) ? [least, most * 10] : [least, most];
}
