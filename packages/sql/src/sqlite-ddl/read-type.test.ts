import { expect, test } from 'vitest';
import { readType } from './read-type.ts';

test.each([
  ['INTEGER', { kind: 'integer', bits: 64 }],
  ['int', { kind: 'integer', bits: 32 }],
  ['UNSIGNED BIG INT', { kind: 'integer', bits: 64, unsigned: true }],
  ['int(10) unsigned', { kind: 'integer', bits: 32, unsigned: true }],
  ['TINYINT(1)', { kind: 'boolean' }],
  ['tinyint(4)', { kind: 'integer', bits: 8 }],
  ['VARCHAR(255)', { kind: 'text', max_length: 255 }],
  ['NVARCHAR ( 40 )', { kind: 'text', max_length: 40 }],
  ['character varying(9)', { kind: 'text', max_length: 9 }],
  ['nvarchar(max)', { kind: 'text' }],
  ['char', { kind: 'text', max_length: 1, fixed: true }],
  ['CHAR(36)', { kind: 'text', max_length: 36, fixed: true }],
  ['DECIMAL(10, 2)', { kind: 'decimal', precision: 10, scale: 2 }],
  ['NUMERIC', { kind: 'decimal' }],
  ['DOUBLE PRECISION', { kind: 'float', bits: 64 }],
  ['datetime(6)', { kind: 'timestamp' }],
  ['TIMESTAMP WITH TIME ZONE', { kind: 'timestamp', zone: true }],
  ['BLOB', { kind: 'bytes' }],
  ['', { kind: 'text' }],
  ['FLOATING POINT', { kind: 'integer', bits: 64 }],
  ['my own type(7)', { kind: 'text', max_length: 7 }],
  ['constructor', { kind: 'text' }],
])('%s is read as a type', (native, shape) => {
  expect(readType(native)).toEqual({ native, ...shape });
});
