import type { ColumnType } from '@rowloom/engine';
import { expect, test } from 'vitest';
import { readMysqlDefault } from './read-default.ts';

const TEXT: ColumnType = { native: 'varchar(9)', kind: 'text', max_length: 9 };
const NUMBER: ColumnType = { native: 'int', kind: 'integer', bits: 32 };
const MOMENT: ColumnType = { native: 'datetime', kind: 'timestamp', precision: 0 };

test.each([
  ["'it''s'", TEXT, "'it''s'"],
  ['NULL', TEXT, undefined],
  ['5', NUMBER, '5'],
  ['current_timestamp()', MOMENT, 'current_timestamp()'],
])('MariaDB has %s as SQL', (printed, type, expected) => {
  expect(readMysqlDefault({ default: printed, extra: '' }, type, true)).toBe(expected);
});

test.each([
  ["it's", '', TEXT, "'it''s'"],
  ['NULL', '', TEXT, "'NULL'"],
  ['a\\b', '', TEXT, "'a\\\\b'"],
  ['5', '', NUMBER, '5'],
  ["b'101'", '', NUMBER, "b'101'"],
  ['CURRENT_TIMESTAMP', 'DEFAULT_GENERATED on update CURRENT_TIMESTAMP', MOMENT, 'CURRENT_TIMESTAMP'],
  ['CURRENT_TIMESTAMP', '', MOMENT, 'CURRENT_TIMESTAMP'],
  [String.raw`concat(_utf8mb4\'a\',1)`, 'DEFAULT_GENERATED', TEXT, "concat(_utf8mb4'a',1)"],
])('MySQL has %s (%s) as text', (printed, extra, type, expected) => {
  expect(readMysqlDefault({ default: printed, extra }, type, false)).toBe(expected);
});

test('an absent default is absent in both', () => {
  expect([true, false].map((isMariadb) => readMysqlDefault({ default: null, extra: '' }, TEXT, isMariadb))).toEqual([
    undefined,
    undefined,
  ]);
});
