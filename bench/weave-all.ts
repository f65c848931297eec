import { compileTable, type Encoder, type RunContext } from '@rowloom/engine';
import { best } from './measure.ts';

const BUFFER = 1 << 18;

export type WovenTable = {
  readonly name: string;
  readonly bytes: number;
  readonly seconds: number;
  readonly rows: number;
};

/** Writes every table to nowhere; answers the bytes and cells made. */
export function weaveAll(
  run: RunContext,
  encoder: Encoder,
): { readonly bytes: number; readonly cells: number; readonly tables: readonly WovenTable[] } {
  let bytes = 0;
  let cells = 0;
  const tables: WovenTable[] = [];
  for (const name of run.tables.keys()) {
    const program = compileTable(run, name, encoder);
    const view = program.own ?? new DataView(new ArrayBuffer(Math.max(BUFFER, program.minBytes)));
    const state = { at: 0 };
    let made = 0;
    // A first stretch lets the compiler optimise the loop; it is not counted.
    program.fill(view, 0, program.rows, state);
    const seconds = best(7, () => {
      made = 0;
      for (let row = 0; row < program.rows; made += state.at) row = program.fill(view, row, program.rows, state);
    });
    tables.push({ name, bytes: made, seconds, rows: program.rows });
    bytes += made;
    cells += program.rows * program.columns.length;
  }
  return { bytes, cells, tables };
}
