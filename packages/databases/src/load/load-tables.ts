import { targetError } from '../target/target-error.ts';
import type { LoadedRows, TableLoader } from './table-loader.ts';

export type LoadTablesOptions = {
  readonly signal?: AbortSignal;
  /** Called now and then with the rows of a table handed over so far, and once when all are there. */
  readonly onProgress?: (table: string, rows: number) => void;
};

/**
 * Loads whole tables, one after the other; returns the bytes. While the server is busy with the rows of one, the next
 * is prepared, and begins as soon as all of them are sent, if the loader allows it.
 */
export async function loadTables(
  tables: readonly { readonly name: string; readonly rows: number }[],
  open: (table: string) => Promise<TableLoader>,
  { signal, onProgress }: LoadTablesOptions = {},
): Promise<number> {
  const stop = new AbortController();
  const either = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]);
  // One awaiting its answer, and one whose rows are being sent.
  const running: { readonly name: string; readonly rows: number; readonly loading: Promise<LoadedRows> }[] = [];
  let bytes = 0;
  const settle = async (): Promise<void> => {
    for (const { name, rows, loading } of running.slice(0, 1)) {
      bytes += (await loading).bytes;
      running.shift();
      onProgress?.(name, rows);
    }
  };
  let at = -1;
  let ahead: Promise<TableLoader> | undefined;
  try {
    for (const { name, rows } of tables) {
      if (signal?.aborted === true) throw targetError('interrupted', 'The load was interrupted.');
      const place = ++at;
      const loader = await (ahead ?? open(name));
      ahead = undefined;
      const openNext = (): void => {
        const next = tables[place + 1];
        // A few rows may have been sent by now, when the next table's turn comes.
        if (next === undefined || at !== place) return;
        ahead = open(next.name);
        // Reported when it is awaited.
        ahead.catch(() => undefined);
      };
      let isAsked = false;
      const sent = Promise.withResolvers<void>();
      const loading = loader.load(0, rows, {
        signal: either,
        onSent: sent.resolve,
        onProgress(done) {
          if (done < rows) onProgress?.(name, done);
          // A turn later, when everything that can be in flight to the server is.
          if (!isAsked) setImmediate(openNext);
          isAsked = true;
        },
      });
      loading.catch(() => undefined);
      running.push({ name, rows, loading });
      if (running.length > 1) await settle();
      const isAnswered = await Promise.race([loading.then(() => true), sent.promise.then(() => false)]);
      if (isAnswered) await settle();
    }
    await settle();
    return bytes;
  } catch (error) {
    if (running.length > 1) stop.abort();
    throw (await firstFailure(running.map(({ loading }) => loading))) ?? error;
  }
}

/** If one failed, so did the other, and the first one has the reason. */
async function firstFailure(loads: readonly Promise<LoadedRows>[]): Promise<unknown> {
  const first = (await Promise.allSettled(loads)).find(({ status }) => status === 'rejected');
  return first?.status === 'rejected' ? first.reason : undefined;
}
