import { type HostValues, rowObjects, type RowValue } from '../encode/row-values.ts';
import type { ColumnProgram } from '../graph/column-program.ts';
import type { Frame } from '../graph/node.ts';
import { compileLoop } from './compile-loop.ts';

export type RowObject<Value = RowValue> = Readonly<Record<string, Value>>;

/** Rows from `first` (inclusive) to `end` (exclusive) as objects, under an attempt at the sampled ones. */
export type RowReader<Value = RowValue> = (first: number, end: number, salt?: number) => readonly RowObject<Value>[];

/**
 * Rows of one call: V8 uses a function's optimised code at the next call, and would have to compile it again to replace
 * a running loop. It divides 2^32, because the loop reads the row's high word once.
 */
const STEP = 128;

/** Compiles columns into a reader of their values. It may be re-entered while it reads another row. */
export const compileReader = (frame: Frame, columns: readonly ColumnProgram[]): RowReader =>
  compileObjects(frame, columns, undefined);

/** The same with values in the host's form. */
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
  // A sampler reads thousands of single rows: allocating a buffer for each took a sixth of a plan's time. A re-entrant
  // reader gets its own buffer.
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
