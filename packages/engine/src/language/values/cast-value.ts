import { DAY_MICROS } from './calendar.ts';
import type { ColumnType } from '../types/column-type.ts';
import { CannotRead, CannotReadNumber } from './cannot-evaluate.ts';
import { parseDecimal, roundDecimal, type Decimal } from './decimal.ts';
import { parseExtreme } from './extreme-number.ts';
import { asFloat, withoutFloat } from './float.ts';
import { formatValue } from './format-value.ts';
import { hexOfText } from './hex-of-text.ts';
import { parseArray } from './parse-array.ts';
import { parseInterval } from './parse-interval.ts';
import { parseRange } from './range-value.ts';
import { integerValue, isList, toDecimal, type JsonValue, type SqlValue } from './sql-value.ts';
import { parseDate, parseTime, parseTimestamp } from './temporal.ts';

const TRUE_WORDS = new Set(['t', 'true', 'y', 'yes', 'on', '1']);
const FALSE_WORDS = new Set(['f', 'false', 'n', 'no', 'off', '0']);

const fail = (value: SqlValue, kind: string): never => {
  throw new CannotRead(`${formatValue(value)} cannot be read as ${kind}`);
};

const toNumber = (value: SqlValue, kind: string): Decimal => {
  if (typeof value === 'boolean') return { kind: 'decimal', unscaled: value ? 1n : 0n, scale: 0 };
  if (typeof value !== 'string') return toDecimal(value) ?? fail(value, kind);
  const number = parseDecimal(value);
  if (number === undefined) throw new CannotReadNumber(`${formatValue(value)} cannot be read as ${kind}`);
  return number;
};

const toBoolean = (value: SqlValue): boolean => {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value !== 0;
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return TRUE_WORDS.has(word) || (FALSE_WORDS.has(word) ? false : fail(value, 'boolean'));
};

const tagOf = (value: SqlValue): string =>
  value !== null && typeof value === 'object' && !isList(value) ? value.kind : '';

const toDate = (value: SqlValue): SqlValue => {
  if (typeof value === 'string') return parseDate(value) ?? fail(value, 'a date');
  if (value === null || typeof value !== 'object' || isList(value)) return fail(value, 'a date');
  if (value.kind === 'timestamp') return { kind: 'date', days: Math.floor(value.micros / DAY_MICROS) };
  return value.kind === 'date' ? value : fail(value, 'a date');
};

const toTimestamp = (value: SqlValue): SqlValue => {
  if (typeof value === 'string') return parseTimestamp(value) ?? fail(value, 'a timestamp');
  if (value === null || typeof value !== 'object' || isList(value)) return fail(value, 'a timestamp');
  if (value.kind === 'date') return { kind: 'timestamp', micros: value.days * DAY_MICROS };
  return value.kind === 'timestamp' ? value : fail(value, 'a timestamp');
};

const toTime = (value: SqlValue): SqlValue => {
  if (typeof value === 'string') return parseTime(value) ?? fail(value, 'a time');
  if (value === null || typeof value !== 'object' || isList(value)) return fail(value, 'a time');
  if (value.kind === 'timestamp') {
    return { kind: 'time', micros: value.micros - Math.floor(value.micros / DAY_MICROS) * DAY_MICROS };
  }
  return value.kind === 'time' ? value : fail(value, 'a time');
};

const toInterval = (value: SqlValue): SqlValue =>
  typeof value === 'string'
    ? (parseInterval(value) ?? fail(value, 'an interval'))
    : tagOf(value) === 'interval'
      ? value
      : fail(value, 'an interval');

export const toJson = (value: SqlValue): JsonValue => {
  if (value !== null && typeof value === 'object' && !isList(value) && value.kind === 'json') return value.value;
  if (typeof value !== 'string') return fail(value, 'JSON');
  try {
    return JSON.parse(value) as JsonValue;
  } catch {
    return fail(value, 'JSON');
  }
};

const toArray = (value: SqlValue, element: ColumnType): SqlValue => {
  if (value !== null && isList(value)) return castItems(value, element);
  const read = typeof value === 'string' ? parseArray(value) : undefined;
  return read ? castItems(read, element) : fail(value, 'an array');
};

/** Nested arrays have the same item type. */
const castItems = (items: readonly SqlValue[], element: ColumnType): SqlValue =>
  items.map((item) => (item !== null && isList(item) ? castItems(item, element) : castValue(item, element)));

const toRange = (value: SqlValue, subtype: ColumnType): SqlValue => {
  if (tagOf(value) === 'range') return value;
  const discrete = subtype.kind === 'integer' || subtype.kind === 'date';
  const read = typeof value === 'string' ? parseRange(value, discrete, (text) => castValue(text, subtype)) : undefined;
  return read ?? fail(value, 'a range');
};

const toBytes = (value: SqlValue): SqlValue => {
  if (tagOf(value) === 'bytes') return value;
  const text = typeof value === 'string' ? value : fail(value, 'bytes');
  return { kind: 'bytes', hex: /^\\x(?:[0-9a-f]{2})*$/i.test(text) ? text.slice(2).toLowerCase() : hexOfText(text) };
};

type IntegerType = Extract<ColumnType, { kind: 'integer' }>;

const withinBits = (value: Decimal, { bits, native, unsigned }: IntegerType): Decimal => {
  const span = 2n ** BigInt(bits);
  const [least, most] = unsigned === true ? [0n, span] : [-span / 2n, span / 2n];
  if (value.unscaled < least || value.unscaled >= most) throw new CannotRead(`${native} has no room for the number`);
  return value;
};

/** Whether a number fits the type unchanged. Bounds are powers of two, which a double represents exactly. */
const isWithin = (value: SqlValue, { bits, unsigned }: IntegerType): value is number =>
  typeof value === 'number' &&
  Number.isSafeInteger(value) &&
  (unsigned === true ? value >= 0 && value < 2 ** bits : value >= -(2 ** (bits - 1)) && value < 2 ** (bits - 1));

/** MySQL stores short floats and calculates with long ones. */
const toFloat = (value: SqlValue, { bits, native }: Extract<ColumnType, { kind: 'float' }>): Decimal => {
  const float = asFloat(toNumber(value, native), bits);
  return bits === 64 || /^(?:real|float4)$/i.test(native) ? float : asFloat(float, 64);
};

/** The result of `value::type`. NULL stays NULL. Types that the interpreter does not model keep their text. */
export const castValue = (value: SqlValue, type: ColumnType): SqlValue => {
  if (value === null) return null;
  switch (type.kind) {
    case 'integer':
      // A zero has no sign.
      if (isWithin(value, type)) return value + 0;
      return integerValue(withinBits(roundDecimal(toNumber(value, type.native), 0, 'half_away'), type));
    case 'year':
      return integerValue(roundDecimal(toNumber(value, type.native), 0, 'half_away'));
    case 'decimal':
    case 'money': {
      const extreme = typeof value === 'string' ? parseExtreme(value) : undefined;
      if (extreme !== undefined) return extreme;
      const number = withoutFloat(toNumber(value, type.native));
      const scale = type.kind === 'money' ? 2 : (type.scale ?? (type.precision === undefined ? undefined : 0));
      return scale === undefined ? number : roundDecimal(number, scale, 'half_away');
    }
    case 'float':
      return (typeof value === 'string' ? parseExtreme(value) : undefined) ?? toFloat(value, type);
    case 'boolean':
      return toBoolean(value);
    case 'text': {
      const text = formatValue(value);
      const cut = type.max_length === undefined ? text : [...text].slice(0, type.max_length).join('');
      // Padding spaces of a fixed length never count.
      return type.fixed === true ? cut.replace(/ +$/, '') : cut;
    }
    case 'date':
      return toDate(value);
    case 'timestamp':
      return toTimestamp(value);
    case 'time':
      return toTime(value);
    case 'interval':
      return toInterval(value);
    case 'json':
      return { kind: 'json', value: toJson(value) };
    case 'array':
      return toArray(value, type.element);
    case 'range':
      return type.multiple === true ? formatValue(value) : toRange(value, type.subtype);
    case 'bytes':
      return toBytes(value);
    case 'uuid':
      return formatValue(value).toLowerCase();
    default:
      return typeof value === 'string' ? value : fail(value, type.native);
  }
};
