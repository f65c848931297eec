import type { TypeShape } from './column-type.ts';

/** A type of MySQL or MariaDB, from a catalogue or a script, with synonyms resolved. */
export type MysqlType = {
  /** `varchar`, `int`, `mediumblob`. */
  readonly word: string;
  /** Length, precision, or precision and scale. */
  readonly sizes: readonly number[];
  /** Of enum and set. */
  readonly labels: readonly string[];
  readonly isUnsigned: boolean;
  readonly srid: number | undefined;
  /** Of a text. */
  readonly collation: string | undefined;
};

const BITS: ReadonlyMap<string, 8 | 16 | 24 | 32 | 64> = new Map([
  ['tinyint', 8],
  ['smallint', 16],
  ['mediumint', 24],
  ['int', 32],
  ['bigint', 64],
]);

/** The type of values. An unrecognised word is carried along. */
export function mysqlTypeShape(type: MysqlType): TypeShape {
  const { word, sizes, labels, srid, collation } = type;
  const [size, scale] = sizes;
  const bits = BITS.get(word);
  const unsigned = type.isUnsigned ? { unsigned: true } : {};
  if (bits !== undefined)
    return word === 'tinyint' && size === 1 ? { kind: 'boolean' } : { kind: 'integer', bits, ...unsigned };
  switch (word) {
    case 'decimal':
      return { kind: 'decimal', precision: size ?? 10, scale: scale ?? 0, ...unsigned };
    case 'float':
    case 'double':
      return floatShape(type);
    case 'bit':
      return { kind: 'bits', length: size ?? 1 };
    case 'date':
    case 'year':
    case 'uuid':
    case 'json':
      return { kind: word };
    case 'time':
      return { kind: 'time', precision: size ?? 0 };
    case 'datetime':
      return { kind: 'timestamp', precision: size ?? 0 };
    // Stored in UTC and shown in the session's zone.
    case 'timestamp':
      return { kind: 'timestamp', precision: size ?? 0, zone: true };
    case 'inet4':
    case 'inet6':
      return { kind: 'inet' };
    case 'enum':
    case 'set':
      return { kind: word, values: labels };
    case 'binary':
    case 'varbinary':
      return { kind: 'bytes', max_length: size ?? 1, ...(word === 'binary' ? { fixed: true } : {}) };
    case 'tinyblob':
      return { kind: 'bytes', max_length: 255 };
    case 'blob':
      return { kind: 'bytes', max_length: 65_535 };
    case 'mediumblob':
    case 'longblob':
      return { kind: 'bytes' };
    default:
      return textShape(word, size, collation) ?? geometricShape(word, srid ?? 0) ?? { kind: 'unknown' };
  }
}

/** With digits or UNSIGNED, a float is narrower than floats are: as a decimal its bounds are kept. */
function floatShape({ word, sizes: [size, scale], isUnsigned }: MysqlType): TypeShape {
  const isDouble = word === 'double' || (scale === undefined && size !== undefined && size > 24);
  if (size !== undefined && scale !== undefined)
    return { kind: 'decimal', precision: size, scale, ...(isUnsigned ? { unsigned: true } : {}) };
  if (isUnsigned) return { kind: 'decimal', precision: isDouble ? 15 : 7, scale: isDouble ? 4 : 2, unsigned: true };
  return { kind: 'float', bits: isDouble ? 64 : 32 };
}

function textShape(word: string, size: number | undefined, collation = ''): TypeShape | undefined {
  const charset = charsetOf(collation);
  const folds = {
    ...(collation.endsWith('_ci') ? { case_insensitive: true } : {}),
    ...(charset === undefined ? {} : { charset }),
  };
  switch (word) {
    case 'char':
      return { kind: 'text', max_length: size ?? 1, fixed: true, ...folds };
    case 'varchar':
      return { kind: 'text', max_length: size ?? 1, ...folds };
    // Their limits are in bytes, and a character takes up to four.
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

/** The character set is the first word of a collation's name. All of them include ASCII. */
function charsetOf(collation: string): 'ascii' | 'latin1' | undefined {
  const word = /^[a-z0-9]+/.exec(collation)?.[0] ?? '';
  if (word === '' || /^(?:utf\d+|utf8mb\d|ucs2|uca\d*|gb18030|binary)$/.test(word)) return undefined;
  return word === 'latin1' ? 'latin1' : 'ascii';
}

const FIGURES: ReadonlyMap<string, 'point' | 'linestring' | 'polygon'> = new Map([
  ['point', 'point'],
  ['multipoint', 'point'],
  ['linestring', 'linestring'],
  ['multilinestring', 'linestring'],
  ['polygon', 'polygon'],
  ['multipolygon', 'polygon'],
]);

/** A geometry collection is made of one geometry, which the loader wraps. */
function geometricShape(word: string, srid: number): TypeShape | undefined {
  const shape = FIGURES.get(word);
  if (shape !== undefined) return { kind: 'geometric', shape, srid };
  return word === 'geometry' || word === 'geometrycollection'
    ? { kind: 'geometric', shape: 'geometry', ...(srid === 0 ? {} : { srid }) }
    : undefined;
}
