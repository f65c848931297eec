import { compileTable, makeSqlValues, quoteName, type RunContext } from '@rowloom/engine';
import type { LoadedRows, LoadOptions, TableLoader } from '../../load/table-loader.ts';
import type { Session } from '../../session/session.ts';
import { targetError } from '../../target/target-error.ts';
import { measureRows } from './measure-rows.ts';

export type InsertInto = {
  readonly table: string;
  /** The same, quoted. */
  readonly name: string;
  readonly columns: readonly string[];
  /** The longest statement that the server accepts. */
  readonly packet: number;
};

const STATEMENT_BYTES = 1 << 20;
const ROWS_OF_DEFAULTS = 500;

/** INSERT statements with as many rows as fit into a packet. In strict mode the server refuses invalid values. */
export function loadByInsert(session: Session, run: RunContext, into: InsertInto): TableLoader {
  if (into.columns.length === 0) return loadDefaults(session, into);
  const program = compileTable(run, into.table, makeSqlValues('mysql'), { columns: into.columns });
  const names = into.columns.map((column) => quoteName('mysql', column)).join(', ');
  const opening = `INSERT INTO ${into.name} (${names}) VALUES `;
  const bytes = Math.max(Math.min(STATEMENT_BYTES, into.packet - 1024 - opening.length * 3), program.minBytes);
  const buffer = Buffer.allocUnsafeSlow(bytes);
  const view = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  return {
    columns: into.columns,
    bytesPerRow: measureRows(program),
    async load(first, end, options = {}) {
      const state = { at: 0 };
      let sent = 0;
      let row = first;
      while (row < end) {
        stopIfAborted(into, options);
        row = program.fill(view, row, end, state);
        sent += state.at;
        await session.execute(`${opening}${buffer.toString('utf8', 0, state.at - 1)}`);
        options.onProgress?.(row - first);
      }
      return { rows: end - first, bytes: sent };
    },
  };
}

/** A table in which every column is left to the database. */
function loadDefaults(session: Session, into: InsertInto): TableLoader {
  const load = async (first: number, end: number, options: LoadOptions = {}): Promise<LoadedRows> => {
    for (let row = first; row < end; row += ROWS_OF_DEFAULTS) {
      stopIfAborted(into, options);
      const rows = Array.from({ length: Math.min(ROWS_OF_DEFAULTS, end - row) }, () => '()');
      await session.execute(`INSERT INTO ${into.name} () VALUES ${rows.join(',')}`);
    }
    return { rows: end - first, bytes: 0 };
  };
  return { columns: [], bytesPerRow: 0, load };
}

function stopIfAborted({ table }: InsertInto, { signal }: LoadOptions): void {
  if (signal?.aborted === true)
    throw targetError('interrupted', `The load of the table ${table} was interrupted.`, { table });
}
