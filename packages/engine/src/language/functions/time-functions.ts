import { civilFromDays, DAY_MICROS, daysFromCivil } from '../values/calendar.ts';
import { CALENDAR_FUNCTIONS, momentOf } from './calendar-functions.ts';
import { CannotEvaluate, CannotRead } from '../values/cannot-evaluate.ts';
import { castValue } from '../values/cast-value.ts';
import { decimal, type Decimal } from '../values/decimal.ts';
import { formatValue } from '../values/format-value.ts';
import { isList, type SqlInterval, type SqlValue } from '../values/sql-value.ts';
import { intervalMicros } from '../values/temporal.ts';
import { DAY_OF_MOMENT, truncated, yearOfMoment } from './rising.ts';
import { familyOf, strict, type Compute, type FunctionFamily } from './sql-function.ts';

const seconds = (micros: number): Decimal => decimal(BigInt(Math.round(micros)), 6);

const isoYearStart = (year: number): number => {
  const fourth = daysFromCivil(year, 1, 4);
  return fourth - ((((fourth + 3) % 7) + 7) % 7);
};

const isoYearOf = (days: number): number => {
  const { year } = civilFromDays(days);
  return days >= isoYearStart(year + 1) ? year + 1 : days < isoYearStart(year) ? year - 1 : year;
};

const momentFields = (micros: number): Readonly<Record<string, () => SqlValue>> => {
  const days = Math.floor(micros / DAY_MICROS);
  const clock = micros - days * DAY_MICROS;
  const { year, month, day } = civilFromDays(days);
  const weekday = (((days + 4) % 7) + 7) % 7;
  return {
    year: () => year,
    isoyear: () => isoYearOf(days),
    quarter: () => Math.floor((month + 2) / 3),
    month: () => month,
    week: () => Math.floor((days - isoYearStart(isoYearOf(days))) / 7) + 1,
    day: () => day,
    doy: () => days - daysFromCivil(year, 1, 1) + 1,
    dow: () => weekday,
    isodow: () => (weekday === 0 ? 7 : weekday),
    decade: () => Math.floor(year / 10),
    century: () => Math.ceil(year / 100),
    hour: () => Math.floor(clock / 3_600_000_000),
    minute: () => Math.floor(clock / 60_000_000) % 60,
    second: () => seconds(clock % 60_000_000),
    milliseconds: () => decimal(BigInt(clock % 60_000_000), 3),
    microseconds: () => clock % 60_000_000,
    epoch: () => seconds(micros),
  };
};

/** Whole years count 365.25 days here and the remaining months 30. Only comparisons count every month as 30 days. */
const intervalEpoch = (interval: SqlInterval): number =>
  intervalMicros(interval) + Math.trunc(interval.months / 12) * 5.25 * DAY_MICROS;

const intervalFields = (interval: SqlInterval): Readonly<Record<string, () => SqlValue>> => ({
  year: () => Math.trunc(interval.months / 12),
  month: () => interval.months % 12,
  day: () => interval.days,
  hour: () => Math.trunc(interval.micros / 3_600_000_000),
  minute: () => Math.trunc(interval.micros / 60_000_000) % 60,
  second: () => seconds(interval.micros % 60_000_000),
  epoch: () => seconds(intervalEpoch(interval)),
});

const extract: Compute = ([field, source]) => {
  const name = formatValue(field ?? null).toLowerCase();
  const tag = source !== null && typeof source === 'object' && !isList(source) ? source : undefined;
  const fields =
    tag?.kind === 'interval' ? intervalFields(tag) : momentFields(tag?.kind === 'time' ? tag.micros : momentOf(source));
  const read = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!read) throw new CannotEvaluate(`the field ${name} of a time is not known`);
  return read();
};

const truncateMoment: Compute = ([field, source]) => {
  const micros = momentOf(source);
  const days = Math.floor(micros / DAY_MICROS);
  const { year, month } = civilFromDays(days);
  const at = (y: number, m: number): SqlValue => ({
    kind: 'timestamp',
    micros: daysFromCivil(y, m, 1) * DAY_MICROS,
  });
  const down = (unit: number): SqlValue => ({ kind: 'timestamp', micros: Math.floor(micros / unit) * unit });
  switch (
    formatValue(field ?? null)
      .toLowerCase()
      .replace(/s$/, '')
  ) {
    case 'century':
      return at(Math.floor((year - 1) / 100) * 100 + 1, 1);
    case 'decade':
      return at(Math.floor(year / 10) * 10, 1);
    case 'year':
      return at(year, 1);
    case 'quarter':
      return at(year, Math.floor((month - 1) / 3) * 3 + 1);
    case 'month':
      return at(year, month);
    case 'week':
      return { kind: 'timestamp', micros: (days - ((((days + 3) % 7) + 7) % 7)) * DAY_MICROS };
    case 'day':
      return down(DAY_MICROS);
    case 'hour':
      return down(3_600_000_000);
    case 'minute':
      return down(60_000_000);
    case 'second':
      return down(1_000_000);
    case 'millisecond':
      return down(1000);
    case 'microsecond':
      return down(1);
    default:
      throw new CannotEvaluate(`a time cannot be cut at ${formatValue(field ?? null)}`);
  }
};

/** `date_bin('15 minutes', at, origin)`: the beginning of the interval that contains the timestamp. */
const binMoment: Compute = ([stride = null, source, origin]) => {
  const span = castValue(stride, { kind: 'interval', native: 'interval' });
  const width =
    span !== null && typeof span === 'object' && !isList(span) && span.kind === 'interval' ? span : undefined;
  if (width === undefined || width.months !== 0 || intervalMicros(width) <= 0)
    throw new CannotRead(`time cannot be divided by ${formatValue(stride)}`);
  const [length, from] = [intervalMicros(width), momentOf(origin)];
  return { kind: 'timestamp', micros: from + Math.floor((momentOf(source) - from) / length) * length };
};

const field =
  (name: string): Compute =>
  ([value]) =>
    extract([name, value ?? null]);

/** Functions over dates and times that are NULL when any argument is. */
export const TIME_FUNCTIONS: FunctionFamily = {
  ...CALENDAR_FUNCTIONS,
  date: strict(([value]) => castValue(value ?? null, { kind: 'date', native: 'date' }), {
    form: { is: 'time_truncation', unit: 'day' },
    rises: DAY_OF_MOMENT,
    written: { postgresql: 'date' },
  }),
  extract: strict(extract, { form: { is: 'time_field' }, result: 'number', rises: yearOfMoment(1) }),
  date_part: strict(extract, { form: { is: 'time_field' }, result: 'number', rises: yearOfMoment(1) }),
  date_trunc: strict(truncateMoment, { form: { is: 'time_truncation' }, rises: truncated(truncateMoment) }),
  year: strict(field('year'), { form: { is: 'time_field', field: 'year' }, rises: yearOfMoment(0) }),
  month: strict(field('month'), { form: { is: 'time_field', field: 'month' } }),
  day: strict(field('day'), { form: { is: 'time_field', field: 'day' } }),
  ...familyOf(strict, {
    date_bin: binMoment,
    datediff: ([to, from]) => Math.floor(momentOf(to) / DAY_MICROS) - Math.floor(momentOf(from) / DAY_MICROS),
  }),
};
