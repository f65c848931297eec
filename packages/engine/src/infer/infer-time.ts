import { type Stage, type TimeAnswer, TIME_RULES } from './data/time-rules.ts';
import { BY_NAME, BY_TABLE, BY_TYPE, type Finding } from './inference.ts';
import { fromDerive, fromGenerator, quoteName } from './make-source.ts';
import { makeMatcher, type Match } from './match-rule.ts';
import { pairedSibling } from './pair-columns.ts';
import type { Facts, Sibling } from './read-facts.ts';

const matchWords = makeMatcher(TIME_RULES);
const NEUTRAL: ReadonlySet<string> = new Set(['at', 'on', 'date', 'time', 'timestamp', 'utc', 'day', 'moment', 'of']);
const MOMENTS = ['date', 'timestamp'] as const;
/** Things that last for years. */
const LASTING: ReadonlySet<string> = new Set(['subscription', 'person', 'company', 'product', 'plan']);

/** `started_at`, `date_started` and `start_time` all say "started"; a longer pattern (`order date`) says more than its words. */
function match(words: readonly string[], kinds: readonly string[]): Match<TimeAnswer> | undefined {
  const whole = matchWords(words, kinds);
  const bare = words.filter((word) => !NEUTRAL.has(word));
  const inner = bare.length === 0 ? undefined : matchWords(bare, kinds);
  if (inner === undefined || whole === undefined) return inner ?? whole;
  // `last_verified_at` is no step of the row's life, it happens again and again.
  if (words.includes('last') && (inner.give.stage === 'step' || inner.give.stage === 'created'))
    return matchWords(['last'], kinds);
  if (whole.pattern.split(' ').every((word) => NEUTRAL.has(word))) return inner;
  return whole.pattern.split(' ').length > inner.pattern.split(' ').length ? whole : inner;
}

/** Things that begin and end within hours, not weeks. */
const BRIEF: ReadonlySet<string> = new Set(['job', 'session', 'event', 'message']);

/** Dates and timestamps: alone, or after an earlier moment of the same row. */
export function inferMoment(facts: Facts): Finding {
  const { words, kinds, type, domain, unique } = facts;
  const found = match(words, kinds);
  const stage = found?.give;
  const nulls = stage?.nulls ?? 0.1;
  const confidence = found === undefined ? BY_TYPE : BY_NAME;
  const reason =
    stage === undefined
      ? `the type is ${type.native}; the name says nothing`
      : `the name says ${stage.says}, the type is ${type.native}`;
  const isNarrow = hasNarrowRange(type);
  if (stage?.stage === 'birth' && !isNarrow && !unique && domain.min === undefined && domain.max === undefined) {
    return {
      source: fromGenerator('birth_date'),
      confidence: facts.tableKinds.includes('person') ? BY_TABLE : confidence,
      reason,
      nulls,
    };
  }
  const bounded = isNarrow ? keepWithin(boundsOf(facts)) : boundsOf(facts);
  if (unique || bounded !== undefined) {
    const options = { ...bounded, ...(domain.every === undefined ? {} : { every: domain.every }) };
    return { source: fromGenerator(type.kind, options), confidence, reason, nulls };
  }
  const { every } = domain;
  if (every !== undefined)
    return { source: fromGenerator(type.kind, { ...rangeOfStage(stage), every }), confidence, reason, nulls };
  const base = earlierMoment(facts, stage);
  if (base !== undefined) {
    return {
      source: fromDerive(after(facts, base, stage)),
      confidence: BY_TABLE,
      reason: `${reason}; after ${base.column.name}`,
      nulls,
    };
  }
  const range = isNarrow && stage?.stage === 'birth' ? { min: FIRST, max: '-18 years' } : rangeOfStage(stage);
  return { source: fromGenerator(type.kind, range), confidence, reason, nulls };
}

const FIRST = '1970-01-02 00:00:00';
const LAST = '2038-01-18 00:00:00';

/** MySQL's TIMESTAMP counts seconds in 31 bits, in the session's zone: a day less on either side. */
function hasNarrowRange(type: Facts['type']): boolean {
  return type.kind === 'timestamp' && type.zone === true && /^timestamp(?:\(\d\))?$/.test(type.native);
}

const isDay = (text: string): boolean => /^\d{4}-/.test(text);

function keepWithin(
  bounds: Readonly<Record<string, string>> | undefined,
): Readonly<Record<string, string>> | undefined {
  if (bounds === undefined) return undefined;
  const { min, max } = bounds;
  return {
    ...bounds,
    ...(min !== undefined && isDay(min) && min < FIRST ? { min: FIRST } : {}),
    ...(max !== undefined && isDay(max) && max > LAST ? { max: LAST } : {}),
  };
}

/** CHECK bounds, or a snapshot's own range. */
function boundsOf({ domain, column: { statistics } }: Facts): Readonly<Record<string, string>> | undefined {
  const min = domain.min?.value ?? (domain.max === undefined ? statistics?.min : undefined);
  const max = domain.max?.value ?? (domain.min === undefined ? statistics?.max : undefined);
  if (min === undefined && max === undefined) return undefined;
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

function rangeOfStage(stage: TimeAnswer | undefined): Readonly<Record<string, string>> {
  switch (stage?.stage) {
    case 'birth':
      return { min: '-80 years', max: '-18 years' };
    case 'future':
      return { min: `${stage.days?.[0] ?? 1} days`, max: `${stage.days?.[1] ?? 365} days` };
    case 'ended':
    case 'changed':
      return { min: '-1 years', max: 'now' };
    default:
      return {};
  }
}

/** The moment of this row that comes right before: the column's pair, else the latest of an earlier stage. */
export function earlierMoment(facts: Facts, own: TimeAnswer | undefined): Sibling | undefined {
  const pair = pairedSibling(facts, MOMENTS);
  if (pair !== undefined) return pair;
  if (own === undefined || own.stage === 'birth' || own.stage === 'created' || own.stage === 'past') return undefined;
  let best: { readonly sibling: Sibling; readonly rank: number } | undefined;
  for (const sibling of facts.siblings) {
    if (
      sibling.column.name === facts.column.name ||
      (sibling.type.kind !== 'date' && sibling.type.kind !== 'timestamp') ||
      sibling.column.generated !== undefined
    )
      continue;
    const stage = match(sibling.words, facts.kinds)?.give;
    if (stage === undefined || stage.rank >= own.rank || !precedes(stage.stage, own.stage)) continue;
    // What is NULL in most rows would make this one NULL as well.
    if (sibling.column.nullable && stage.nulls > 0.5) continue;
    if (!facts.column.nullable && sibling.column.nullable && stage.stage !== 'created') continue;
    if (best === undefined || stage.rank > best.rank) best = { sibling, rank: stage.rank };
  }
  return best?.sibling;
}

function precedes(earlier: Stage, later: Stage): boolean {
  if (earlier === 'birth' || earlier === 'future' || earlier === 'changed' || earlier === 'removed') return false;
  if (later === 'changed' || later === 'removed') return earlier === 'created';
  if (later === 'future') return earlier === 'created' || earlier === 'started' || earlier === 'past';
  return true;
}

/** `derive` text for a moment after another. */
function after({ type, column, kinds, domain }: Facts, base: Sibling, own: TimeAnswer | undefined): string {
  const isDate = type.kind === 'date';
  const name = quoteName(base.column.name);
  const mayMiss = base.column.nullable && !column.nullable;
  const now = isDate ? 'current_date' : 'now()';
  const whole = isDate && base.type.kind === 'timestamp' ? `date(${name})` : name;
  const from = mayMiss ? `coalesce(${whole}, ${now})` : whole;
  const later = (days: number): string =>
    days === 0 ? from : isDate ? `${from} + ${days}` : `${from} + interval '${days} days'`;
  const [least, most] = spanOf(own, kinds);
  if (own?.stage === 'future') return `between(${later(least)}, ${later(most)})`;
  if (most === 0) return `between(${from}, ${now})`;
  if (!isDate && kinds.some((kind) => BRIEF.has(kind)))
    return `between(${from} + interval '1 second', ${from} + interval '2 hours')`;
  // A pair may lie in the future as a whole, so its end must not be held back to the present.
  const isPlanned = domain.min !== undefined || base.words.some((word) => word === 'scheduled' || word === 'planned');
  const top = isPlanned ? later(most) : `greatest(${later(least)}, least(${later(most)}, ${now}))`;
  return `between(${later(least)}, ${top})`;
}

/** Days between two moments: contracts and people last longer, sessions and jobs are over soon. */
function spanOf(own: TimeAnswer | undefined, kinds: readonly string[]): readonly [number, number] {
  const [least, most] = own?.days ?? [0, 0];
  if (own?.stage === 'future' && kinds.some((kind) => BRIEF.has(kind))) return [1, Math.min(most, 30)];
  return own?.stage === 'ended' && kinds.some((kind) => LASTING.has(kind)) ? [least, most * 10] : [least, most];
}

/** Times of the day: what begins lies in the morning, what ends in the evening. */
export function inferTimeOfDay(facts: Facts): Finding {
  const stage = match(facts.words, facts.kinds)?.give;
  const { type, domain } = facts;
  const confidence = stage === undefined ? BY_TYPE : BY_NAME;
  const reason = `a time of day, type ${type.native}`;
  const bounds = boundsOf(facts);
  if (bounds !== undefined)
    return { source: fromGenerator('time', bounds), confidence, reason: `${reason}, within its CHECK` };
  const range =
    stage?.stage === 'started'
      ? { min: '06:00', max: '12:59' }
      : stage?.stage === 'ended'
        ? { min: '13:00', max: '22:59' }
        : domain.min === undefined
          ? { min: '07:00', max: '20:59' }
          : {};
  return { source: fromGenerator('time', range), confidence, reason };
}
