import { expect, test } from 'vitest';
import { compileReader } from './compile-reader.ts';
import { plainRow, SAMPLE_COLUMNS, SAMPLE_ROWS } from '../encode/encode.fixture.ts';
import { FRAME } from '../encode/sample-column.fixture.ts';
import { readRows } from './objects.ts';

const program = { rows: SAMPLE_ROWS, read: compileReader(FRAME, SAMPLE_COLUMNS) };

test('rows are returned as objects, from any row on, up to the end of the table', () => {
  expect(readRows(program, 90, 100)).toEqual([90, 91, 92, 93, 94, 95, 96].map((row) => plainRow(row)));
  expect(readRows(program, 0, SAMPLE_ROWS)).toHaveLength(SAMPLE_ROWS);
  expect(readRows(program, 200, 5)).toEqual([]);
});
