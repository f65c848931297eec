import type { ColumnType, TypeShape } from '@rowloom/engine';
import type { ColumnRow } from './read-columns.ts';
import { readWords } from './read-words.ts';

export type TypeSource = Pick<
  ColumnRow,
  | 'data_type'
  | 'column_type'
  | 'characters'
  | 'octets'
  | 'precision'
  | 'scale'
  | 'time_precision'
  | 'collation_name'
  | 'srid'
>;

/** The type of a column as the catalogue describes it. A word that nobody knows is carried along. */
export function readMysqlType(source: TypeSource): ColumnType {
  return { native: source.column_type, ...shapeOf(source) };
}

const BITS: Readonly<Record<string, 8 | 16 | 24 | 32 | 64>> = {
  tinyint: 8,
  smallint: 16,
  mediumint: 24,
  int: 32,
  integer: 32,
  bigint: 64,
};

function shapeOf(source: TypeSource): TypeShape {
  const word = source.data_type.toLowerCase();
  const declared = source.column_type.toLowerCase();
  const bits = BITS[word];
  const unsigned = /\b(?:unsigned|zerofill)\b/.test(declared) ? { unsigned: true } : {};
  if (bits !== undefined)
    return declared.startsWith('tinyint(1)') ? { kind: 'boolean' } : { kind: 'integer', bits, ...unsigned };
  switch (word) {
    case 'decimal':
    case 'numeric':
      return { kind: 'decimal', precision: source.precision ?? 10, scale: source.scale ?? 0, ...unsigned };
    case 'float':
    case 'double':
    case 'real':
      return floatShape(word, declared, unsigned);
    case 'bit':
      return { kind: 'bits', length: Number(/\((\d+)\)/.exec(declared)?.[1] ?? 1) };
    case 'date':
    case 'year':
    case 'uuid':
    case 'json':
      return { kind: word };
    case 'time':
      return { kind: 'time', precision: source.time_precision ?? 0 };
    case 'datetime':
      return { kind: 'timestamp', precision: source.time_precision ?? 0 };
    // Kept in UTC and shown in the session's zone.
    case 'timestamp':
      return { kind: 'timestamp', precision: source.time_precision ?? 0, zone: true };
    case 'inet4':
    case 'inet6':
      return { kind: 'inet' };
    case 'enum':
    case 'set':
      return { kind: word, values: readWords(source.column_type) };
    case 'binary':
    case 'varbinary':
      return { kind: 'bytes', max_length: source.octets ?? 1, ...(word === 'binary' ? { fixed: true } : {}) };
    case 'tinyblob':
      return { kind: 'bytes', max_length: 255 };
    case 'blob':
      return { kind: 'bytes', max_length: 65_535 };
    case 'mediumblob':
    case 'longblob':
      return { kind: 'bytes' };
    default:
      return textShape(word, source) ?? geometricShape(word, source.srid ?? 0) ?? { kind: 'unknown' };
  }
}

/** With digits given, or without a sign, a float is narrower than floats are: as a decimal its bounds are kept. */
function floatShape(word: string, declared: string, unsigned: { readonly unsigned?: boolean }): TypeShape {
  const [, precision, scale] = /\((\d+),(\d+)\)/.exec(declared) ?? [];
  if (precision !== undefined && scale !== undefined)
    return { kind: 'decimal', precision: Number(precision), scale: Number(scale), ...unsigned };
  if (unsigned.unsigned === true)
    return { kind: 'decimal', precision: word === 'float' ? 7 : 15, scale: word === 'float' ? 2 : 4, unsigned: true };
  return { kind: 'float', bits: word === 'float' ? 32 : 64 };
}

function textShape(word: string, { characters, collation_name: collation }: TypeSource): TypeShape | undefined {
  const charset = charsetOf(collation);
  const folds = {
    ...(collation?.endsWith('_ci') === true ? { case_insensitive: true } : {}),
    ...(charset === undefined ? {} : { charset }),
  };
  switch (word) {
    case 'char':
      return { kind: 'text', max_length: characters ?? 1, fixed: true, ...folds };
    case 'varchar':
      return { kind: 'text', max_length: characters ?? 1, ...folds };
    // Their limits are bytes, and a character takes up to four.
    case 'tinytext':
      return { kind: 'text', max_length: 63, ...folds };
    case 'text':
      return { kind: 'text', max_length: 16_383, ...folds };
    case 'mediumtext':
    case 'longtext':
      return { kind: 'text', ...folds };
    default:
      return undefined;
  }
}

/** The character set is the first word of a collation's name. All of them begin with ASCII's letters. */
function charsetOf(collation: string | null): 'ascii' | 'latin1' | undefined {
  const word = /^[a-z0-9]+/.exec(collation ?? '')?.[0] ?? '';
  if (word === '' || /^(?:utf\d+|utf8mb\d|ucs2|uca\d*|gb18030|binary)$/.test(word)) return undefined;
  return word === 'latin1' ? 'latin1' : 'ascii';
}

const SHAPES: Readonly<Record<string, Extract<TypeShape, { kind: 'geometric' }>['shape']>> = {
  point: 'point',
  multipoint: 'point',
  linestring: 'linestring',
  multilinestring: 'linestring',
  polygon: 'polygon',
  multipolygon: 'polygon',
};

/** A collection is made of one figure: the loader puts it inside. */
function geometricShape(word: string, srid: number): TypeShape | undefined {
  const shape = SHAPES[word];
  if (shape !== undefined) return { kind: 'geometric', shape, srid };
  return /^(?:geometry|geometrycollection|geomcollection)$/.test(word)
    ? { kind: 'geometric', shape: 'geometry', ...(srid === 0 ? {} : { srid }) }
    : undefined;
}
