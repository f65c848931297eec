import type { ColumnType, TypeShape } from '@rowloom/engine';
import { geometricType } from './geometric-type.ts';

/** The content of the parentheses after a type's name: numbers, or words such as `Point`. */
export type TypeModifier = number | string;

type Reader = (modifiers: readonly TypeModifier[]) => ColumnType;

const plain =
  (native: string, shape: TypeShape): Reader =>
  () => ({ native, ...shape });

const integer = (native: string, bits: 16 | 32 | 64): Reader => plain(native, { kind: 'integer', bits });

const DATE: ColumnType = { native: 'date', kind: 'date' };

function numeric(modifiers: readonly TypeModifier[]): ColumnType {
  const [precision, scale] = modifiers;
  if (typeof precision !== 'number') return { native: 'numeric', kind: 'decimal' };
  const digits = typeof scale === 'number' ? scale : 0;
  return { native: `numeric(${precision},${digits})`, kind: 'decimal', precision, scale: digits };
}

const text =
  (native: string, fixed: boolean): Reader =>
  ([length]) =>
    typeof length === 'number'
      ? { native: `${native}(${length})`, kind: 'text', max_length: length, ...(fixed ? { fixed } : {}) }
      : // Without a length `bpchar` is unlimited, while `character` would mean one character.
        { native: fixed ? 'bpchar' : native, kind: 'text' };

const bits =
  (native: string, varying: boolean): Reader =>
  ([length]) => ({
    native: typeof length === 'number' ? `${native}(${length})` : native,
    kind: 'bits',
    ...(typeof length === 'number' ? { length } : {}),
    ...(varying ? { varying } : {}),
  });

const clock =
  (kind: 'time' | 'timestamp', zone: boolean): Reader =>
  ([precision]) => ({
    native: `${kind}${typeof precision === 'number' ? `(${precision})` : ''} ${zone ? 'with' : 'without'} time zone`,
    kind,
    ...(typeof precision === 'number' ? { precision } : {}),
    ...(zone ? { zone } : {}),
  });

/** The grammar encodes the fields of an interval as bits: 1 << month = 1, year = 2, day = 3, hour = 10, … */
const INTERVAL_FIELDS = new Map([
  [4, 'year'],
  [2, 'month'],
  [8, 'day'],
  [1024, 'hour'],
  [2048, 'minute'],
  [4096, 'second'],
  [6, 'year to month'],
  [1032, 'day to hour'],
  [3080, 'day to minute'],
  [7176, 'day to second'],
  [3072, 'hour to minute'],
  [7168, 'hour to second'],
  [6144, 'minute to second'],
]);

function interval([mask, precision]: readonly TypeModifier[]): ColumnType {
  const fields = typeof mask === 'number' ? INTERVAL_FIELDS.get(mask) : undefined;
  const suffix = typeof precision === 'number' ? `(${precision})` : '';
  return {
    native: `interval${fields === undefined ? '' : ` ${fields}`}${suffix}`,
    kind: 'interval',
    ...(fields === undefined ? {} : { fields }),
  };
}

const range = (native: string, subtype: Reader): readonly [string, Reader][] => [
  [native, plain(native, { kind: 'range', subtype: subtype([]) })],
  [
    native.replace('range', 'multirange'),
    plain(native.replace('range', 'multirange'), { kind: 'range', subtype: subtype([]), multiple: true }),
  ],
];

const shape = (name: 'point' | 'line' | 'lseg' | 'box' | 'path' | 'polygon' | 'circle'): [string, Reader] => [
  name,
  plain(name, { kind: 'geometric', shape: name }),
];

const READERS = new Map<string, Reader>([
  ['int2', integer('smallint', 16)],
  ['int4', integer('integer', 32)],
  ['int8', integer('bigint', 64)],
  ['smallserial', integer('smallint', 16)],
  ['serial', integer('integer', 32)],
  ['bigserial', integer('bigint', 64)],
  ['serial2', integer('smallint', 16)],
  ['serial4', integer('integer', 32)],
  ['serial8', integer('bigint', 64)],
  ['oid', plain('oid', { kind: 'integer', bits: 32, unsigned: true })],
  ['numeric', numeric],
  ['float4', plain('real', { kind: 'float', bits: 32 })],
  ['float8', plain('double precision', { kind: 'float', bits: 64 })],
  ['money', plain('money', { kind: 'money' })],
  ['bool', plain('boolean', { kind: 'boolean' })],
  ['text', plain('text', { kind: 'text' })],
  ['varchar', text('character varying', false)],
  ['bpchar', text('character', true)],
  ['char', plain('"char"', { kind: 'text', max_length: 1 })],
  ['name', plain('name', { kind: 'text', max_length: 63 })],
  ['citext', plain('citext', { kind: 'text', case_insensitive: true })],
  ['bytea', plain('bytea', { kind: 'bytes' })],
  ['bit', bits('bit', false)],
  ['varbit', bits('bit varying', true)],
  ['date', () => DATE],
  ['time', clock('time', false)],
  ['timetz', clock('time', true)],
  ['timestamp', clock('timestamp', false)],
  ['timestamptz', clock('timestamp', true)],
  ['interval', interval],
  ['uuid', plain('uuid', { kind: 'uuid' })],
  ['json', plain('json', { kind: 'json' })],
  ['jsonb', plain('jsonb', { kind: 'json', binary: true })],
  ['xml', plain('xml', { kind: 'xml' })],
  ['inet', plain('inet', { kind: 'inet' })],
  ['cidr', plain('cidr', { kind: 'cidr' })],
  ['macaddr', plain('macaddr', { kind: 'macaddr', bytes: 6 })],
  ['macaddr8', plain('macaddr8', { kind: 'macaddr', bytes: 8 })],
  ['tsvector', plain('tsvector', { kind: 'full_text' })],
  ['tsquery', plain('tsquery', { kind: 'full_text', query: true })],
  ...range('int4range', integer('integer', 32)),
  ...range('int8range', integer('bigint', 64)),
  ...range('numrange', numeric),
  ...range('tsrange', clock('timestamp', false)),
  ...range('tstzrange', clock('timestamp', true)),
  ...range('daterange', () => DATE),
  shape('point'),
  shape('line'),
  shape('lseg'),
  shape('box'),
  shape('path'),
  shape('polygon'),
  shape('circle'),
  ['geometry', (modifiers) => geometricType('geometry', modifiers)],
  ['geography', (modifiers) => geometricType('geography', modifiers)],
]);

/** A built-in type of PostgreSQL or of a common extension, by the grammar's name. */
export function builtinType(name: string, modifiers: readonly TypeModifier[]): ColumnType | undefined {
  return READERS.get(name)?.(modifiers);
}
