import { decimalFromNumber, numberFromDecimal, type Decimal } from './decimal.ts';

/**
 * A value during the evaluation of a predicate.
 *
 * - A `number` that is a safe integer is an SQL integer; every other number is a {@link Decimal} (a fraction given as a
 * JavaScript number stands for its shortest decimal text).
 * - Dates and times are tagged numbers, all in UTC: days since 1970-01-01, or microseconds since that day's midnight.
 * More than about 285 years from 1970 the microseconds are rounded to a double.
 * - Everything else (text, enum label, uuid, inet, …) is its text. Text compares by code point.
 */
export type SqlValue =
  | null
  | boolean
  | number
  | string
  | Decimal
  | SqlDate
  | SqlTimestamp
  | SqlTime
  | SqlInterval
  | SqlJson
  | SqlRange
  | SqlBytes
  | readonly SqlValue[];

export type SqlDate = { readonly kind: 'date'; readonly days: number };
export type SqlTimestamp = { readonly kind: 'timestamp'; readonly micros: number };
export type SqlTime = { readonly kind: 'time'; readonly micros: number };
export type SqlInterval = {
  readonly kind: 'interval';
  readonly months: number;
  readonly days: number;
  readonly micros: number;
};
type SqlJson = { readonly kind: 'json'; readonly value: JsonValue };
/** A NULL bound is not a bound; `empty` contains nothing, whatever the bounds. */
export type SqlRange = {
  readonly kind: 'range';
  readonly empty: boolean;
  readonly lower: SqlValue;
  readonly lower_inclusive: boolean;
  readonly upper: SqlValue;
  readonly upper_inclusive: boolean;
};
/** Lower-case hexadecimal digits, two per byte. */
export type SqlBytes = { readonly kind: 'bytes'; readonly hex: string };
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

export type SqlTagged = Exclude<SqlValue, null | boolean | number | string | readonly SqlValue[]>;

export const isList = (value: SqlValue): value is readonly SqlValue[] => Array.isArray(value);

export const kindOfValue = (value: SqlValue): 'null' | 'boolean' | 'number' | 'text' | 'array' | SqlTagged['kind'] => {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'string') return 'text';
  return isList(value) ? 'array' : value.kind;
};

/** The value, if it is a tagged one. */
export const tagged = (value: SqlValue | undefined): SqlTagged | undefined =>
  value !== null && typeof value === 'object' && !isList(value) ? value : undefined;

/** The exact number, if the value is one. */
export const toDecimal = (value: SqlValue): Decimal | undefined => {
  if (typeof value === 'number') return decimalFromNumber(value);
  return value !== null && typeof value === 'object' && !isList(value) && value.kind === 'decimal' ? value : undefined;
};

/** An integer becomes a JavaScript number again where that is exact. */
export const integerValue = (value: Decimal): SqlValue => {
  const plain = numberFromDecimal(value);
  return Number.isSafeInteger(plain) ? plain : value;
};

/** Integral values of decimal types are not integers: 7.0 / 2 is 3.5. Those beyond 2^53 are treated as integers. */
export const isInteger = (value: SqlValue): boolean => {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  const tag = tagged(value);
  return tag?.kind === 'decimal' && tag.scale === 0 && !Number.isSafeInteger(numberFromDecimal(tag));
};
