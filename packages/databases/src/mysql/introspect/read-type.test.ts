import { expect, test } from 'vitest';
import { readMysqlType, type TypeSource } from './read-type.ts';

const EMPTY: TypeSource = {
  data_type: '',
  column_type: '',
  characters: null,
  octets: null,
  precision: null,
  scale: null,
  time_precision: null,
  collation_name: null,
};

const read = (declared: string, more: Partial<TypeSource> = {}) =>
  readMysqlType({ ...EMPTY, data_type: /^\w+/.exec(declared)?.[0] ?? '', column_type: declared, ...more });

test.each([
  // MySQL 8 no longer has display widths, except for booleans.
  ['bigint unsigned', {}, { kind: 'integer', bits: 64, unsigned: true }],
  ['tinyint', {}, { kind: 'integer', bits: 8 }],
  ['tinyint(1)', {}, { kind: 'boolean' }],
  ['int(6) unsigned zerofill', {}, { kind: 'integer', bits: 32, unsigned: true }],
  ['double(10,4)', {}, { kind: 'decimal', precision: 10, scale: 4 }],
  ['datetime', { time_precision: 0 }, { kind: 'timestamp', precision: 0 }],
  ['json', {}, { kind: 'json' }],
  [
    'varchar(9)',
    { characters: 9, collation_name: 'utf8mb4_0900_ai_ci' },
    { kind: 'text', max_length: 9, case_insensitive: true },
  ],
  ['varchar(9)', { characters: 9, collation_name: 'utf8mb4_0900_as_cs' }, { kind: 'text', max_length: 9 }],
  [
    'varchar(9)',
    { characters: 9, collation_name: 'latin1_swedish_ci' },
    { kind: 'text', max_length: 9, case_insensitive: true, charset: 'latin1' },
  ],
  [
    'char(9)',
    { characters: 9, collation_name: 'cp1251_bin' },
    { kind: 'text', max_length: 9, fixed: true, charset: 'ascii' },
  ],
  ['point', { srid: 4326 }, { kind: 'geometric', shape: 'point', srid: 4326 }],
  ['multipolygon', {}, { kind: 'geometric', shape: 'polygon', srid: 0 }],
  ['geomcollection', {}, { kind: 'geometric', shape: 'geometry' }],
  ["enum('a','it''s','x\\\\y','ü,')", {}, { kind: 'enum', values: ['a', "it's", 'x\\y', 'ü,'] }],
  ['vector(3)', {}, { kind: 'unknown' }],
])('%s', (declared, more, shape) => {
  expect(read(declared, more)).toEqual({ native: declared, ...shape });
});
