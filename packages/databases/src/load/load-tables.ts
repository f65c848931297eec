import { targetError } from '../target/target-error.ts';
import type { TableLoader } from './table-loader.ts';

export type LoadTablesOptions = {
  readonly signal?: AbortSignal;
  /** Called now and then with the rows of a table that were handed over so far, and once when all are there. */
  readonly onProgress?: (table: string, rows: number) => void;
};

/**
 * Loads whole tables, one after the other; answers the bytes. While the server is busy with the rows of one, the next is made
 * ready.
 */
export async function loadTables(
  tables: readonly { readonly name: string; readonly rows: number }[],
  open: (table: string) => Promise<TableLoader>,
  { signal, onProgress }: LoadTablesOptions = {},
): Promise<number> {
  let bytes = 0;
  let opening: Promise<TableLoader> | undefined;
  for (const [place, { name, rows }] of tables.entries()) {
    if (signal?.aborted === true) throw targetError('interrupted', 'The load was interrupted.');
    const loader = await (opening ?? open(name));
    opening = undefined;
    const next = tables[place + 1]?.name;
    let isAsked = false;
    const loaded = await loader.load(0, rows, {
      ...(signal === undefined ? {} : { signal }),
      onProgress(done) {
        if (done < rows) onProgress?.(name, done);
        if (isAsked || next === undefined) return;
        isAsked = true;
        // A turn later, when all that can be on its way to the server is.
        setImmediate(() => {
          opening = open(next);
          // Told when it is awaited.
          opening.catch(() => undefined);
        });
      },
    });
    bytes += loaded.bytes;
    onProgress?.(name, rows);
  }
  return bytes;
}
