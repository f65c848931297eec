import { ageBetween } from './age.ts';
import { calculate } from '../values/calculate.ts';
import { CannotEvaluate } from '../expression/cannot-evaluate.ts';
import { castValue } from '../values/cast-value.ts';
import { numberFromDecimal } from '../values/decimal.ts';
import { formatLetters, formatPicture } from './format-time.ts';
import { formatValue } from '../values/format-value.ts';
import { tagged, toDecimal, type SqlValue } from '../values/sql-value.ts';
import { daysFromCivil, daysInMonth, INFINITE_MICROS, MICROS_PER_DAY, parseTimestamp } from '../values/temporal.ts';
import type { SqlFunction } from './sql-function.ts';

const TIMESTAMP = { kind: 'timestamp', native: 'timestamp' } as const;

/** The moment that a value is; a date begins at midnight. */
export const momentOf = (value: SqlValue | undefined): number => {
  const moment = tagged(castValue(value ?? null, TIMESTAMP));
  if (moment?.kind !== 'timestamp') throw new CannotEvaluate(`${formatValue(value ?? null)} is not a moment in time`);
  return moment.micros;
};

const numberOf = (value: SqlValue | undefined): number => {
  const number = toDecimal(value ?? 0);
  if (!number) throw new CannotEvaluate(`${formatValue(value ?? null)} is not a number`);
  return numberFromDecimal(number);
};

const dayOf = (args: readonly SqlValue[]): number => {
  const [year = 0, month = 0, day = 0] = args.map(numberOf);
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month))
    throw new CannotEvaluate(`${year}-${month}-${day} is not a date`);
  return daysFromCivil(year, month, day);
};

const clockOf = (args: readonly SqlValue[]): number => {
  const [hours = 0, minutes = 0, seconds = 0] = args.map(numberOf);
  return Math.round(((hours * 60 + minutes) * 60 + seconds) * 1_000_000);
};

const makeInterval: SqlFunction = ([years, months, weeks, days, ...clock]) => ({
  kind: 'interval',
  months: numberOf(years) * 12 + numberOf(months),
  days: numberOf(weeks) * 7 + numberOf(days),
  micros: clockOf(clock),
});

/** Only where the zone is UTC, in which all times are kept here. */
const atZone: SqlFunction = ([zone, value = null]) => {
  if (!/^(?:utc|gmt|z|etc\/utc|\+?00(?::00)?)$/i.test(formatValue(zone ?? null)))
    throw new CannotEvaluate('only the time zone UTC is known');
  return value;
};

/** Two periods, each from its earlier end up to but without its later one. */
const overlaps: SqlFunction = ([start1 = null, end1 = null, start2 = null, end2 = null]) => {
  const [a, b] = [periodOf(start1, end1), periodOf(start2, end2)];
  if (a.from === b.from) return true;
  return a.from < b.from ? b.from < a.to : a.from < b.to;
};

const periodOf = (start: SqlValue, end: SqlValue): { readonly from: number; readonly to: number } => {
  const last = tagged(end)?.kind === 'interval' ? calculate('+', start, end) : end;
  const [from, to] = [momentOf(start), momentOf(last)];
  return from <= to ? { from, to } : { from: to, to: from };
};

const isFinite: SqlFunction = ([value = null]) => {
  const tag = tagged(value);
  if (tag?.kind === 'interval') return true;
  return Math.abs(momentOf(value)) < INFINITE_MICROS;
};

const lastDay: SqlFunction = ([value]) => {
  const day = tagged(castValue(value ?? null, { kind: 'date', native: 'date' }));
  if (day?.kind !== 'date') throw new CannotEvaluate(`${formatValue(value ?? null)} is not a date`);
  const next = calculate(
    '+',
    { kind: 'timestamp', micros: monthStart(day.days) },
    { kind: 'interval', months: 1, days: -1, micros: 0 },
  );
  return castValue(next, { kind: 'date', native: 'date' });
};

const monthStart = (days: number): number => {
  const date = formatValue({ kind: 'date', days });
  return momentOf(`${date.slice(0, -2)}01`);
};

/** Functions that make, compare and print times, NULL when any argument is. */
export const CALENDAR_FUNCTIONS: Readonly<Record<string, SqlFunction>> = {
  age: ([to, from]) => ageBetween(momentOf(from), momentOf(to)),
  overlaps,
  isfinite: isFinite,
  make_date: (args) => ({ kind: 'date', days: dayOf(args) }),
  make_time: (args) => ({ kind: 'time', micros: clockOf(args) }),
  make_timestamp: (args) => ({
    kind: 'timestamp',
    micros: dayOf(args.slice(0, 3)) * MICROS_PER_DAY + clockOf(args.slice(3)),
  }),
  make_interval: makeInterval,
  to_timestamp: ([seconds]) => ({ kind: 'timestamp', micros: Math.round(numberOf(seconds) * 1_000_000) }),
  timezone: atZone,
  to_char: ([value, picture]) => formatPicture(momentOf(value), formatValue(picture ?? null)),
  // Of a text that is not a time it is NULL.
  strftime: ([format, value = null]) => {
    if (typeof value === 'string' && !parseTimestamp(value)) return null;
    return formatLetters(momentOf(value), formatValue(format ?? null));
  },
  last_day: lastDay,
  to_days: ([value]) => Math.floor(momentOf(value) / MICROS_PER_DAY) + 719_528,
};
