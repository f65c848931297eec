import type { ColumnProgram } from '../graph/column-program.ts';
import { compileLoop, type LoopOptions } from '../compile/compile-loop.ts';
import type { FillState } from '../loop/fill-loop.ts';
import { SAMPLE_COLUMNS, SAMPLE_ROWS } from './encode.fixture.ts';
import type { Encoder } from './encoder.ts';
import { FRAME } from './sample-column.fixture.ts';

/** A file of the given columns, made in that many chunks with a separate buffer each. */
export function encodeFile(
  encoder: Encoder,
  columns: readonly ColumnProgram[] = SAMPLE_COLUMNS,
  chunks = 1,
  rows = SAMPLE_ROWS,
  engine: LoopOptions['engine'] = 'javascript',
): Uint8Array {
  const { fill, maxRowBytes, own } = compileLoop(FRAME, columns, encoder, { rows, engine });
  if (engine === 'webassembly' && own === undefined) throw new Error('The columns have no translation.');
  const parts: Uint8Array[] = [encoder.header(columns)];
  for (let chunk = 0; chunk < chunks; chunk++) {
    const end = Math.floor(((chunk + 1) * rows) / chunks);
    // A buffer for few rows exposes a row that writes beyond its measure.
    const view = new DataView(new ArrayBuffer(maxRowBytes + 200));
    const state: FillState = { at: 0 };
    for (let next = Math.floor((chunk * rows) / chunks); next < end; ) {
      next = fill(view, 0, next, end, state);
      parts.push(new Uint8Array(view.buffer.slice(0, state.at)));
    }
  }
  parts.push(encoder.footer(columns));
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}
