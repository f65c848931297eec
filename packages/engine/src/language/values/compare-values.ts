import { DAY_MICROS } from './calendar.ts';
import { CannotEvaluate } from './cannot-evaluate.ts';
import { compareDecimals, parseDecimal } from './decimal.ts';
import { extremeOf } from './extreme-number.ts';
import { floatFromDecimal, isFloat } from './float.ts';
import { formatValue } from './format-value.ts';
import { hexOfText } from './hex-of-text.ts';
import type { Comparison } from './operators.ts';
import { parseArray } from './parse-array.ts';
import { parseInterval } from './parse-interval.ts';
import { orderRanges } from './order-ranges.ts';
import { isList, kindOfValue, tagged, toDecimal, type JsonValue, type SqlValue } from './sql-value.ts';
import { intervalMicros, parseTime, parseTimestamp } from './temporal.ts';

type Sign = -1 | 0 | 1;

const signOf = (a: number, b: number): Sign => (a < b ? -1 : a > b ? 1 : 0);

/** By code point, the "C" collation; JavaScript's own order is by UTF-16 unit. */
const compareText = (a: string, b: string): Sign => {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    if (a.charCodeAt(at) !== b.charCodeAt(at)) {
      // Step back if the units are halves of a surrogate pair, so that whole code points are compared.
      const from = at > 0 && (a.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at;
      return signOf(a.codePointAt(from) ?? 0, b.codePointAt(from) ?? 0);
    }
  }
  return signOf(a.length, b.length);
};

/** Microseconds since 1970, for a date, a timestamp, or the text of one. */
const momentOf = (value: SqlValue): number | undefined => {
  if (typeof value === 'string') return parseTimestamp(value)?.micros;
  if (value === null || typeof value !== 'object' || isList(value)) return undefined;
  return value.kind === 'date' ? value.days * DAY_MICROS : value.kind === 'timestamp' ? value.micros : undefined;
};

const spanOf = (value: SqlValue): number | undefined => {
  const interval = typeof value === 'string' ? parseInterval(value) : value;
  return interval !== null &&
    interval !== undefined &&
    typeof interval === 'object' &&
    !isList(interval) &&
    interval.kind === 'interval'
    ? intervalMicros(interval)
    : undefined;
};

const clockOf = (value: SqlValue): number | undefined => {
  const time = typeof value === 'string' ? parseTime(value) : value;
  return time !== null && time !== undefined && typeof time === 'object' && !isList(time) && time.kind === 'time'
    ? time.micros
    : undefined;
};

const booleanOf = (value: SqlValue): number | undefined => {
  if (typeof value === 'boolean') return Number(value);
  return value === 'true' || value === 't' ? 1 : value === 'false' || value === 'f' ? 0 : undefined;
};

const canonicalJson = (value: JsonValue): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = value as Readonly<Record<string, JsonValue>>;
  const keys = Object.keys(members).toSorted(compareText);
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson(members[key] ?? null)}`).join(',')}}`;
};

const jsonOf = (value: SqlValue): string | undefined => {
  const tag = tagged(value);
  if (tag?.kind === 'json') return canonicalJson(tag.value);
  if (typeof value !== 'string') return undefined;
  try {
    return canonicalJson(JSON.parse(value) as JsonValue);
  } catch {
    return undefined;
  }
};

const listOf = (value: SqlValue): readonly SqlValue[] | undefined => {
  if (typeof value === 'string') return parseArray(value);
  return value !== null && isList(value) ? value : undefined;
};

/** Bytes as hexadecimal digits; for a text those of its UTF-8 form, unless it is written as bytes itself. */
const hexOf = (value: SqlValue): string => {
  const tag = tagged(value);
  if (tag?.kind === 'bytes') return tag.hex;
  const text = formatValue(value);
  if (/^\\x(?:[0-9a-f]{2})*$/i.test(text)) return text.slice(2).toLowerCase();
  return hexOfText(text);
};

const compareLists = (a: readonly SqlValue[], b: readonly SqlValue[]): Sign => {
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const [x = null, y = null] = [a[at], b[at]];
    if (x === null || y === null) {
      if (x === y) continue;
      return x === null ? 1 : -1;
    }
    const sign = orderValues(x, y);
    if (sign !== 0) return sign;
  }
  return signOf(a.length, b.length);
};

/** MySQL and SQLite compare conditions with numbers. */
const asNumber = (value: SqlValue): SqlValue => (typeof value === 'boolean' ? Number(value) : value);

const isNumber = (value: SqlValue): boolean => toDecimal(value) !== undefined;

const SCALARS: Readonly<Record<string, (value: SqlValue) => number | undefined>> = {
  date: momentOf,
  timestamp: momentOf,
  interval: spanOf,
  time: clockOf,
  boolean: booleanOf,
};

/** The order of two non-NULL values. A text beside another type is read as that type, as SQL does with literals. */
export const orderValues = (left: SqlValue, right: SqlValue): Sign => {
  if (typeof left === 'string' && typeof right === 'string') return compareText(left, right);
  // By far the most frequent pair, which needs no decimals.
  if (Number.isSafeInteger(left) && Number.isSafeInteger(right)) return signOf(Number(left), Number(right));
  if (isNumber(left) ? typeof right === 'boolean' : typeof left === 'boolean' && isNumber(right))
    return orderValues(asNumber(left), asNumber(right));
  const kind = typeof left === 'string' ? kindOfValue(right) : kindOfValue(left);
  const scalar = SCALARS[kind];
  if (scalar) {
    const [x, y] = [scalar(left), scalar(right)];
    if (x !== undefined && y !== undefined) return signOf(x, y);
  } else if (kind === 'number' || kind === 'decimal') {
    const [far, other] = [extremeOf(left), extremeOf(right)];
    if (far !== 0 || other !== 0) return signOf(far, other);
    const x = typeof left === 'string' ? parseDecimal(left) : toDecimal(left);
    const y = typeof right === 'string' ? parseDecimal(right) : toDecimal(right);
    if (x && y) return isFloat(x, y) ? signOf(floatFromDecimal(x), floatFromDecimal(y)) : compareDecimals(x, y);
  } else if (kind === 'array') {
    const [x, y] = [listOf(left), listOf(right)];
    if (x && y) return compareLists(x, y);
  } else if (kind === 'range') {
    const [x, y] = [tagged(left), tagged(right)];
    if (x?.kind === 'range' && y?.kind === 'range') return orderRanges(x, y, orderValues);
  } else if (kind === 'bytes') {
    return compareText(hexOf(left), hexOf(right));
  } else if (kind === 'json') {
    const [x, y] = [jsonOf(left), jsonOf(right)];
    if (x !== undefined && y !== undefined) return compareText(x, y);
  }
  throw new CannotEvaluate(`${formatValue(left)} cannot be compared with ${formatValue(right)}`);
};

/** A comparison under three-valued logic. */
export const compareValues = (operator: Comparison, left: SqlValue, right: SqlValue): boolean | null => {
  if (left === null || right === null) {
    if (operator === 'is distinct from') return left !== right;
    return operator === 'is not distinct from' ? left === right : null;
  }
  const sign = orderValues(left, right);
  switch (operator) {
    case '=':
    case 'is not distinct from':
      return sign === 0;
    case '<>':
    case 'is distinct from':
      return sign !== 0;
    case '<':
      return sign < 0;
    case '<=':
      return sign <= 0;
    case '>':
      return sign > 0;
    case '>=':
      return sign >= 0;
    default:
      return operator satisfies never;
  }
};
