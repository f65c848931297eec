import type { Session } from '../../session/session.ts';
import { copyOut } from './copy-out.ts';
import { qualifiedName, quoteList } from '@rowloom/sql';

/** One row in PostgreSQL's binary form. The object and its arrays are reused for the next row: copy what must stay. */
export type BinaryRow = {
  /** The bytes that contain the row; another object when the rows move on to other bytes. */
  view: DataView;
  /** Where each field begins in `view`. */
  readonly starts: Int32Array;
  /** Bytes of each field; -1 for NULL. */
  readonly lengths: Int32Array;
};

export type ReadBackRequest = {
  readonly table: { readonly schema?: string | undefined; readonly name: string };
  readonly columns: readonly string[];
  /** SQL text of a condition, because COPY takes no parameters. */
  readonly where?: string;
  /** Leaves out the rows of tables that inherit from this one. */
  readonly only?: boolean;
};

/** The signature, flags and the length of an extension that nobody has. */
const HEADER_BYTES = 19;

/** Reads rows without keeping any: `onRow` sees them in place, in no particular order. Returns their number. */
export async function readBackPostgresql(
  session: Session,
  { table, columns, where, only }: ReadBackRequest,
  onRow: (row: BinaryRow) => void,
): Promise<number> {
  const source = `SELECT ${quoteList(columns)} FROM ${only === true ? 'ONLY ' : ''}${qualifiedName(table)}`;
  const condition = where === undefined ? '' : ` WHERE ${where}`;
  const count = columns.length;
  const row: BinaryRow = {
    view: new DataView(new ArrayBuffer(0)),
    starts: new Int32Array(count),
    lengths: new Int32Array(count),
  };
  let rows = 0;
  let first = true;
  await copyOut(session, `COPY (${source}${condition}) TO STDOUT (FORMAT binary)`, (view, start, end) => {
    let at = start;
    if (first) {
      // The first message contains the header, and in some versions the first row as well.
      first = false;
      at += HEADER_BYTES;
      if (at >= end) return;
    }
    // A row begins with its number of fields, the trailer with -1.
    if (view.getInt16(at) < 0) return;
    at += 2;
    row.view = view;
    for (let field = 0; field < count; field++) {
      const length = view.getInt32(at);
      at += 4;
      row.starts[field] = at;
      row.lengths[field] = length;
      if (length > 0) at += length;
    }
    rows++;
    onRow(row);
  });
  return rows;
}
