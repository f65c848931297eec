import { closeSync, openSync, writeSync } from 'node:fs';
import { compileTable, type Encoder, type RunContext } from '@rowloom/engine';

const BUFFER = 1 << 18;

/** Writes every table into a file, `framed` or without a header: the input of the database's own tool. */
export function writeReadyFiles(
  run: RunContext,
  encoder: Encoder,
  pathOf: (table: string) => string,
  { framed = false } = {},
): void {
  for (const table of run.tables.keys()) {
    const program = compileTable(run, table, encoder);
    const view = new DataView(new ArrayBuffer(Math.max(BUFFER, program.minBytes)));
    const state = { at: 0 };
    const file = openSync(pathOf(table), 'w');
    if (framed) writeSync(file, program.header);
    for (let row = 0; row < program.rows; ) {
      row = program.fill(view, row, program.rows, state);
      writeSync(file, view, 0, state.at);
    }
    if (framed) writeSync(file, program.footer);
    closeSync(file);
  }
}
