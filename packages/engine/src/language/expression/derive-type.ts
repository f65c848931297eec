import type { ColumnType } from '../types/column-type.ts';

const TYPES: Readonly<Record<string, ColumnType>> = {
  smallint: { kind: 'integer', bits: 16, native: 'smallint' },
  int: { kind: 'integer', bits: 32, native: 'integer' },
  integer: { kind: 'integer', bits: 32, native: 'integer' },
  bigint: { kind: 'integer', bits: 64, native: 'bigint' },
  numeric: { kind: 'decimal', native: 'numeric' },
  decimal: { kind: 'decimal', native: 'numeric' },
  real: { kind: 'float', bits: 32, native: 'real' },
  float: { kind: 'float', bits: 64, native: 'float' },
  boolean: { kind: 'boolean', native: 'boolean' },
  text: { kind: 'text', native: 'text' },
  varchar: { kind: 'text', native: 'varchar' },
  date: { kind: 'date', native: 'date' },
  time: { kind: 'time', native: 'time' },
  timestamp: { kind: 'timestamp', native: 'timestamp' },
  timestamptz: { kind: 'timestamp', zone: true, native: 'timestamptz' },
  interval: { kind: 'interval', native: 'interval' },
  uuid: { kind: 'uuid', native: 'uuid' },
  json: { kind: 'json', native: 'json' },
  jsonb: { kind: 'json', binary: true, native: 'jsonb' },
};

/** The type that a cast in a `derive` rule names; `size` has the numbers in its parentheses. */
export const findDeriveType = (word: string, size: readonly number[]): ColumnType | undefined => {
  const name = word.toLowerCase();
  const type = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
  const [first, second] = size;
  if (!type || first === undefined) return type;
  if (type.kind === 'decimal') {
    return { kind: 'decimal', precision: first, scale: second ?? 0, native: `numeric(${first},${second ?? 0})` };
  }
  return type.kind === 'text' ? { kind: 'text', max_length: first, native: `varchar(${first})` } : undefined;
};

/** Types whose literals may be written `type 'text'`. */
export const isLiteralType = (word: string): boolean => /^(?:date|time|timestamp|timestamptz|interval)$/i.test(word);
