import type { ColumnType } from '../../../language/types/column-type.ts';
import { countsMinorUnits } from '../../../weave/generators/number/amount-value.ts';
import type { NumberAnswer } from '../data/number-answer.ts';
import { frequenciesOf } from '../frequencies-of.ts';
import { isInSet } from '../in-unique-set.ts';
import { inferFlag } from './infer-boolean.ts';
import type { Finding } from './inference.ts';
import { fromDerive, fromGenerator, fromList, quoteName } from './make-source.ts';
import {
  boundsOfDomain,
  fitRange,
  limitsOfType,
  type NumberLimits,
  PLENTY,
} from '../../../solve/domain/number-limits.ts';
import { numberWish, PLAIN } from '../number-wish.ts';
import { pairedSibling } from '../pair-columns.ts';
import type { Facts } from '../read-facts.ts';

type Range = { readonly min: number; readonly max: number };

/** Whole numbers, decimals, floats and money. */
export function inferNumber(facts: Facts): Finding | undefined {
  const { type, domain } = facts;
  const { wish, confidence, known } = numberWish(facts);
  const limits = limitsOfType(type, wish.scale ?? 2);
  if (limits === undefined) return undefined;
  const reason = known
    ? `the name suggests ${wish.says}, the type is ${type.native}`
    : `the type is ${type.native}; the name gives no hint`;
  if (domain.multiple_of !== undefined)
    return {
      source: fromMultiples(facts, wish, limits),
      confidence,
      reason: `${reason}; in steps of ${domain.multiple_of}`,
    };
  const bounds = boundsOfDomain(domain, limits.scale);
  if (wish.role === 'flag' && limits.scale === 0 && !facts.unique && (bounds.min ?? 0) <= 0 && (bounds.max ?? 1) >= 1)
    return inferFlag(facts, [1, 0], confidence);
  if (wish.role === 'sex' && limits.scale === 0 && !facts.unique && (bounds.min ?? 1) <= 1 && (bounds.max ?? 2) >= 2)
    return { source: fromGenerator('sex'), confidence, reason };
  const range = fitRange(measured(facts) ?? feasible(wish, limits), limits, bounds);
  if (facts.unique)
    return { source: uniqueNumber(type, limits, bounds), confidence, reason: `${reason}; it never repeats` };
  const later = inferUpperNumber(facts, range);
  if (later !== undefined)
    return { source: later.source, confidence, reason: `${reason}; not below ${later.above}`, follows: true };
  return { source: fromRange(facts, wish, limits, range), confidence, reason };
}

/** A preferred range outside the column's limits is ignored. */
function feasible(wish: NumberAnswer, limits: NumberLimits): NumberAnswer {
  return wish.min < limits.max ? wish : { ...PLAIN, min: 0 };
}

function fromRange(facts: Facts, wish: NumberAnswer, limits: NumberLimits, range: Range): Finding['source'] {
  const { type } = facts;
  if (
    wish.values !== undefined &&
    limits.scale === 0 &&
    wish.values.every((value) => value >= limits.min && value <= limits.max) &&
    range.min <= wish.min &&
    range.max >= wish.max
  )
    return fromList(wish.values, wish.weights);
  if (wish.role === 'status' && limits.scale === 0 && range.max - range.min <= 10) return fromStatusNumbers(range);
  if (wish.like === 'year' && limits.scale === 0 && limits.max >= 2155)
    return fromGenerator('year', facts.domain.min === undefined && facts.domain.max === undefined ? {} : range);
  if (
    limits.scale > 0 &&
    (wish.like === 'latitude' || wish.like === 'longitude') &&
    range.max === wish.max &&
    range.min === wish.min
  )
    return fromGenerator(wish.like);
  if (limits.scale > 0 && (wish.like === 'price' || wish.like === 'money')) return fromGenerator(wish.like, range);
  if (wish.like === 'price' || wish.like === 'money' || wish.says === 'an amount in cents') {
    if (countsMinorUnits({ type, column: facts.column.name }) && range.min >= 0 && range.max >= 100) {
      return fromGenerator('money', { min: range.min < 100 ? 0 : 1, max: Math.min(2000, Math.floor(range.max / 100)) });
    }
    if (limits.scale === 0) return fromShape('log', range, 0);
  }
  // Nobody orders 3.47 pieces.
  const whole = wish.skewed === true && limits.scale > 0 && Math.ceil(range.min) < Math.floor(range.max);
  const inner = whole ? { min: Math.ceil(range.min), max: Math.floor(range.max) } : range;
  if (wish.skewed === true && inner.max - inner.min <= SMALL) return fromSkew(inner);
  // A part of a key gets room for its rows, and exceeds the preferred range if necessary.
  const isEven = measured(facts) !== undefined || isInSet(facts);
  return fromShape(isEven ? 'even' : shapeOf(wish, inner), inner, whole ? 0 : limits.scale);
}

/** Up to here the smallest number is the most frequent: people buy one of a thing. */
const SMALL = 20;

/** The inner draw is limited by the outer one. */
function fromSkew({ min, max }: Range): Finding['source'] {
  return max > min ? fromDerive(`between(${min}, between(${min}, ${max}))`) : fromGenerator('integer', { min, max });
}

/** Counts and measurements have few large values; values around a centre have few at the ends. */
function shapeOf(wish: NumberAnswer, { min, max }: Range): 'log' | 'bell' | 'even' {
  // A range that may be negative has no small end at which most values would be.
  if (min < 0 && wish.shape !== 'bell') return 'even';
  if (wish.shape !== undefined) return wish.shape;
  if (wish.role !== undefined || wish.like !== undefined) return 'even';
  return wish.skewed === true || (min >= 0 && max >= 20 * Math.max(1, min)) ? 'log' : 'bell';
}

function fromShape(shape: 'log' | 'bell' | 'even', range: Range, scale: number): Finding['source'] {
  const places = scale === 0 ? {} : { scale };
  // Among three numbers there is no centre.
  if (shape === 'even' || range.max - range.min < 3)
    return fromGenerator(scale === 0 ? 'integer' : 'decimal', { ...range, ...places });
  return fromGenerator('measure', {
    ...range,
    ...(scale === 0 ? { scale: 0 } : places),
    ...(shape === 'log' ? {} : { shape }),
  });
}

/** An enumeration stored as numbers: the first are the most frequent. */
function fromStatusNumbers({ min, max }: { readonly min: number; readonly max: number }): Finding['source'] {
  const values = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return fromList(values, frequenciesOf(values.length));
}

/** Up to here a short float, with 24 bits, distinguishes hundredths. */
const PLENTY_OF_FLOATS = 131_000;

function uniqueNumber(
  type: ColumnType,
  limits: NumberLimits,
  bounds: { readonly min?: number; readonly max?: number },
): Finding['source'] {
  const min =
    bounds.min ??
    (limits.scale === 0 && limits.max >= 1
      ? Math.max(limits.min, Math.min(1, bounds.max ?? 1))
      : Math.max(limits.min, Math.min(0, bounds.max ?? 0)));
  if (limits.scale === 0 && bounds.max === undefined)
    return min === 1 ? fromGenerator('serial') : fromGenerator('serial', { start: min });
  const room = type.kind === 'float' && type.bits === 32 ? PLENTY_OF_FLOATS : PLENTY;
  const range = { min, max: bounds.max ?? Math.min(limits.max, min + room) };
  return limits.scale === 0
    ? fromGenerator('integer', range)
    : fromGenerator('decimal', { ...range, scale: limits.scale });
}

function fromMultiples(facts: Facts, wish: NumberAnswer, limits: NumberLimits): Finding['source'] {
  const step = Number(facts.domain.multiple_of);
  const rest = Number(facts.domain.remainder ?? '0');
  const bounds = boundsOfDomain(facts.domain, limits.scale);
  const range = fitRange(wish, limits, bounds);
  const low = Math.ceil((range.min - rest) / step);
  const high = Math.max(low, Math.floor((range.max - rest) / step));
  const times = (count: string): Finding['source'] =>
    fromDerive(`${count} * ${facts.domain.multiple_of}${rest === 0 ? '' : ` + ${facts.domain.remainder}`}`);
  if (facts.unique && bounds.max === undefined)
    return times(low === 1 ? 'row_number()' : `(row_number() + ${low - 1})`);
  if (high > low || bounds.max !== undefined) return times(`between(${low}, ${high})`);
  // Steps wider than the usual range: as many of them as the type can hold, up to a hundred.
  const most = Math.max(low, Math.floor((limits.max - rest) / step));
  return times(`between(${low}, ${Math.min(low + 99, most)})`);
}

/** A snapshot's own range, if it has one. */
function measured({ column: { statistics } }: Facts): { readonly min: number; readonly max: number } | undefined {
  const min = Number(statistics?.min ?? Number.NaN);
  const max = Number(statistics?.max ?? Number.NaN);
  return Number.isFinite(min) && Number.isFinite(max) && min < max ? { min, max } : undefined;
}

/** `max_quantity` is at least its `min_quantity`. */
function inferUpperNumber(
  facts: Facts,
  range: Range,
): { readonly source: Finding['source']; readonly above: string } | undefined {
  const lower = pairedSibling(facts, ['integer', 'decimal', 'float', 'money']);
  if (lower === undefined || facts.domain.min !== undefined || facts.domain.max !== undefined) return undefined;
  const name = quoteName(lower.column.name);
  const from = lower.column.nullable && !facts.column.nullable ? `coalesce(${name}, ${range.min})` : name;
  // Twice or three times as much, as such pairs are; a little more if the lower one is zero.
  const most = `least(${range.max}, ${from} * 3 + ${Math.max(1, Math.round((range.max - range.min) / 50))})`;
  return { source: fromDerive(`between(${from}, greatest(${from}, ${most}))`), above: lower.column.name };
}
