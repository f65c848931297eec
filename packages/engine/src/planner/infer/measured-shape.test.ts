import { expect, test } from 'vitest';
import { rowsOf, weave } from '../../laws/weave.fixture.ts';
import { column, INTEGER, table, TEXT, TIME } from '../../laws/zoo.fixture.ts';
import type { ColumnStatistics, SchemaDocument } from '../../language/schema/schema-document.ts';

const measured = (name: string, type: typeof TEXT, statistics: ColumnStatistics) => ({
  ...column(name, type, true),
  statistics,
});

const document: SchemaDocument = {
  version: 1,
  dialect: 'postgresql',
  name: 'measured',
  enums: [],
  domains: [],
  tables: [
    table('owners', 'id', [column('id', INTEGER)]),
    table(
      'samples',
      'id',
      [
        column('id', INTEGER),
        measured('zone', INTEGER, { null_fraction: 0, distinct: 4, min: '10', max: '40' }),
        measured('qux', INTEGER, { null_fraction: 0.5, min: '1000', max: '2000' }),
        measured('taken_at', TIME, { null_fraction: 0, min: '2019-01-01', max: '2019-12-31' }),
        measured('waldo', TEXT, { null_fraction: 0, width: 400 }),
        measured('grault', TEXT, { null_fraction: 0, width: 8 }),
        measured('tint', TEXT, { null_fraction: 0, distinct: 3 }),
        measured('owner_id', INTEGER, { null_fraction: 0.9 }),
      ],
      { keys: [{ columns: ['owner_id'], references: { table: 'owners', columns: ['id'] } }] },
    ),
  ],
};

const rows = rowsOf(weave(document, { rows: { owners: 50, samples: 1000 } }), 'samples');
const share = (name: string): number => rows.filter((row) => row[name] === null).length / rows.length;

test('numbers are in the range that a snapshot measured', () => {
  const values = rows.flatMap((row) => (row['qux'] === null ? [] : [Number(row['qux'])]));
  expect(Math.min(...values)).toBeGreaterThanOrEqual(1000);
  expect(Math.max(...values)).toBeLessThanOrEqual(2000);
});

test('a column has as many values as a snapshot counted, if they are few', () => {
  expect(new Set(rows.map((row) => row['zone']))).toEqual(new Set([10, 20, 30, 40]));
  expect(new Set(rows.map((row) => row['tint'])).size).toBe(3);
});

test('timestamps are in the range that a snapshot measured', () => {
  expect(rows.every((row) => String(row['taken_at']).startsWith('2019-'))).toBe(true);
});

test('NULLs are as frequent as a snapshot measured, in references too', () => {
  expect(share('qux')).toBeCloseTo(0.5, 1);
  expect(share('owner_id')).toBeCloseTo(0.9, 1);
});

test('otherwise unknown texts are about as long as a snapshot measured', () => {
  const average = (name: string): number => rows.reduce((sum, row) => sum + String(row[name]).length, 0) / rows.length;
  expect(average('grault')).toBeLessThan(15);
  expect(average('waldo')).toBeGreaterThan(60);
});
