import type { ColumnType, TypeShape } from '@rowloom/engine';

/** What stands in parentheses after the type's name. */
type Modifiers = readonly string[];

const clock =
  (kind: 'time' | 'timestamp', zone: boolean) =>
  ([precision]: Modifiers): TypeShape => ({
    kind,
    ...(precision === undefined ? {} : { precision: Number(precision) }),
    ...(zone ? { zone } : {}),
  });

const text =
  (fixed: boolean) =>
  ([length]: Modifiers): TypeShape =>
    length === undefined ? { kind: 'text' } : { kind: 'text', max_length: Number(length), ...(fixed ? { fixed } : {}) };

const bits =
  (varying: boolean) =>
  ([length]: Modifiers): TypeShape => ({
    kind: 'bits',
    ...(length === undefined ? {} : { length: Number(length) }),
    ...(varying ? { varying } : {}),
  });

function numeric([precision, scale = '0']: Modifiers): TypeShape {
  return precision === undefined
    ? { kind: 'decimal' }
    : { kind: 'decimal', precision: Number(precision), scale: Number(scale) };
}

const SHAPES: Readonly<Record<string, 'point' | 'linestring' | 'polygon'>> = {
  point: 'point',
  linestring: 'linestring',
  polygon: 'polygon',
};

/** PostGIS: `geometry(Point,4326)`. */
function spatial([shape = '', srid]: Modifiers): TypeShape {
  return {
    kind: 'geometric',
    shape: SHAPES[shape.toLowerCase()] ?? 'geometry',
    ...(srid === undefined ? {} : { srid: Number(srid) }),
  };
}

const plain = (shape: TypeShape) => (): TypeShape => shape;

/** By the catalogue's own names. */
const SYSTEM: Readonly<Record<string, (modifiers: Modifiers) => TypeShape>> = {
  int2: plain({ kind: 'integer', bits: 16 }),
  int4: plain({ kind: 'integer', bits: 32 }),
  int8: plain({ kind: 'integer', bits: 64 }),
  oid: plain({ kind: 'integer', bits: 32, unsigned: true }),
  numeric,
  float4: plain({ kind: 'float', bits: 32 }),
  float8: plain({ kind: 'float', bits: 64 }),
  money: plain({ kind: 'money' }),
  bool: plain({ kind: 'boolean' }),
  text: plain({ kind: 'text' }),
  varchar: text(false),
  bpchar: text(true),
  char: plain({ kind: 'text', max_length: 1 }),
  name: plain({ kind: 'text', max_length: 63 }),
  bytea: plain({ kind: 'bytes' }),
  bit: bits(false),
  varbit: bits(true),
  date: plain({ kind: 'date' }),
  time: clock('time', false),
  timetz: clock('time', true),
  timestamp: clock('timestamp', false),
  timestamptz: clock('timestamp', true),
  uuid: plain({ kind: 'uuid' }),
  json: plain({ kind: 'json' }),
  jsonb: plain({ kind: 'json', binary: true }),
  xml: plain({ kind: 'xml' }),
  inet: plain({ kind: 'inet' }),
  cidr: plain({ kind: 'cidr' }),
  macaddr: plain({ kind: 'macaddr', bytes: 6 }),
  macaddr8: plain({ kind: 'macaddr', bytes: 8 }),
  tsvector: plain({ kind: 'full_text' }),
  tsquery: plain({ kind: 'full_text', query: true }),
  point: plain({ kind: 'geometric', shape: 'point' }),
  line: plain({ kind: 'geometric', shape: 'line' }),
  lseg: plain({ kind: 'geometric', shape: 'lseg' }),
  box: plain({ kind: 'geometric', shape: 'box' }),
  path: plain({ kind: 'geometric', shape: 'path' }),
  polygon: plain({ kind: 'geometric', shape: 'polygon' }),
  circle: plain({ kind: 'geometric', shape: 'circle' }),
};

const EXTENSIONS: Readonly<Record<string, (modifiers: Modifiers) => TypeShape>> = {
  citext: plain({ kind: 'text', case_insensitive: true }),
  geometry: spatial,
  geography: spatial,
};

/** A type of PostgreSQL itself, of which `native` is what `format_type` prints. */
export function systemType(name: string, native: string): ColumnType | undefined {
  if (name === 'interval') {
    const fields = /^interval ([a-z ]+?)(?:\(\d+\))?$/.exec(native)?.[1];
    return { native, kind: 'interval', ...(fields === undefined ? {} : { fields }) };
  }
  return shapeFrom(SYSTEM, name, native);
}

/** A type of one of the common extensions, whichever schema that was put into. */
export function extensionType(name: string, native: string): ColumnType | undefined {
  return shapeFrom(EXTENSIONS, name, native.replace(/^(?:"(?:[^"]|"")+"|[^."]+)\./, ''));
}

function shapeFrom(
  known: Readonly<Record<string, (modifiers: Modifiers) => TypeShape>>,
  name: string,
  native: string,
): ColumnType | undefined {
  const shape = Object.hasOwn(known, name) ? known[name] : undefined;
  const modifiers = /\(([^()]*)\)/.exec(native)?.[1]?.split(',') ?? [];
  return shape === undefined ? undefined : { native, ...shape(modifiers) };
}
