import { compileTable, type TableProgram } from '../compile/compile-table.ts';
import type { FillState } from '../compile/fill-loop.ts';
import type { RunContext } from '../graph/run-context.ts';
import { decodeUtf8 } from '../../base/bytes/utf8.ts';
import { exactJsonl } from './jsonl.ts';

/** Decimals, times, UUIDs, JSON and bytes are texts: a preview shows what the files hold, digit by digit. */
export type PreviewValue = null | boolean | number | string | readonly PreviewValue[];
export type PreviewRow = Readonly<Record<string, PreviewValue>>;

const BUFFER_BYTES = 65_536;

/** Rows of a table as plain objects. */
export function previewRows(run: RunContext, table: string, firstRow: number, count: number): readonly PreviewRow[] {
  return readRows(compilePreview(run, table), firstRow, count);
}

/** The program that {@link readRows} reads, for whoever asks for several pages of the same table. */
export function compilePreview(run: RunContext, table: string): TableProgram {
  // A handful of rows is there before WebAssembly is.
  return compileTable(run, table, exactJsonl, { engine: 'javascript' });
}

export function readRows(
  program: Pick<TableProgram, 'fill' | 'minBytes' | 'rows'>,
  firstRow: number,
  count: number,
): readonly PreviewRow[] {
  const { fill } = program;
  const view = new DataView(new ArrayBuffer(Math.max(BUFFER_BYTES, program.minBytes)));
  const state: FillState = { at: 0 };
  const rows: PreviewRow[] = [];
  const end = Math.min(program.rows, firstRow + count);
  for (let row = firstRow; row < end; ) {
    row = fill(view, row, end, state);
    for (const line of decodeUtf8(view, 0, state.at).trimEnd().split('\n')) rows.push(JSON.parse(line) as PreviewRow);
  }
  return rows;
}
