import {
  choice,
  flag,
  list,
  name,
  named,
  object,
  optional,
  type Shape,
  tagged,
  text,
  whole,
} from '../../base/shape/shape.ts';
import type { ColumnType } from './column-type.ts';

type CompositeField = NonNullable<Extract<ColumnType, { kind: 'composite' }>['fields']>[number];

const length = whole(0);
const bits = choice(32, 64);

const shape: Shape = tagged<ColumnType, 'kind', 'native'>(
  'kind',
  {
    integer: { bits: choice(8, 16, 24, 32, 64), unsigned: optional(flag, false) },
    decimal: {
      precision: optional(whole(1)),
      // PostgreSQL rounds to the left of the point if the scale is negative.
      scale: optional(whole(-1000)),
      unsigned: optional(flag, false),
    },
    float: { bits },
    money: {},
    boolean: {},
    text: {
      max_length: optional(length),
      fixed: optional(flag, false),
      case_insensitive: optional(flag, false),
      charset: optional(choice('ascii', 'latin1')),
    },
    bytes: { max_length: optional(length), fixed: optional(flag, false) },
    bits: { length: optional(length), varying: optional(flag, false) },
    date: {},
    time: { precision: optional(whole(0, 9)), zone: optional(flag, false) },
    timestamp: { precision: optional(whole(0, 9)), zone: optional(flag, false) },
    interval: { fields: optional(text) },
    year: {},
    uuid: {},
    json: { binary: optional(flag, false) },
    xml: {},
    inet: {},
    cidr: {},
    macaddr: { bytes: choice(6, 8) },
    enum: { name: optional(name), schema: optional(name), values: optional(list(text, 1)) },
    set: { values: list(text, 1) },
    array: { element: named('column_type', () => columnType), dimensions: optional(whole(1, 6), 1) },
    range: { subtype: named('column_type', () => columnType), multiple: optional(flag, false) },
    domain: { name, schema: optional(name) },
    composite: {
      name,
      schema: optional(name),
      fields: optional(list(object<CompositeField>({ name, type: named('column_type', () => columnType) }))),
    },
    geometric: {
      shape: choice('point', 'line', 'lseg', 'box', 'path', 'polygon', 'circle', 'linestring', 'geometry'),
      srid: optional(whole(0)),
    },
    full_text: { query: optional(flag, false) },
    unknown: {},
  },
  { native: { shape: text, about: "The type's name as the database itself writes it." } },
);

export const columnType: Shape = named('column_type', () => shape);
