import type { TableProgram } from '@rowloom/engine';

const SAMPLE_ROWS = 256;

/** The average size of a row, over the first ones. */
export function measureRows(program: TableProgram): number {
  const state = { at: 0 };
  const view = new DataView(new ArrayBuffer(Math.max(64 << 10, program.minBytes)));
  const rows = program.rows === 0 ? 0 : program.fill(view, 0, Math.min(program.rows, SAMPLE_ROWS), state);
  return rows === 0 ? 0 : state.at / rows;
}
