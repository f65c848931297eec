import { type Moments, rowObjects, type RowValue } from '../encode/row-values.ts';
import type { ColumnProgram } from '../graph/column-program.ts';
import type { Frame } from '../graph/node.ts';
import { compileLoop } from './compile-loop.ts';

export type RowObject<Value = RowValue> = Readonly<Record<string, Value>>;

/** Rows from `first` up to `end` as objects, under an attempt of those that are being sampled. */
export type RowReader<Value = RowValue> = (first: number, end: number, salt?: number) => readonly RowObject<Value>[];

const WORD = 4_294_967_296;

/** Compiles columns into a reader of their values. It may be called again while it is at work on another row. */
export const compileReader = (frame: Frame, columns: readonly ColumnProgram[]): RowReader =>
  compileObjects(frame, columns, 'text');

/** The same with moments as `Date`s. */
export const compileDatedReader = (frame: Frame, columns: readonly ColumnProgram[]): RowReader<RowValue | Date> =>
  compileObjects<RowValue | Date>(frame, columns, 'date');

function compileObjects<Value>(frame: Frame, columns: readonly ColumnProgram[], moments: Moments): RowReader<Value> {
  const loop = compileLoop(frame, columns, rowObjects(moments));
  // A sampler reads row after row, thousands of times: a buffer for each took a sixth of a plan's time. Whoever reads while
  // another row is being read gets one of their own.
  let spare: DataView | undefined;
  return (first, end, salt = 0) => {
    const view = spare ?? new DataView(new ArrayBuffer(loop.maxRowBytes * 2));
    spare = undefined;
    const rows: RowObject<Value>[] = [];
    // The loop takes the row's high word once: it is never asked to cross a multiple of 2^32.
    for (let row = first; row < end; )
      row = loop.fill(view, 0, row, Math.min(end, (Math.floor(row / WORD) + 1) * WORD), { at: 0, salt, rows });
    spare = view;
    return rows;
  };
}
