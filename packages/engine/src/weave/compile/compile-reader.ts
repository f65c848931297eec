import { type HostValues, rowObjects, type RowValue } from '../encode/row-values.ts';
import type { ColumnProgram } from '../graph/column-program.ts';
import type { Frame } from '../graph/node.ts';
import { compileLoop } from './compile-loop.ts';

export type RowObject<Value = RowValue> = Readonly<Record<string, Value>>;

/** Rows from `first` up to `end` as objects, under an attempt of those that are being sampled. */
export type RowReader<Value = RowValue> = (first: number, end: number, salt?: number) => readonly RowObject<Value>[];

/**
 * Rows of one call: V8 puts a function's better code to use when it is next called, and has to compile it once more to put
 * it into a loop that runs. A multiple of 2^32 is one of this, too: the loop takes the row's high word once.
 */
const STEP = 128;

/** Compiles columns into a reader of their values. It may be called again while it is at work on another row. */
export const compileReader = (frame: Frame, columns: readonly ColumnProgram[]): RowReader =>
  compileObjects(frame, columns, undefined);

/** The same with values as the host has them. */
export const compileHostReader = <Value>(
  frame: Frame,
  columns: readonly ColumnProgram[],
  host: HostValues<Value>,
): RowReader<RowValue | Value> => compileObjects(frame, columns, host);

function compileObjects<Value>(
  frame: Frame,
  columns: readonly ColumnProgram[],
  host: HostValues<unknown> | undefined,
): RowReader<Value> {
  const loop = compileLoop(frame, columns, rowObjects(host));
  // A sampler reads row after row, thousands of times: a buffer for each took a sixth of a plan's time. Whoever reads while
  // another row is being read gets one of their own.
  let spare: DataView | undefined;
  return (first, end, salt = 0) => {
    const view = spare ?? new DataView(new ArrayBuffer(loop.maxRowBytes * 2));
    spare = undefined;
    const rows: RowObject<Value>[] = [];
    for (let row = first; row < end; )
      row = loop.fill(view, 0, row, Math.min(end, (Math.floor(row / STEP) + 1) * STEP), { at: 0, salt, rows });
    spare = view;
    return rows;
  };
}
