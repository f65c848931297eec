import { DAY_MICROS } from './calendar.ts';
import { CannotEvaluate, CannotRead } from './cannot-evaluate.ts';
import {
  addDecimals,
  divideDecimals,
  multiplyDecimals,
  numberFromDecimal,
  remainderOf,
  roundDecimal,
  subtractDecimals,
  type Decimal,
} from './decimal.ts';
import type { Arithmetic } from './operators.ts';
import { calculateFloats, isFloat } from './float.ts';
import { formatValue } from './format-value.ts';
import { castValue } from './cast-value.ts';
import { joinJson, withoutMembers } from './json-value.ts';
import { parseInterval } from './parse-interval.ts';
import { integerValue, isInteger, isList, tagged, toDecimal, type SqlInterval, type SqlValue } from './sql-value.ts';
import { addInterval } from './temporal.ts';

/** Digits that a division of decimals keeps; PostgreSQL gives at least 16 significant ones. */
const DIVISION_SCALE = 20;

const divide = (x: Decimal, y: Decimal, whole: boolean): Decimal => {
  const quotient = divideDecimals(
    x,
    y,
    whole ? 0 : Math.max(DIVISION_SCALE, x.scale, y.scale),
    whole ? 'truncate' : 'half_away',
  );
  if (!quotient) throw new CannotRead('division by zero');
  return quotient;
};

const calculateNumbers = (operator: Arithmetic, left: SqlValue, right: SqlValue, x: Decimal, y: Decimal): SqlValue => {
  if (operator !== '%' && operator !== '||' && isFloat(x, y)) {
    const number = calculateFloats(operator, x, y);
    if (!number) throw new CannotRead('division by zero');
    return number;
  }
  const whole = isInteger(left) && isInteger(right);
  const result = ((): Decimal => {
    switch (operator) {
      case '+':
        return addDecimals(x, y);
      case '-':
        return subtractDecimals(x, y);
      case '*':
        return multiplyDecimals(x, y);
      case '/':
        return divide(x, y, whole);
      case '%': {
        const rest = remainderOf(x, y);
        if (!rest) throw new CannotRead('division by zero');
        return rest;
      }
      default:
        throw new CannotEvaluate(`numbers have no operator ${operator}`);
    }
  })();
  return whole ? integerValue(result) : result;
};

const scaleInterval = (interval: SqlInterval, factor: number): SqlInterval => {
  const months = interval.months * factor;
  const wholeMonths = Math.trunc(months);
  const days = interval.days * factor + (months - wholeMonths) * 30;
  const wholeDays = Math.trunc(days);
  const micros = Math.round(interval.micros * factor + (days - wholeDays) * DAY_MICROS);
  return { kind: 'interval', months: wholeMonths, days: wholeDays, micros };
};

const negateInterval = (interval: SqlInterval): SqlInterval => scaleInterval(interval, -1);

const isTagged = (
  value: SqlValue,
): value is Exclude<SqlValue, null | boolean | number | string | readonly SqlValue[]> =>
  value !== null && typeof value === 'object' && !isList(value);

const asInterval = (value: SqlValue): SqlInterval | undefined => {
  if (typeof value === 'string') return parseInterval(value);
  return isTagged(value) && value.kind === 'interval' ? value : undefined;
};

const calculateTimes = (operator: Arithmetic, left: SqlValue, right: SqlValue): SqlValue | undefined => {
  if (isTagged(left) && (left.kind === 'date' || left.kind === 'timestamp')) {
    const moment = left.kind === 'date' ? left.days * DAY_MICROS : left.micros;
    const days = toDecimal(right);
    if (left.kind === 'date' && days && (operator === '+' || operator === '-')) {
      const count = numberFromDecimal(roundDecimal(days, 0, 'half_away'));
      return { kind: 'date', days: left.days + (operator === '+' ? count : -count) };
    }
    if (operator === '-' && isTagged(right) && (right.kind === 'date' || right.kind === 'timestamp')) {
      if (left.kind === 'date' && right.kind === 'date') return left.days - right.days;
      const micros = moment - (right.kind === 'date' ? right.days * DAY_MICROS : right.micros);
      const wholeDays = Math.trunc(micros / DAY_MICROS);
      return { kind: 'interval', months: 0, days: wholeDays, micros: micros - wholeDays * DAY_MICROS };
    }
    const span = asInterval(right);
    if (span && operator === '+') return { kind: 'timestamp', micros: addInterval(moment, span) };
    if (span && operator === '-') return { kind: 'timestamp', micros: addInterval(moment, negateInterval(span)) };
    if (isTagged(right) && right.kind === 'time' && operator === '+') {
      return { kind: 'timestamp', micros: moment + right.micros };
    }
    return undefined;
  }
  if (isTagged(left) && left.kind === 'time') {
    if (operator === '-' && isTagged(right) && right.kind === 'time') {
      return { kind: 'interval', months: 0, days: 0, micros: left.micros - right.micros };
    }
    const span = asInterval(right);
    if (!span || (operator !== '+' && operator !== '-')) return undefined;
    const micros = left.micros + (operator === '+' ? span.micros : -span.micros);
    return { kind: 'time', micros: ((micros % DAY_MICROS) + DAY_MICROS) % DAY_MICROS };
  }
  if (isTagged(left) && left.kind === 'interval') {
    const factor = toDecimal(right);
    if (factor && operator === '*') return scaleInterval(left, numberFromDecimal(factor));
    if (factor && operator === '/' && factor.unscaled !== 0n) return scaleInterval(left, 1 / numberFromDecimal(factor));
    const other = asInterval(right);
    if (!other || (operator !== '+' && operator !== '-'))
      return operator === '+' ? calculateTimes('+', right, left) : undefined;
    const signed = operator === '+' ? other : negateInterval(other);
    return {
      kind: 'interval',
      months: left.months + signed.months,
      days: left.days + signed.days,
      micros: left.micros + signed.micros,
    };
  }
  const commutes =
    (operator === '+' || operator === '*') && !isTagged(left) && isTagged(right) && right.kind !== 'decimal';
  return commutes ? calculateTimes(operator, right, left) : undefined;
};

/** JSON operators. A text operand is a key for `-`, and turns `||` into text concatenation. */
const calculateJson = (operator: Arithmetic, left: SqlValue, right: SqlValue): SqlValue | undefined => {
  const [a, b] = [tagged(left), tagged(right)];
  if (operator === '-' && a?.kind === 'json') return { kind: 'json', value: withoutMembers(a.value, right) };
  return operator === '||' && a?.kind === 'json' && b?.kind === 'json'
    ? { kind: 'json', value: joinJson(a.value, b.value) }
    : undefined;
};

const concatenate = (left: SqlValue, right: SqlValue): SqlValue => {
  if (left !== null && right !== null && (isList(left) || isList(right))) {
    return [...(isList(left) ? left : [left]), ...(isList(right) ? right : [right])];
  }
  const [a, b] = [tagged(left), tagged(right)];
  if (a?.kind === 'bytes' && b?.kind === 'bytes') return { kind: 'bytes', hex: a.hex + b.hex };
  return `${formatValue(left)}${formatValue(right)}`;
};

/** An arithmetic operator of SQL. NULL with anything is NULL. Integers divide as in PostgreSQL: towards zero. */
export const calculate = (operator: Arithmetic, left: SqlValue, right: SqlValue): SqlValue => {
  if (left === null || right === null) return null;
  const json = calculateJson(operator, left, right);
  if (json !== undefined) return json;
  if (operator === '||') return concatenate(left, right);
  // MySQL and SQLite add conditions as numbers.
  if (typeof left === 'boolean' || typeof right === 'boolean')
    return calculate(
      operator,
      typeof left === 'boolean' ? Number(left) : left,
      typeof right === 'boolean' ? Number(right) : right,
    );
  const [x, y] = [toDecimal(left), toDecimal(right)];
  if (x && y) return calculateNumbers(operator, left, right, x, y);
  const time = calculateTimes(operator, left, right);
  if (time !== undefined) return time;
  if (x && typeof right === 'string')
    return calculate(operator, left, castValue(right, { kind: 'decimal', native: 'numeric' }));
  if (y && typeof left === 'string')
    return calculate(operator, castValue(left, { kind: 'decimal', native: 'numeric' }), right);
  throw new CannotEvaluate(`${formatValue(left)} ${operator} ${formatValue(right)} cannot be calculated`);
};

export const negate = (value: SqlValue): SqlValue => {
  if (isTagged(value) && value.kind === 'interval') return negateInterval(value);
  return calculate('-', 0, value);
};
