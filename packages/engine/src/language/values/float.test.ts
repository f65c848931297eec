import { expect, test } from 'vitest';
import type { ColumnType } from '../types/column-type.ts';
import { castValue } from './cast-value.ts';
import { evaluate } from '../evaluate/interpret.ts';
import { parseDerive } from '../expression/parse-derive.ts';
import type { SqlValue } from './sql-value.ts';

const TYPES: Readonly<Record<string, ColumnType>> = {
  d: { kind: 'float', bits: 64, native: 'double precision' },
  e: { kind: 'float', bits: 64, native: 'double precision' },
  r: { kind: 'float', bits: 32, native: 'real' },
  s: { kind: 'float', bits: 32, native: 'real' },
  f: { kind: 'float', bits: 32, native: 'float' },
  n: { kind: 'decimal', precision: 10, scale: 2, native: 'numeric(10,2)' },
};

function answer(source: string, row: Readonly<Record<string, string>>): SqlValue {
  const parsed = parseDerive(source);
  if ('issue' in parsed) throw new Error(parsed.issue.message);
  const read = (name: string): SqlValue => castValue(row[name] ?? null, TYPES[name] as ColumnType);
  return evaluate(parsed.expression, read, { as_of_micros: 0 });
}

// The results of PostgreSQL 15 for columns of these types with these values, and of MariaDB for f.
test.each([
  ['d + e = 0.3', { d: '0.1', e: '0.2' }, false],
  ['d + e = 0.75', { d: '0.5', e: '0.25' }, true],
  ['d * 3 = 0.3', { d: '0.1' }, false],
  ['d - e = 0.1', { d: '0.3', e: '0.2' }, false],
  ['d / 10 = 0.3', { d: '3' }, true],
  ['r <= 0.3', { r: '0.3' }, false],
  ['r >= 0.3', { r: '0.3' }, true],
  ['r = 0.1', { r: '0.1' }, false],
  ['r = d', { r: '0.1', d: '0.1' }, false],
  ['r = d', { r: '0.25', d: '0.25' }, true],
  ['r + s = r * 3', { r: '0.1', s: '0.2' }, false],
  ['r + s = cast(0.3 as real)', { r: '0.1', s: '0.2' }, true],
  ['f + f = cast(0.2 as real)', { f: '0.1' }, true],
  ['abs(r) <= 0.3', { r: '-0.3' }, false],
  ['least(r, s) <= 0.3', { r: '0.3', s: '0.4' }, false],
  ['-r >= -0.3', { r: '0.3' }, false],
  ['n + 0.1 = 0.3', { n: '0.20' }, true],
  ['cast(d + e as numeric) = 0.3', { d: '0.1', e: '0.2' }, true],
  ['cast(r as numeric) = 0.1', { r: '0.1' }, true],
  ['round(cast(d as numeric), 2) = 0.3', { d: '0.301' }, true],
])('%s of %o is %s', (source, row, expected) => {
  expect(answer(source, row)).toBe(expected);
});

test('a float divided by zero has no value', () => {
  expect(() => answer('d / 0', { d: '1' })).toThrow('division by zero');
});
