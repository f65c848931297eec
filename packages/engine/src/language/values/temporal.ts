import { civilFromDays, DAY_MICROS, daysFromCivil, daysInMonth, MONTH_DAYS } from './calendar.ts';
import type { SqlDate, SqlInterval, SqlTime, SqlTimestamp } from './sql-value.ts';

/** The value of `infinity`: as in PostgreSQL, a timestamp beyond all others. */
export const INFINITE_MICROS = 9_223_372_036_854_775_808;
const INFINITE_DAYS = INFINITE_MICROS / DAY_MICROS;

const DATE = String.raw`(\d{4,6})-(\d{1,2})-(\d{1,2})`;
const CLOCK = String.raw`(\d{1,2}):([0-5]\d)(?::([0-5]\d|60)(?:\.(\d{1,9}))?)?`;
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
  if (micros > DAY_MICROS) return undefined;
  return { kind: 'timestamp', micros: daysFromCivil(y, m, d) * DAY_MICROS + micros - zoneMicros(zone) };
};

export const parseDate = (text: string): SqlDate | undefined => {
  const moment = parseTimestamp(text);
  return moment && { kind: 'date', days: Math.floor(moment.micros / DAY_MICROS) };
};

export const parseTime = (text: string): SqlTime | undefined => {
  const found = TIME_TEXT.exec(text);
  if (!found) return undefined;
  const micros = clockMicros(found[1] ?? '0', found[2] ?? '0', found[3], found[4]);
  return micros > DAY_MICROS ? undefined : { kind: 'time', micros };
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
  const days = Math.floor(micros / DAY_MICROS);
  return `${formatDate(days)}T${formatTime(micros - days * DAY_MICROS)}`;
};

/** Adding months keeps the day of the month if possible, and otherwise gives the month's last day. */
export const addInterval = (micros: number, interval: SqlInterval): number => {
  let days = Math.floor(micros / DAY_MICROS);
  const clock = micros - days * DAY_MICROS;
  if (interval.months !== 0) {
    const { year, month, day } = civilFromDays(days);
    const index = year * 12 + month - 1 + interval.months;
    const [newYear, newMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1];
    days = daysFromCivil(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
  }
  return (days + interval.days) * DAY_MICROS + clock + interval.micros;
};

/** The length of an interval as one number. */
export const intervalMicros = (interval: SqlInterval, month: keyof typeof MONTH_DAYS = 'usual'): number =>
  (interval.months * MONTH_DAYS[month] + interval.days) * DAY_MICROS + interval.micros;
