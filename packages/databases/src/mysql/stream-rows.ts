import type { Connection } from 'mysql2';
import type { SqlRow } from '../session/session.ts';
import { keepGeometryAsBytes } from './keep-geometry.ts';

const ROWS = 1000;

/** Rows in batches. While no batch is requested, the connection does not read on, so memory stays constant. */
export async function* streamRows(
  connection: Connection,
  sql: string,
  explain: (error: unknown) => Error,
): AsyncGenerator<readonly SqlRow[], void, void> {
  let batch: SqlRow[] = [];
  let ended = false;
  let failure: unknown;
  let wake: () => void = () => undefined;
  const query = connection.query({ sql });
  keepGeometryAsBytes(query);
  query.on('result', (row: SqlRow) => {
    batch.push(row);
    if (batch.length < ROWS) return;
    connection.pause();
    wake();
  });
  query.on('error', (error: unknown) => {
    failure = error;
    ended = true;
    wake();
  });
  query.on('end', () => {
    ended = true;
    wake();
  });
  // A broken connection notifies itself, not a statement without a callback.
  const onLost = (error: unknown): void => {
    failure ??= error;
    ended = true;
    wake();
  };
  connection.on('error', onLost);
  try {
    for (;;) {
      if (!ended && batch.length < ROWS)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      if (failure !== undefined) throw explain(failure);
      const full = batch;
      batch = [];
      if (full.length > 0) yield full;
      if (ended && batch.length === 0) return;
      if (!ended) connection.resume();
    }
  } finally {
    connection.removeListener('error', onLost);
    if (!ended) {
      // The rest is read and dropped: the protocol has no other way to reach the next statement.
      query.removeAllListeners('result');
      batch = [];
      connection.resume();
    }
  }
}
