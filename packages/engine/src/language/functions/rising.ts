import { DAY_MICROS, daysFromCivil } from '../values/calendar.ts';
import { CannotEvaluate } from '../values/cannot-evaluate.ts';
import { decimal, isWhole, numberFromDecimal, ONE, addDecimals, roundDecimal } from '../values/decimal.ts';
import { formatValue } from '../values/format-value.ts';
import { parseInterval } from '../values/parse-interval.ts';
import { tagged, toDecimal, type SqlValue } from '../values/sql-value.ts';
import { addInterval, INFINITE_MICROS } from '../values/temporal.ts';
import { momentOf } from './calendar-functions.ts';
import type { Compute, Rising } from './sql-function.ts';

const moment = (micros: number): SqlValue => ({ kind: 'timestamp', micros });

const LENGTHS: Readonly<Record<string, string>> = { quarter: '3 months', decade: '10 years', century: '100 years' };

/** A timestamp truncated to the unit that the function's first argument names. */
export const truncated = (truncate: Compute): Rising => ({
  in: 1,
  stretchOf(value, [field = null]) {
    const unit = formatValue(field).toLowerCase().replace(/s$/, '');
    const [micros, length] = [momentOf(value), parseInterval(LENGTHS[unit] ?? `1 ${unit}`)];
    const start = tagged(truncate([unit, moment(micros)]));
    if (length === undefined || start?.kind !== 'timestamp' || Math.abs(micros) >= INFINITE_MICROS) return undefined;
    const end = addInterval(start.micros, length);
    return { from: start, to: moment(end), isExact: start.micros === micros };
  },
});

/** The day of a timestamp. */
export const DAY_OF_MOMENT: Rising = {
  in: 0,
  stretchOf(value) {
    const micros = momentOf(value);
    const start = Math.floor(micros / DAY_MICROS) * DAY_MICROS;
    return { from: moment(start), to: moment(start + DAY_MICROS), isExact: start === micros };
  },
};

/** The year of a timestamp at the given argument position. Other fields start over. */
export const yearOfMoment = (place: number): Rising => ({
  in: place,
  stretchOf(value, [field = null]) {
    const year = toDecimal(value);
    if (year === undefined || !isWhole(year)) return undefined;
    const [first, isYear] = [numberFromDecimal(year), place === 0 || formatValue(field).toLowerCase() === 'year'];
    if (!isYear || first < 1 || first > 9998) return undefined;
    const start = (which: number): SqlValue => moment(daysFromCivil(which, 1, 1) * DAY_MICROS);
    return { from: start(first), to: start(first + 1), isExact: true };
  },
});

const wholeOf = (value: SqlValue): bigint | undefined => {
  const number = toDecimal(value);
  return number && isWhole(number) ? roundDecimal(number, 0, 'truncate').unscaled : undefined;
};

/** An integer without its last bits. */
export const SHIFTED: Rising = {
  in: 0,
  stretchOf(value, [, count = null]) {
    const [bits, limit] = [wholeOf(count), wholeOf(value)];
    if (bits === undefined || limit === undefined || bits < 0n || bits >= 63n) return undefined;
    return { from: decimal(limit << bits), to: decimal((limit + 1n) << bits), isExact: true };
  },
};

/** A number without its fraction. */
export const FLOORED: Rising = {
  in: 0,
  stretchOf(value) {
    const number = toDecimal(value);
    if (number === undefined) throw new CannotEvaluate(`${formatValue(value)} is not a number`);
    const from = roundDecimal(number, 0, 'floor');
    return { from, to: addDecimals(from, ONE), isExact: isWhole(number) };
  },
};
