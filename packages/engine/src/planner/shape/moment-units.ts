import { civilFromDays, DAY_MICROS } from '../../language/values/calendar.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { parseMicros } from '../../language/values/parse-micros.ts';

const SECOND = 1_000_000;
const DAY = 86_400;

export type MomentKind = 'date' | 'timestamp';

export function isMoment(type: ColumnType | undefined): boolean {
  return type?.kind === 'date' || type?.kind === 'timestamp';
}

/** Seconds since 1970, or days for a date; undefined where one of the texts is not a moment. */
export function readMoments(texts: readonly string[], kind: MomentKind): readonly number[] | undefined {
  const unit = kind === 'date' ? DAY_MICROS : SECOND;
  const read = texts.map((text) => Math.floor(parseMicros(text) / unit));
  return read.some(Number.isNaN) ? undefined : read;
}

/** The same as text, without a space in it. */
export function momentText(value: number, kind: MomentKind): string {
  const seconds = Math.floor(kind === 'date' ? value * DAY : value);
  const days = Math.floor(seconds / DAY);
  const { year, month, day: date } = civilFromDays(days);
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`;
  if (kind === 'date') return day;
  const rest = seconds - days * DAY;
  return `${day}T${two(Math.floor(rest / 3600))}:${two(Math.floor(rest / 60) % 60)}:${two(rest % 60)}Z`;
}
