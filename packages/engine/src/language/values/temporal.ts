import type { SqlDate, SqlInterval, SqlTime, SqlTimestamp } from './sql-value.ts';

export const MICROS_PER_DAY = 86_400_000_000;

/** What `infinity` is here: as PostgreSQL keeps it, a moment beyond all others. */
export const INFINITE_MICROS = 9_223_372_036_854_775_808;
const INFINITE_DAYS = INFINITE_MICROS / MICROS_PER_DAY;

/** Days since 1970-01-01 of a proleptic Gregorian date. */
export const daysFromCivil = (year: number, month: number, day: number): number => {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
};

type CivilDate = { readonly year: number; readonly month: number; readonly day: number };

export const civilFromDays = (days: number): CivilDate => {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  };
};

export const daysInMonth = (year: number, month: number): number =>
  month === 12 ? 31 : daysFromCivil(year, month + 1, 1) - daysFromCivil(year, month, 1);

const DATE = String.raw`(\d{4,6})-(\d{1,2})-(\d{1,2})`;
const CLOCK = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?`;
const ZONE = String.raw`\s*(Z|UTC|[+-]\d{1,2}(?::?\d{2})?)?`;
const TIMESTAMP_TEXT = new RegExp(String.raw`^\s*${DATE}(?:[T ]\s*${CLOCK}${ZONE})?\s*$`, 'i');
const TIME_TEXT = new RegExp(String.raw`^\s*${CLOCK}${ZONE}\s*$`, 'i');

const clockMicros = (hour: string, minute: string, second: string | undefined, fraction: string | undefined): number =>
  ((Number(hour) * 60 + Number(minute)) * 60 + Number(second ?? '0')) * 1_000_000 +
  Number((fraction ?? '').padEnd(6, '0').slice(0, 6));

const zoneMicros = (zone: string | undefined): number => {
  const found = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone ?? '');
  if (!found) return 0;
  const minutes = Number(found[2]) * 60 + Number(found[3] ?? '0');
  return (found[1] === '-' ? -minutes : minutes) * 60_000_000;
};

const parseInfinity = (text: string): SqlTimestamp | undefined => {
  const found = /^\s*([+-]?)infinity\s*$/i.exec(text);
  return found ? { kind: 'timestamp', micros: found[1] === '-' ? -INFINITE_MICROS : INFINITE_MICROS } : undefined;
};

/** ISO 8601, with a space or a T; without a zone it is UTC. */
export const parseTimestamp = (text: string): SqlTimestamp | undefined => {
  const found = TIMESTAMP_TEXT.exec(text);
  if (!found) return parseInfinity(text);
  const [, year = '', month = '', day = '', hour = '0', minute = '0', second, fraction, zone] = found;
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (m < 1 || m > 12 || d < 1 || d > daysInMonth(y, m)) return undefined;
  const micros = clockMicros(hour, minute, second, fraction);
  if (micros > MICROS_PER_DAY) return undefined;
  return { kind: 'timestamp', micros: daysFromCivil(y, m, d) * MICROS_PER_DAY + micros - zoneMicros(zone) };
};

export const parseDate = (text: string): SqlDate | undefined => {
  const moment = parseTimestamp(text);
  return moment && { kind: 'date', days: Math.floor(moment.micros / MICROS_PER_DAY) };
};

export const parseTime = (text: string): SqlTime | undefined => {
  const found = TIME_TEXT.exec(text);
  if (!found) return undefined;
  const micros = clockMicros(found[1] ?? '0', found[2] ?? '0', found[3], found[4]);
  return micros > MICROS_PER_DAY ? undefined : { kind: 'time', micros };
};

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

const printInfinity = (sign: number): string => (sign < 0 ? '-infinity' : 'infinity');

export const formatDate = (days: number): string => {
  if (Math.abs(days) >= Math.floor(INFINITE_DAYS)) return printInfinity(days);
  const { year, month, day } = civilFromDays(days);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
};

export const formatTime = (micros: number): string => {
  const seconds = Math.floor(micros / 1_000_000);
  const fraction = micros - seconds * 1_000_000;
  const clock = `${pad(Math.floor(seconds / 3600), 2)}:${pad(Math.floor(seconds / 60) % 60, 2)}:${pad(seconds % 60, 2)}`;
  return fraction === 0 ? clock : `${clock}.${pad(fraction, 6)}`;
};

/** ISO 8601 with a T and without a zone: UTC. */
export const formatTimestamp = (micros: number): string => {
  if (Math.abs(micros) >= INFINITE_MICROS) return printInfinity(micros);
  const days = Math.floor(micros / MICROS_PER_DAY);
  return `${formatDate(days)}T${formatTime(micros - days * MICROS_PER_DAY)}`;
};

/** Months keep the day of the month where they can, and else end at the month's last day. */
export const addInterval = (micros: number, interval: SqlInterval): number => {
  let days = Math.floor(micros / MICROS_PER_DAY);
  const clock = micros - days * MICROS_PER_DAY;
  if (interval.months !== 0) {
    const { year, month, day } = civilFromDays(days);
    const index = year * 12 + month - 1 + interval.months;
    const [newYear, newMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1];
    days = daysFromCivil(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
  }
  return (days + interval.days) * MICROS_PER_DAY + clock + interval.micros;
};

/** How long an interval is when it has to be one number; a month counts 30 days, as PostgreSQL compares them. */
export const intervalMicros = (interval: SqlInterval): number =>
  (interval.months * 30 + interval.days) * MICROS_PER_DAY + interval.micros;
