import { DAY_MICROS as DAY } from '../../language/values/calendar.ts';
import type { TableDraft } from '../draft/draft.ts';
import { roomOf } from '../../document/plan/room-of.ts';
import type { Extent } from './column-extent.ts';

/**
 * An interval of values for each row, of which the row's range takes a part: `lead` precedes the first. In microseconds
 * for timestamps, in days for dates.
 */
export type Slot = { readonly lead: number; readonly width: number; readonly start: number; readonly length: number };

const HOUR = DAY / 24;
/** For the numbers that texts are made of. */
const DIGITS = 8;
/** The maximum distance of the last row's range from the first's, in years. */
const YEARS = 300;

/** The intervals for ranges that end in a column of their own. */
export function slotOfColumns(target: TableDraft, from: string, perOwner: boolean): Slot | undefined {
  const kind = target.types.get(from)?.kind;
  if (kind === 'timestamp')
    return perOwner
      ? { lead: 60 * DAY, width: DAY, start: 12 * HOUR, length: 8 * HOUR }
      : { lead: 365 * DAY, width: HOUR, start: HOUR / 4, length: HOUR / 2 };
  if (kind === 'date')
    return perOwner ? { lead: 180, width: 14, start: 5, length: 7 } : { lead: 730, width: 4, start: 1, length: 1 };
  return kind === 'integer' || kind === 'decimal' ? slotOfNumbers(target, from, 10, 3, 4) : undefined;
}

/** Those for ranges with a fixed offset from their column. */
export function slotOfReach(
  target: TableDraft,
  from: string,
  { min, max }: Extent,
  perOwner: boolean,
): Slot | undefined {
  const kind = target.types.get(from)?.kind;
  if (kind === 'timestamp') return { lead: 365 * DAY, width: max - min + HOUR, start: HOUR / 2, length: 0 };
  // The last day may be included, so the row begins a day later than possible.
  if (kind === 'date')
    return { lead: perOwner ? 180 : 730, width: Math.ceil((max - min) / DAY) + 3, start: 1, length: 0 };
  return kind === 'integer' || kind === 'decimal'
    ? slotOfNumbers(target, from, Math.ceil(max - min) + 3, 1, 0)
    : undefined;
}

/** Those for ranges within one day. */
export function slotOfDay(perOwner: boolean): Slot {
  return { lead: perOwner ? 60 : 365, width: 1, start: 0, length: 0 };
}

/**
 * Those for ranges of texts: the numbers from `start` on, all with the same number of digits; later ones have one more.
 */
export function slotOfTexts(target: TableDraft, from: string, columns: readonly string[]): Slot | undefined {
  const rooms = [from, ...columns].map((name, index) => {
    const [type, plan] = [target.types.get(name), target.columns.get(name)];
    if (type?.kind !== 'text' || type.fixed === true || plan === undefined) return 0;
    return (roomOf(plan, type) ?? Number.POSITIVE_INFINITY) - Math.min(1, index);
  });
  const digits = Math.min(DIGITS, ...rooms);
  return digits < 1 ? undefined : { lead: 0, width: 1, start: Number(`1e${digits - 1}`), length: 0 };
}

function slotOfNumbers(target: TableDraft, from: string, width: number, start: number, length: number): Slot {
  const { min } = target.bounded.get(from) ?? {};
  return { lead: width - 1 - (min ?? 1), width, start, length };
}

/** The number of intervals that fit. */
export function slotRoom(target: TableDraft, name: string, { width, lead, start }: Slot): number {
  const type = target.types.get(name);
  if (type?.kind === 'text') return 9 * start - 1;
  if (type?.kind === 'timestamp') return Math.floor((YEARS * 365 * DAY) / width);
  if (type?.kind === 'date') return Math.floor((YEARS * 365) / width);
  const { max } = target.bounded.get(name) ?? {};
  const top =
    type?.kind === 'integer'
      ? 2 ** Math.min(52, type.bits - (type.unsigned === true ? 0 : 1)) - 1
      : type?.kind === 'decimal' && type.precision !== undefined
        ? Number(`1e${Math.min(15, type.precision - (type.scale ?? 0))}`) - 1
        : Number.MAX_SAFE_INTEGER;
  return Math.max(1, Math.floor((Math.min(top, max ?? top) + lead) / width) - 1);
}
