import { expect, test } from 'vitest';
import { compileLoop } from '../compile/compile-loop.ts';
import type { FillState } from '../compile/fill-loop.ts';
import { plainRow, SAMPLE_COLUMNS, SAMPLE_ROWS } from './encode.fixture.ts';
import { FRAME } from './sample-column.fixture.ts';
import { exactJsonl } from './jsonl.ts';
import { readRows } from './objects.ts';

const loop = compileLoop(FRAME, SAMPLE_COLUMNS, exactJsonl);
const program = {
  rows: SAMPLE_ROWS,
  minBytes: loop.maxRowBytes,
  fill: (view: DataView, row: number, end: number, state: FillState) => loop.fill(view, 0, row, end, state),
};

test('rows come as objects, from any row on, and end with the table', () => {
  expect(readRows(program, 90, 100)).toEqual([90, 91, 92, 93, 94, 95, 96].map((row) => plainRow(row)));
  expect(readRows(program, 0, SAMPLE_ROWS)).toHaveLength(SAMPLE_ROWS);
  expect(readRows(program, 200, 5)).toEqual([]);
});
