import { DAY_MICROS, daysFromCivil, daysInMonth } from '../values/calendar.ts';
import { ageBetween } from './age.ts';
import { calculate } from '../values/calculate.ts';
import { CannotEvaluate } from '../values/cannot-evaluate.ts';
import { castValue } from '../values/cast-value.ts';
import { numberFromDecimal } from '../values/decimal.ts';
import { formatLetters, formatPicture } from './format-time.ts';
import { formatValue } from '../values/format-value.ts';
import { tagged, toDecimal, type SqlValue } from '../values/sql-value.ts';
import { INFINITE_MICROS, parseTimestamp } from '../values/temporal.ts';
import { today } from './clock-functions.ts';
import { familyOf, partial, strict, type Compute, type FunctionFamily } from './sql-function.ts';

const TIMESTAMP = { kind: 'timestamp', native: 'timestamp' } as const;

/** The value as a timestamp. A date begins at midnight. */
export const momentOf = (value: SqlValue | undefined): number => {
  const moment = tagged(castValue(value ?? null, TIMESTAMP));
  if (moment?.kind !== 'timestamp') throw new CannotEvaluate(`${formatValue(value ?? null)} is not a time`);
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

const makeInterval: Compute = ([years, months, weeks, days, ...clock]) => ({
  kind: 'interval',
  months: numberOf(years) * 12 + numberOf(months),
  days: numberOf(weeks) * 7 + numberOf(days),
  micros: clockOf(clock),
});

/** Only if the zone is UTC, in which all times are kept here. */
const atZone: Compute = ([zone, value = null]) => {
  if (!/^(?:utc|gmt|z|etc\/utc|\+?00(?::00)?)$/i.test(formatValue(zone ?? null)))
    throw new CannotEvaluate('only the time zone UTC is known');
  return value;
};

/** Two periods, each from its earlier end (inclusive) to its later one (exclusive). */
const overlaps: Compute = ([start1 = null, end1 = null, start2 = null, end2 = null]) => {
  const [a, b] = [periodOf(start1, end1), periodOf(start2, end2)];
  if (a.from === b.from) return true;
  return a.from < b.from ? b.from < a.to : a.from < b.to;
};

const periodOf = (start: SqlValue, end: SqlValue): { readonly from: number; readonly to: number } => {
  const last = tagged(end)?.kind === 'interval' ? calculate('+', start, end) : end;
  const [from, to] = [momentOf(start), momentOf(last)];
  return from <= to ? { from, to } : { from: to, to: from };
};

const isFinite: Compute = ([value = null]) => {
  const tag = tagged(value);
  if (tag?.kind === 'interval') return true;
  return Math.abs(momentOf(value)) < INFINITE_MICROS;
};

const lastDay: Compute = ([value]) => {
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

/** Every month has 28 days. */
const DATE = [
  [1, 9999],
  [1, 12],
  [1, 28],
] as const;
const CLOCK = [
  [0, 23],
  [0, 59],
  [0, 59],
] as const;

/** Functions that make, compare and print times. NULL when any argument is. */
export const CALENDAR_FUNCTIONS: FunctionFamily = {
  make_date: strict((args) => ({ kind: 'date', days: dayOf(args) }), { spans: DATE }),
  make_time: strict((args) => ({ kind: 'time', micros: clockOf(args) }), { spans: CLOCK }),
  // In the session's zone, which is unknown here.
  make_timestamptz: { nulls: 'strict', spans: [...DATE, ...CLOCK] },
  make_timestamp: strict(
    (args) => ({
      kind: 'timestamp',
      micros: dayOf(args.slice(0, 3)) * DAY_MICROS + clockOf(args.slice(3)),
    }),
    { spans: [...DATE, ...CLOCK] },
  ),
  // NULL for a text that is not a time.
  strftime: partial(
    ([format, value = null]) => {
      if (typeof value === 'string' && !parseTimestamp(value)) return null;
      return formatLetters(momentOf(value), formatValue(format ?? null));
    },
    { form: { is: 'time_text' } },
  ),
  age: strict(
    (args, context) => {
      // The age of a single timestamp is counted up to today's midnight.
      const [to, from] = args.length === 1 ? [today(args, context), ...args] : args;
      return ageBetween(momentOf(from), momentOf(to));
    },
    { form: { is: 'age' } },
  ),
  make_interval: strict(makeInterval, {
    form: { is: 'span' },
    parameters: ['years', 'months', 'weeks', 'days', 'hours', 'mins', 'secs'],
  }),
  timezone: strict(atZone, { form: { is: 'time_zone' } }),
  to_char: strict(([value, picture]) => formatPicture(momentOf(value), formatValue(picture ?? null)), {
    result: 'text',
  }),
  ...familyOf(strict, {
    overlaps,
    isfinite: isFinite,
    to_timestamp: ([seconds]) => ({ kind: 'timestamp', micros: Math.round(numberOf(seconds) * 1_000_000) }),
    last_day: lastDay,
    to_days: ([value]) => Math.floor(momentOf(value) / DAY_MICROS) + 719_528,
  }),
};
