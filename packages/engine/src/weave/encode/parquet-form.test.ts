import { expect, test } from 'vitest';
import type { ColumnType } from '../../language/types/column-type.ts';
import { SAMPLES } from './encode.fixture.ts';
import { parquetForm } from './parquet-form.ts';

const formOf = (name: string): unknown => {
  const found = SAMPLES.find(({ column }) => column.name === name);
  return found === undefined ? undefined : parquetForm(found.column).parquet;
};

test.each([
  ['small', { physical: 'INT32', logical: { kind: 'integer', bits: 16, signed: true } }],
  ['big', { physical: 'INT64', logical: { kind: 'integer', bits: 64, signed: true } }],
  ['narrow', { physical: 'INT32', logical: { kind: 'decimal', precision: 9, scale: 4 } }],
  ['price', { physical: 'INT64', logical: { kind: 'decimal', precision: 15, scale: 2 } }],
  [
    'fine',
    { physical: 'FIXED_LEN_BYTE_ARRAY', typeLength: 16, logical: { kind: 'decimal', precision: 30, scale: 13 } },
  ],
  ['ratio', { physical: 'DOUBLE' }],
  ['real', { physical: 'FLOAT' }],
  ['active', { physical: 'BOOLEAN' }],
  ['born', { physical: 'INT32', logical: { kind: 'date' } }],
  ['opens', { physical: 'INT64', logical: { kind: 'time', utc: false } }],
  ['seen', { physical: 'INT64', logical: { kind: 'timestamp', utc: false } }],
  ['created', { physical: 'INT64', logical: { kind: 'timestamp', utc: true } }],
  ['uid', { physical: 'FIXED_LEN_BYTE_ARRAY', typeLength: 16, logical: { kind: 'uuid' } }],
  ['doc', { physical: 'BYTE_ARRAY', logical: { kind: 'json' } }],
  ['blob', { physical: 'BYTE_ARRAY' }],
  ['state', { physical: 'BYTE_ARRAY', logical: { kind: 'string' } }],
  ['digits', { physical: 'BYTE_ARRAY', logical: { kind: 'string' } }],
  ['tags', { physical: 'BYTE_ARRAY', logical: { kind: 'string' }, list: true }],
  ['numbers', { physical: 'INT32', logical: { kind: 'integer', bits: 32, signed: true }, list: true }],
])('the column %s is stored as its type requires', (name, expected) => {
  expect(formOf(name)).toEqual(expected);
});

test('an array of mixed values is JSON', () => {
  const type: ColumnType = { native: 'text[]', kind: 'array', element: { native: 'text', kind: 'text' } };
  const node = { kind: 'constant', value: 1, frame: undefined } as const;
  const elements = [{ kind: 'integer', node } as const, { kind: 'bytes', pieces: [] } as const];
  expect(parquetForm({ type, value: { kind: 'array', elements, count: node } }).parquet).toEqual({
    physical: 'BYTE_ARRAY',
    logical: { kind: 'json' },
  });
});
