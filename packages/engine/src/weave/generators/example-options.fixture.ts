import type { GeneratorOptions } from '../../document/plan/plan.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { TEXT } from './generator.fixture.ts';

/** Required options of a generator. */
export const EXAMPLE_OPTIONS: Readonly<Record<string, GeneratorOptions>> = {
  one_of: { values: ['red', 'green', 'blue', 'yellow'] },
  composite: { fields: [{ generator: 'street_address' }, { generator: 'integer' }] },
  constant: { value: 'fixed' },
  identifier: { of: 'isbn13' },
  pattern: { regex: '^[A-Z]{3}-[0-9]{5}$' },
  quantiles: { values: ['0', '1.5', '2', '40'] },
  template: { text: '{given_name} {family_name}' },
  term: { of: 'airport', field: 'name' },
};

/** The column type that a generator is meant for; text by default. */
export const EXAMPLE_TYPES: Readonly<Record<string, ColumnType>> = {
  array: { kind: 'array', native: 'text[]', element: TEXT },
  bits: { kind: 'bits', native: 'bit(24)', length: 24 },
  boolean: { kind: 'boolean', native: 'boolean' },
  bytes: { kind: 'bytes', native: 'bytea' },
  composite: {
    kind: 'composite',
    native: 'address',
    name: 'address',
    fields: [
      { name: 'street', type: TEXT },
      { name: 'house', type: { kind: 'integer', native: 'integer', bits: 32 } },
    ],
  },
  date: { kind: 'date', native: 'date' },
  birth_date: { kind: 'date', native: 'date' },
  decimal: { kind: 'decimal', native: 'numeric(12,3)', precision: 12, scale: 3 },
  full_text: { kind: 'full_text', native: 'tsvector' },
  geo_point: { kind: 'geometric', native: 'point', shape: 'point' },
  geometry: { kind: 'geometric', native: 'polygon', shape: 'polygon' },
  integer: { kind: 'integer', native: 'integer', bits: 32 },
  interval: { kind: 'interval', native: 'interval' },
  ip_address: { kind: 'inet', native: 'inet' },
  json: { kind: 'json', native: 'jsonb', binary: true },
  mac_address: { kind: 'macaddr', native: 'macaddr', bytes: 6 },
  measure: { kind: 'decimal', native: 'numeric(10,2)', precision: 10, scale: 2 },
  money: { kind: 'decimal', native: 'numeric(10,2)', precision: 10, scale: 2 },
  price: { kind: 'decimal', native: 'numeric(10,2)', precision: 10, scale: 2 },
  quantiles: { kind: 'decimal', native: 'numeric(10,2)', precision: 10, scale: 2 },
  range: { kind: 'range', native: 'daterange', subtype: { kind: 'date', native: 'date' } },
  serial: { kind: 'integer', native: 'bigint', bits: 64 },
  time: { kind: 'time', native: 'time' },
  timestamp: { kind: 'timestamp', native: 'timestamptz', zone: true },
  uuid_v4: { kind: 'uuid', native: 'uuid' },
  uuid_v7: { kind: 'uuid', native: 'uuid' },
  xml: { kind: 'xml', native: 'xml' },
  year: { kind: 'integer', native: 'smallint', bits: 16 },
};
