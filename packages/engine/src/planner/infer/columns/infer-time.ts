import type { TimeAnswer } from '../data/time-rules.ts';
import { BY_GUESS, BY_NAME, BY_TABLE, BY_TYPE, type Finding } from './inference.ts';
import { fromDerive, fromGenerator } from './make-source.ts';
import { matchStage } from '../moments/match-stage.ts';
import { measuredMoments } from '../moments/measured-moments.ts';
import { momentAfter, momentBefore } from '../moments/moment-after.ts';
import { FIRST_TIMESTAMP, hasNarrowRange, keepWithin } from '../moments/narrow-timestamp.ts';
import { orderMoments } from '../moments/order-moments.ts';
import type { Facts } from '../read-facts.ts';

/** Dates and timestamps: alone, or after an earlier one of the same row. */
export function inferMoment(facts: Facts): Finding {
  const { words, kinds, type, domain, unique } = facts;
  const place = orderMoments(facts).get(facts.column.name);
  const stage = place?.stage ?? matchStage(words, kinds)?.give;
  // Shipments to customers seldom come back, loans mostly do.
  const isSent =
    stage?.says === 'the return' &&
    facts.siblings.some(({ words: said }) => said.includes('shipped') || said.includes('delivered'));
  const nulls = isSent ? 0.9 : (stage?.nulls ?? 0.1);
  const confidence = stage === undefined ? BY_TYPE : BY_NAME;
  const reason =
    stage === undefined
      ? `the type is ${type.native}; the name gives no hint`
      : `the name suggests ${stage.says}, the type is ${type.native}`;
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
  const measured = measuredMoments(facts);
  const { every } = domain;
  if (every !== undefined)
    return {
      source: fromGenerator(type.kind, { ...(measured ?? rangeOfStage(stage)), every }),
      confidence,
      reason,
      nulls,
    };
  if (place?.ahead !== undefined)
    return {
      source: fromDerive(momentBefore(facts, place.ahead, stage)),
      confidence: BY_TABLE,
      reason: `${reason}; before ${place.ahead.column.name}`,
      nulls,
    };
  const base = place?.base;
  if (base !== undefined) {
    return {
      source: fromDerive(momentAfter(facts, base, stage, place?.others)),
      confidence: BY_TABLE,
      reason: `${reason}; after ${base.column.name}`,
      nulls,
    };
  }
  const range = isNarrow && stage?.stage === 'birth' ? { min: FIRST_TIMESTAMP, max: '-18 years' } : rangeOfStage(stage);
  return { source: fromGenerator(type.kind, measured ?? range), confidence, reason, nulls };
}

/** What CHECKs leave of the column. */
function boundsOf({ domain }: Facts): Readonly<Record<string, string>> | undefined {
  const [min, max] = [domain.min?.value, domain.max?.value];
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

/** Times of day: beginnings are in the morning, ends in the evening. */
export function inferTimeOfDay(facts: Facts): Finding {
  const stage = matchStage(facts.words, facts.kinds)?.give;
  const { type } = facts;
  const confidence = stage === undefined ? BY_TYPE : BY_GUESS;
  const reason = `a time of day, type ${type.native}`;
  const bounds = boundsOf(facts);
  if (bounds !== undefined)
    return { source: fromGenerator('time', bounds), confidence, reason: `${reason}, within its CHECK` };
  const range =
    stage?.stage === 'started'
      ? { min: '06:00', max: '12:59' }
      : stage?.stage === 'ended'
        ? { min: '13:00', max: '22:59' }
        : undefined;
  const source = fromGenerator('time', measuredTimes(facts, range) ?? range ?? { min: '07:00', max: '20:59' });
  return { source, confidence, reason };
}

/** The snapshot's range, limited to the half of the day of such a time. */
function measuredTimes(
  { column: { statistics } }: Facts,
  half: { readonly min: string; readonly max: string } | undefined,
): Readonly<Record<string, string>> | undefined {
  const { min = '', max = '' } = statistics ?? {};
  if (!TIME_OF_DAY.test(min) || !TIME_OF_DAY.test(max)) return undefined;
  const range = {
    min: half === undefined || min > half.min ? min : half.min,
    max: half === undefined || max < half.max ? max : half.max,
  };
  return range.min <= range.max ? range : undefined;
}

const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?/;
