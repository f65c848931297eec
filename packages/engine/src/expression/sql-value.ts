import { decimalFromNumber, numberFromDecimal, type Decimal } from './decimal.ts';

/**
 * A value while a predicate is evaluated.
 *
 * - A `number` that is a safe integer is an SQL integer; every other number is a {@link Decimal} (a fraction given as
 *   a JavaScript number stands for its shortest decimal text).
 * - Dates and times are tagged numbers, all in UTC: days since 1970-01-01, or microseconds since that day's midnight.
 *   Beyond some 285 years from 1970 the microseconds are rounded to what a double holds.
 * - Everything else (text, enum label, uuid, inet, bytes as text, …) is its text. Text compares by code point.
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
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

type SqlTagged = Exclude<SqlValue, null | boolean | number | string | readonly SqlValue[]>;

export const isList = (value: SqlValue): value is readonly SqlValue[] => Array.isArray(value);

export const kindOfValue = (value: SqlValue): 'null' | 'boolean' | 'number' | 'text' | 'array' | SqlTagged['kind'] => {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'string') return 'text';
  return isList(value) ? 'array' : value.kind;
};

/** The exact number, where the value is one. */
export const toDecimal = (value: SqlValue): Decimal | undefined => {
  if (typeof value === 'number') return decimalFromNumber(value);
  return value !== null && typeof value === 'object' && !isList(value) && value.kind === 'decimal' ? value : undefined;
};

/** An integer goes back to a JavaScript number where that is exact. */
export const integerValue = (value: Decimal): SqlValue => {
  const plain = numberFromDecimal(value);
  return Number.isSafeInteger(plain) ? plain : value;
};

export const isInteger = (value: SqlValue): boolean =>
  Number.isSafeInteger(value) ||
  (value !== null && typeof value === 'object' && !isList(value) && value.kind === 'decimal' && value.scale === 0);
