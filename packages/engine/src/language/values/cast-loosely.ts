import type { ColumnType } from '../types/column-type.ts';
import { castValue } from './cast-value.ts';
import { roundDecimal } from './decimal.ts';
import { integerValue, isList, toDecimal, type SqlValue } from './sql-value.ts';

const LEADING_NUMBER = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/i;
const NUMBERS: ReadonlySet<string> = new Set(['integer', 'decimal', 'float']);

/** SQLite's CAST: for a text the number that it begins with, else 0; integers by truncation. */
export const castLoosely = (value: SqlValue, type: ColumnType): SqlValue => {
  if (value === null || !NUMBERS.has(type.kind)) return castValue(value, type);
  const read = typeof value === 'string' ? (LEADING_NUMBER.exec(value)?.[0] ?? '0') : value;
  const number = castValue(read, type.kind === 'integer' ? { native: 'NUMERIC', kind: 'decimal' } : type);
  const exact = number === null || isList(number) || type.kind !== 'integer' ? undefined : toDecimal(number);
  return exact === undefined ? number : integerValue(roundDecimal(exact, 0, 'truncate'));
};
