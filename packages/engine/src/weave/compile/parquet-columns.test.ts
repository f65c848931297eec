import { expect, test } from 'vitest';
import { call, rowOf } from '../graph/node.ts';
import type { ColumnProgram } from '../graph/column-program.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { literal } from '../graph/piece.ts';
import { SAMPLE_COLUMNS } from '../encode/encode.fixture.ts';
import { FRAME } from '../encode/sample-column.fixture.ts';
import { compileParquetColumns } from './parquet-columns.ts';

const TEXT: ColumnType = { native: 'text', kind: 'text' };
const row = rowOf(FRAME);

test('a column is optional if it may be NULL, in this run or by the schema', () => {
  const { columns } = compileParquetColumns(FRAME, SAMPLE_COLUMNS, new Set(['label']));
  const optional = (name: string): boolean | undefined => columns.find((column) => column.name === name)?.optional;
  expect(optional('id')).toBe(false);
  expect(optional('small')).toBe(true);
  expect(optional('label')).toBe(true);
  expect(optional('never')).toBe(true);
  expect(optional('left_to_the_database')).toBeUndefined();
});

test('NULL has a level and no value', () => {
  const isNull = call((at: number) => (at % 3 === 1 ? 1 : 0), row);
  const column: ColumnProgram = {
    name: 'a',
    type: { native: 'integer', kind: 'integer', bits: 32 },
    isNull,
    value: { kind: 'integer', node: row },
  };
  const program = compileParquetColumns(FRAME, [column], new Set());
  const sinks = program.makeSinks();
  expect(program.fill(sinks, 0, 5)).toBe(5);
  const [sink] = sinks;
  expect(sink).toMatchObject({ at: 12, values: 3, entries: 5 });
  expect([...(sink?.levels ?? [])].slice(0, 5)).toEqual([1, 0, 1, 1, 0]);
  expect([0, 4, 8].map((at) => sink?.view.getInt32(at, true))).toEqual([0, 2, 3]);
});

test('lists have an entry for each element, and one if they are empty', () => {
  const count = call((at: number) => at % 3, row);
  const element: ColumnType = { native: 'integer', kind: 'integer', bits: 32 };
  const isNull = call((at: number) => (at === 4 ? 1 : 0), row);
  const value = {
    kind: 'array',
    elements: [
      { kind: 'integer', node: row },
      { kind: 'integer', node: row },
    ],
    count,
  } as const;
  const program = compileParquetColumns(
    FRAME,
    [{ name: 'a', type: { native: 'integer[]', kind: 'array', element }, isNull, value }],
    new Set(),
  );
  const sinks = program.makeSinks();
  program.fill(sinks, 0, 5);
  const [sink] = sinks;
  expect(sink).toMatchObject({ values: 3, entries: 6, at: 12 });
  expect([...(sink?.levels ?? [])].slice(0, 6)).toEqual([1, 2, 2, 2, 1, 0]);
  expect([...(sink?.repeats ?? [])].slice(0, 6)).toEqual([0, 0, 0, 1, 0, 0]);
});

test('long texts shorten a batch, and every batch begins where the last one ended', () => {
  const value = { kind: 'text', pieces: [literal('x'.repeat(5000)), { kind: 'number', value: row }] } as const;
  const program = compileParquetColumns(FRAME, [{ name: 'a', type: TEXT, isNull: undefined, value }], new Set());
  const sinks = program.makeSinks();
  const ends: number[] = [];
  for (let next = 0; next < 1000; ) ends.push((next = program.fill(sinks, next, 1000)));
  expect(ends.length).toBeGreaterThan(3);
  expect(ends.at(-1)).toBe(1000);
  expect(program.fill(sinks, 0, 1000)).toBe(ends[0]);
  expect(sinks[0]?.view.getInt32(0, true)).toBe(5001);
});
