import type { Stage, TimeAnswer } from '../data/time-rules.ts';
import { pairsOfJourney } from './journeys.ts';
import { earlierOf } from '../pair-columns.ts';
import type { Facts, Sibling } from '../read-facts.ts';
import { stagesOf } from './stages-of.ts';

/** The timestamps of the row that this one follows. */
export type Place = {
  readonly stage: TimeAnswer | undefined;
  /** The one directly before it: if that is NULL, so is this one. */
  readonly base?: Sibling;
  /** Others that it must not precede, and about which the first says nothing. */
  readonly others: readonly Sibling[];
  /** The row's beginning, if this one precedes it. */
  readonly ahead?: Sibling;
};

type Moment = {
  readonly sibling: Sibling;
  readonly stage: TimeAnswer | undefined;
  readonly partner: Sibling | undefined;
};

/** By the row's timestamps in table order: computed once for all of its columns. */
const known = new WeakMap<Facts['siblings'], ReadonlyMap<string, Place>>();

/** All timestamps of a row in chronological order: each after those that precede it by name. */
export function orderMoments(facts: Pick<Facts, 'siblings' | 'tableKinds' | 'tableWords'>): ReadonlyMap<string, Place> {
  const before = known.get(facts.siblings);
  if (before !== undefined) return before;
  const times = facts.siblings.filter(isMoment);
  const pairs = pairsOfJourney(facts);
  const stages = stagesOf(facts);
  const moments = times.map(
    (sibling): Moment => ({
      sibling,
      stage: stages.get(sibling.column.name),
      partner: earlierOf(sibling, times, pairs) ?? periodBilled(sibling, times),
    }),
  );
  const ranks = rank(moments);
  const places = new Map<string, Place>();
  for (const moment of moments.toSorted((a, b) => rankOf(ranks, a) - rankOf(ranks, b)))
    places.set(moment.sibling.column.name, placeOf(moment, moments, ranks, places));
  known.set(facts.siblings, places);
  return places;
}

/** A bill for a period is due after it. */
const periodBilled = (own: Sibling, times: readonly Sibling[]): Sibling | undefined =>
  /^(?:payment )?due(?: date)?$/.test(own.words.join(' '))
    ? times.find(({ words }) => words.slice(-2).join(' ') === 'period end')
    : undefined;

const isMoment = ({ type, column }: Sibling): boolean =>
  (type.kind === 'date' || type.kind === 'timestamp') && column.generated === undefined;

const rankOf = (ranks: ReadonlyMap<Sibling, number>, { sibling }: Moment): number => ranks.get(sibling) ?? 0;

/** The later one of a pair comes after the earlier, whatever its word alone would say. */
function rank(moments: readonly Moment[]): ReadonlyMap<Sibling, number> {
  const ranks = new Map(moments.map(({ sibling, stage }) => [sibling, stage?.rank ?? 5]));
  for (let round = 0; round < 3; round++)
    for (const { sibling, partner } of moments) {
      const least = partner === undefined ? 0 : (ranks.get(partner) ?? 0) + 0.5;
      if (partner !== undefined && (ranks.get(sibling) ?? 0) < least) ranks.set(sibling, least);
    }
  return ranks;
}

function placeOf(
  own: Moment,
  moments: readonly Moment[],
  ranks: ReadonlyMap<Sibling, number>,
  places: ReadonlyMap<string, Place>,
): Place {
  const { stage, partner, sibling } = own;
  if (stage?.isAhead === true) {
    const behind = moments.filter((other) => isPairedBehind(other, own, moments)).map((other) => rankOf(ranks, other));
    // A timestamp behind this one, or after something that is, would create a cycle.
    const begins = moments.filter(
      (other) =>
        !other.sibling.column.nullable &&
        BEGINS.has(other.stage?.stage ?? '') &&
        behind.every((later) => rankOf(ranks, other) < later),
    );
    const begin = begins.find((other) => moments.indexOf(other) > moments.indexOf(own)) ?? begins[0];
    if (begin !== undefined) return { stage, others: [], ahead: begin.sibling };
  }
  const isMade = moments.some((other) => other.stage?.stage === 'created' && other !== own);
  const earlier = moments.filter(
    (other) =>
      other !== own &&
      other.sibling !== partner &&
      rankOf(ranks, other) < rankOf(ranks, own) &&
      other.stage !== undefined &&
      stage !== undefined &&
      precedes(other.stage, stage, { isMade, isListed: isListedBefore(other, own, moments) }) &&
      (partner === undefined || !isOfAnotherPair(other, own, moments)),
  );
  const sure = earlier.filter((other) => isSure(other, sibling));
  // An end happens whether or not an intermediate step did.
  const certain = sure.filter((other) => !other.sibling.column.nullable);
  const few = stage !== undefined && OVER.has(stage.stage) && certain.length > 0 ? certain : sure;
  const last = few.reduce<Moment | undefined>(
    (best, other) => (best === undefined || rankOf(ranks, other) > rankOf(ranks, best) ? other : best),
    undefined,
  );
  const base = partner ?? last?.sibling;
  const implied = base === undefined ? new Set<string>() : impliedBy(base, places);
  const others = earlier
    .map((other) => other.sibling)
    .filter((other) => other !== base && !implied.has(other.column.name))
    .slice(-MAX_OTHERS);
  return { stage, others, ...(base === undefined ? {} : { base }) };
}

const MAX_OTHERS = 6;

/** Whether a timestamp is the later one of a pair with the given one, directly or through other pairs. */
function isPairedBehind(other: Moment, own: Moment, moments: readonly Moment[], depth = moments.length): boolean {
  if (other.partner === undefined || depth === 0) return false;
  if (other.partner === own.sibling) return true;
  const between = moments.find(({ sibling }) => sibling === other.partner);
  return between !== undefined && isPairedBehind(between, own, moments, depth - 1);
}

/** One that is NULL in most rows would make this one NULL as well. */
function isSure({ sibling, stage }: Moment, own: Sibling): boolean {
  if (!sibling.column.nullable || stage?.isPlan === true) return true;
  if ((stage?.nulls ?? 0.1) > 0.5) return false;
  return own.column.nullable || stage?.stage === 'created';
}

/** `trial_end` says nothing about `contract_end`. */
function isOfAnotherPair(other: Moment, own: Moment, moments: readonly Moment[]): boolean {
  return (
    (other.partner !== undefined && other.partner !== own.partner) ||
    moments.some(({ partner, sibling }) => partner === other.sibling && sibling !== own.sibling)
  );
}

/** What precedes a non-NULL timestamp. */
function impliedBy(base: Sibling, places: ReadonlyMap<string, Place>): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (sibling: Sibling): void => {
    const place = places.get(sibling.column.name);
    for (const other of [...(place?.base === undefined ? [] : [place.base]), ...(place?.others ?? [])]) {
      names.add(other.column.name);
      // Beyond a nullable one nothing is certain.
      if (!other.column.nullable || other === place?.base) visit(other);
    }
  };
  visit(base);
  return names;
}

type Row = {
  readonly isMade: boolean;
  /** Whether the table lists the earlier first, and every row has it. */
  readonly isListed: boolean;
};

const isListedBefore = (other: Moment, own: Moment, moments: readonly Moment[]): boolean =>
  !other.sibling.column.nullable && moments.indexOf(other) < moments.indexOf(own);

function precedes(earlier: TimeAnswer, later: TimeAnswer, { isMade, isListed }: Row): boolean {
  const before = earlier.stage;
  if (earlier.isAhead === true) return false;
  if (before === 'future') return later.isAfterDue === true;
  if (before === 'birth' || before === 'changed' || before === 'removed') return false;
  if (before === 'past' && isMade) return false;
  switch (later.stage) {
    case 'birth':
    case 'past':
      return false;
    case 'created':
      return before === 'created';
    case 'removed':
      // A cancellation ends the progress: completed steps precede it.
      if (later.isLast === true || before === 'created' || before === 'step' || earlier.isEntry === true) return true;
      return before === 'started' && !isMade;
    case 'changed':
      return before === 'created' || before === 'step' || (before === 'started' && !isMade);
    case 'future':
      return FIRST.has(before) || earlier.isEntry === true || (before === 'step' && isListed);
    default:
      return true;
  }
}

const OVER: ReadonlySet<Stage> = new Set(['ended', 'removed', 'changed', 'future']);
const BEGINS: ReadonlySet<string> = new Set(['created', 'started', 'past']);
const FIRST: ReadonlySet<Stage> = new Set(['created', 'started', 'past']);
