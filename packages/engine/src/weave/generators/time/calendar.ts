import { numberAt } from '../../graph/table-entry.ts';
import { add, call, type Node, multiply, operate, subtract } from '../../graph/node.ts';
import { exp2, log2 } from '../../../base/random/real-functions.ts';
import { CALENDAR_KINDS, type CalendarKind, HOURS, weightOfDay, YEARLY_GROWTH } from './season.ts';

const DAY = 86_400;
/** Stretches of more days than these are told apart by several days at a time. */
const MAX_UNITS = 4000;
const MAX_SLOTS = 16_384;
/** Pieces of a day that are all as busy as each other. */
const PARTS = 256;
const BELOW_ONE = 1 - 1 / 1_048_576;

/**
 * Busy and quiet times between two moments, as the inverse of their distribution: places from 0 up to `slots` go to
 * seconds since 1970, and a later place never to an earlier moment. Each slot belongs to one day, and a day has as many
 * as it is busy.
 */
export type Calendar = {
  readonly slots: number;
  /** Days that a slot's unit has, mostly 1. */
  readonly unit: number;
  /** By slot: the first day of its unit, and the line from a place to the share of the unit that is over then. */
  readonly days: Float64Array;
  readonly scales: Float64Array;
  readonly offsets: Float64Array;
  /** Seconds of the day at which each of its parts begins, and how long the part is. */
  readonly begins: Float64Array;
  readonly lengths: Float64Array;
  readonly first: number;
  readonly last: number;
};

export const isCalendarKind = (text: unknown): text is CalendarKind => CALENDAR_KINDS.some((kind) => kind === text);

/** Calendars made so far: many columns share one. */
const made = new Map<string, Calendar>();
const KEPT = 64;

/** The calendar of a kind between two moments in seconds, both included. */
export function makeCalendar(kind: CalendarKind, first: number, last: number): Calendar {
  const key = `${kind}/${first}/${last}`;
  const known = made.get(key) ?? tabulate(kind, first, Math.max(first, last));
  if (made.size >= KEPT) made.clear();
  made.set(key, known);
  return known;
}

function tabulate(kind: CalendarKind, first: number, last: number): Calendar {
  const [from, to] = [Math.floor(first / DAY), Math.floor(last / DAY)];
  const unit = Math.ceil((to - from + 1) / MAX_UNITS);
  const count = Math.ceil((to - from + 1) / unit);
  const hours = cumulate(HOURS[kind]);
  const rate = log2(YEARLY_GROWTH[kind]) / 365.25;
  const span = unit * DAY;
  // Of the first and the last unit only a part lies between the two moments.
  const begin = (index: number): number => (index > 0 ? 0 : shareOver(hours, unit, first - from * DAY));
  const end = (index: number): number =>
    index < count - 1 ? 1 : shareOver(hours, unit, Math.min(span, last + 1 - (from + index * unit) * DAY));
  const bounds = new Float64Array(count + 1);
  for (let index = 0; index < count; index++) {
    let weight = 0;
    for (let day = 0; day < unit; day++) weight += weightOfDay(kind, from + index * unit + day);
    const grown = weight * exp2(Math.min(40, rate * index * unit)) * (end(index) - begin(index));
    bounds[index + 1] = (bounds[index] as number) + grown;
  }
  const total = bounds[count] as number;
  const slots = Math.min(MAX_SLOTS, 64 * 2 ** Math.ceil(log2(count)));
  const [days, scales, offsets] = [new Float64Array(slots), new Float64Array(slots), new Float64Array(slots)];
  for (let index = 0; index < count; index++) {
    const start = Math.round(((bounds[index] as number) / total) * slots);
    const stop = Math.round(((bounds[index + 1] as number) / total) * slots);
    const scale = (end(index) - begin(index)) / Math.max(1, stop - start);
    days.fill(from + index * unit, start, stop);
    scales.fill(scale, start, stop);
    offsets.fill(begin(index) - start * scale, start, stop);
  }
  return { slots, unit, days, scales, offsets, ...partsOf(hours), first, last };
}

/** Shares of the day that are over at each full hour. */
function cumulate(weights: readonly number[]): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = [0];
  for (const weight of weights) shares.push((shares.at(-1) ?? 0) + weight / total);
  return shares.with(24, 1);
}

/** The share of a unit of days that is over after so many seconds. */
function shareOver(hours: readonly number[], unit: number, seconds: number): number {
  const day = Math.min(unit - 1, Math.floor(seconds / DAY));
  const hour = Math.min(24, (seconds - day * DAY) / 3600);
  const whole = Math.min(23, Math.floor(hour));
  const [low, high] = [hours[whole] ?? 0, hours[whole + 1] ?? 1];
  return (day + low + (high - low) * (hour - whole)) / unit;
}

function partsOf(hours: readonly number[]): Pick<Calendar, 'begins' | 'lengths'> {
  const at = (part: number): number => {
    const share = part / PARTS;
    const hour = Math.max(0, hours.findIndex((over, index) => index > 0 && share <= over) - 1);
    const [low, high] = [hours[hour] ?? 0, hours[hour + 1] ?? 1];
    return (hour + (share - low) / (high - low)) * 3600;
  };
  const begins = Float64Array.from({ length: PARTS }, (_, part) => at(part));
  return { begins, lengths: begins.map((begin, part) => (begins[part + 1] ?? DAY) - begin) };
}

type Moment = { readonly seconds: Node; readonly days: Node };

/** The moment at a place from 0 up to the calendar's slots. */
export function momentAt(calendar: Calendar, place: Node): Moment {
  const { slots, unit, first, last } = calendar;
  const slot = operate('min', operate('floor', place), slots - 1);
  const line = add(multiply(place, call(numberAt, calendar.scales, slot)), call(numberAt, calendar.offsets, slot));
  const over = operate('min', operate('max', line, 0), BELOW_ONE);
  const start = call(numberAt, calendar.days, slot);
  const units = unit === 1 ? over : multiply(over, unit);
  const day = unit === 1 ? start : add(start, operate('floor', units));
  const share = unit === 1 ? over : subtract(units, operate('floor', units));
  const parts = multiply(share, PARTS);
  const part = operate('floor', parts);
  const second = add(
    call(numberAt, calendar.begins, part),
    multiply(call(numberAt, calendar.lengths, part), subtract(parts, part)),
  );
  const seconds = add(multiply(day, DAY), operate('floor', second));
  return {
    seconds: operate('min', operate('max', seconds, first), last),
    days: operate('min', operate('max', day, Math.floor(first / DAY)), Math.floor(last / DAY)),
  };
}

/** `share`: a draw from 0 up to 1. */
type Row = { readonly row: Node; readonly rows: number; readonly share: Node };

/**
 * A place that rises with the row's own: rows and time agree in their order. The first row comes when the calendar begins,
 * so that whatever refers to it can be there from then on.
 */
export function risingPlace({ slots }: Calendar, { row, rows, share }: Row): Node {
  return multiply(operate('max', add(subtract(row, 1), share), 0), slots / Math.max(1, rows));
}

export function drawnPlace({ slots }: Calendar, share: Node): Node {
  return multiply(share, slots);
}

/** The last place whose moment, in seconds, is no later than the given one; -1 where all are. */
export function placeBefore(
  { first, slots, unit, days, scales, offsets, begins, lengths }: Calendar,
  second: number,
): number {
  if (second < first) return -1;
  const day = Math.floor(second / DAY);
  let slot = days.findLastIndex((start) => start <= day);
  if (slot < 0) return 0;
  // The share of the day that is over by then, as far as its parts tell.
  const within = second - day * DAY;
  const part = Math.max(
    0,
    begins.findLastIndex((begin) => begin <= within),
  );
  const share = (part + (within - (begins[part] as number)) / (lengths[part] as number)) / PARTS;
  const start = days[slot] as number;
  const over = start + unit <= day ? 1 : (day - start + share) / unit;
  const scale = scales[slot] as number;
  const place = scale === 0 ? slot : (over - (offsets[slot] as number)) / scale;
  slot = days.indexOf(start);
  return Math.min(slots, Math.max(slot, place));
}
