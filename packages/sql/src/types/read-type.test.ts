import type { ColumnType } from '@rowloom/engine';
import { beforeAll, expect, test } from 'vitest';
import { readPostgresqlExpressionSync } from '../expression/read-postgresql-expression.ts';
import { prepare } from '../parser/parser.ts';

beforeAll(prepare);

function typeOf(written: string): ColumnType {
  const expression = readPostgresqlExpressionSync(`f(x)::${written}`);
  if (expression.op !== 'cast') throw new Error(`no cast: ${JSON.stringify(expression)}`);
  return expression.type;
}

test.each<[string, ColumnType]>([
  ['smallint', { native: 'smallint', kind: 'integer', bits: 16 }],
  ['int', { native: 'integer', kind: 'integer', bits: 32 }],
  ['int8', { native: 'bigint', kind: 'integer', bits: 64 }],
  ['numeric', { native: 'numeric', kind: 'decimal' }],
  ['decimal(10,2)', { native: 'numeric(10,2)', kind: 'decimal', precision: 10, scale: 2 }],
  ['numeric(5)', { native: 'numeric(5,0)', kind: 'decimal', precision: 5, scale: 0 }],
  ['real', { native: 'real', kind: 'float', bits: 32 }],
  ['float', { native: 'double precision', kind: 'float', bits: 64 }],
  ['money', { native: 'money', kind: 'money' }],
  ['bool', { native: 'boolean', kind: 'boolean' }],
  ['text', { native: 'text', kind: 'text' }],
  ['varchar(20)', { native: 'character varying(20)', kind: 'text', max_length: 20 }],
  ['character varying', { native: 'character varying', kind: 'text' }],
  ['char', { native: 'character(1)', kind: 'text', max_length: 1, fixed: true }],
  ['char(3)', { native: 'character(3)', kind: 'text', max_length: 3, fixed: true }],
  ['bpchar', { native: 'bpchar', kind: 'text' }],
  ['"char"', { native: '"char"', kind: 'text', max_length: 1 }],
  ['name', { native: 'name', kind: 'text', max_length: 63 }],
  ['public.citext', { native: 'citext', kind: 'text', case_insensitive: true }],
  ['bytea', { native: 'bytea', kind: 'bytes' }],
  ['bit(4)', { native: 'bit(4)', kind: 'bits', length: 4 }],
  ['bit varying(8)', { native: 'bit varying(8)', kind: 'bits', length: 8, varying: true }],
  ['date', { native: 'date', kind: 'date' }],
  ['time(3)', { native: 'time(3) without time zone', kind: 'time', precision: 3 }],
  ['timetz', { native: 'time with time zone', kind: 'time', zone: true }],
  ['timestamp', { native: 'timestamp without time zone', kind: 'timestamp' }],
  ['timestamptz(0)', { native: 'timestamp(0) with time zone', kind: 'timestamp', precision: 0, zone: true }],
  ['interval', { native: 'interval', kind: 'interval' }],
  ['interval year to month', { native: 'interval year to month', kind: 'interval', fields: 'year to month' }],
  ['interval day to second(3)', { native: 'interval day to second(3)', kind: 'interval', fields: 'day to second' }],
  ['interval(2)', { native: 'interval(2)', kind: 'interval' }],
  ['uuid', { native: 'uuid', kind: 'uuid' }],
  ['json', { native: 'json', kind: 'json' }],
  ['jsonb', { native: 'jsonb', kind: 'json', binary: true }],
  ['xml', { native: 'xml', kind: 'xml' }],
  ['inet', { native: 'inet', kind: 'inet' }],
  ['cidr', { native: 'cidr', kind: 'cidr' }],
  ['macaddr8', { native: 'macaddr8', kind: 'macaddr', bytes: 8 }],
  ['int4range', { native: 'int4range', kind: 'range', subtype: { native: 'integer', kind: 'integer', bits: 32 } }],
  [
    'datemultirange',
    { native: 'datemultirange', kind: 'range', subtype: { native: 'date', kind: 'date' }, multiple: true },
  ],
  ['point', { native: 'point', kind: 'geometric', shape: 'point' }],
  ['geometry(Point,4326)', { native: 'geometry(point,4326)', kind: 'geometric', shape: 'point', srid: 4326 }],
  ['geography', { native: 'geography', kind: 'geometric', shape: 'geometry' }],
  ['tsvector', { native: 'tsvector', kind: 'full_text' }],
  ['tsquery', { native: 'tsquery', kind: 'full_text', query: true }],
  ['text[]', { native: 'text[]', kind: 'array', element: { native: 'text', kind: 'text' } }],
  [
    'int[3][]',
    { native: 'integer[]', kind: 'array', element: { native: 'integer', kind: 'integer', bits: 32 }, dimensions: 2 },
  ],
  ['_int4', { native: 'integer[]', kind: 'array', element: { native: 'integer', kind: 'integer', bits: 32 } }],
  ['vector(384)', { native: 'vector(384)', kind: 'unknown' }],
  ['ext.ltree', { native: 'ext.ltree', kind: 'unknown' }],
  ['"My Type"', { native: '"My Type"', kind: 'unknown' }],
])('%s is read', (written, type) => {
  expect(typeOf(written)).toEqual(type);
});
