import {
  checksumValue,
  compileTable,
  csv,
  makeTableChecksum,
  printChecksum,
  type RunContext,
  whyLeftOut,
} from '@rowloom/engine';
import type { CertifiedChecksum } from '../certificate/certificate.ts';

/** Bytes are overwritten in the same place. */
const BUFFER_BYTES = 1 << 20;
const CHUNK_ROWS = 65_536;

export type MadeRows = {
  readonly rows: number;
  /** Of the bytes that a CSV file would have. */
  readonly bytes: number;
  readonly checksum: string;
  readonly leftOut: CertifiedChecksum['columns_left_out'];
};

/**
 * Makes every row of a table, writes it into a reused buffer, and computes the checksum. `pause` is awaited between
 * chunks.
 */
export async function makeRows(
  run: RunContext,
  table: string,
  pause: (rowsDone: number) => Promise<void>,
): Promise<MadeRows> {
  const program = compileTable(run, table, csv);
  const sum = makeTableChecksum(run, table);
  const view = new DataView(new ArrayBuffer(Math.max(BUFFER_BYTES, program.minBytes)));
  const state = { at: 0 };
  let bytes = program.header.length + program.footer.length;
  let total = 0n;
  for (let first = 0; first < program.rows; first += CHUNK_ROWS) {
    const end = Math.min(program.rows, first + CHUNK_ROWS);
    for (let row = first; row < end; ) {
      row = program.fill(view, row, end, state);
      bytes += state.at;
    }
    total += checksumValue(sum(first, end));
    await pause(end);
  }
  const leftOut = program.columns.flatMap((column) => {
    const reason = whyLeftOut(column, run.plan.dialect);
    return reason === undefined ? [] : [{ column: column.name, reason }];
  });
  return { rows: program.rows, bytes, checksum: printChecksum(total), leftOut };
}
