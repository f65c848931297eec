import type { Client } from 'pg';
import type { SqlRow, SqlValue } from '../../session/session.ts';
import { submitQuery, type WireConnection } from './client-query.ts';
import { parserOf, toWire } from './wire-value.ts';

const ROWS_AT_ONCE = 1000;

type Batch = { readonly rows: readonly SqlRow[]; readonly last: boolean };

/**
 * Rows in batches from one portal: the next batch is requested only when the last one has been consumed, so a slow
 * reader buffers no rows. The connection belongs to it until the reader is done.
 */
export async function* streamRows(
  client: Client,
  sql: string,
  parameters: readonly SqlValue[],
): AsyncIterable<readonly SqlRow[]> {
  const portal = openPortal(client, sql, parameters);
  let open = true;
  try {
    for (;;) {
      const { rows, last } = await portal.next();
      open = !last;
      if (rows.length > 0) yield rows;
      if (last) return;
    }
  } catch (error) {
    open = false;
    throw error;
  } finally {
    if (open) await portal.close();
  }
}

function openPortal(client: Client, sql: string, parameters: readonly SqlValue[]) {
  let connection: WireConnection | undefined;
  let fields: readonly ReadField[] = [];
  let rows: SqlRow[] = [];
  let failure: { readonly error: unknown } | undefined;
  let waiting = Promise.withResolvers<Batch>();
  waiting.promise.catch(() => undefined);
  let asked = true;

  const answer = (last: boolean): void => {
    const batch = { rows, last };
    rows = [];
    waiting.resolve(batch);
  };
  submitQuery(client, {
    submit(given) {
      connection = given;
      begin(given, sql, parameters);
    },
    handleRowDescription(message) {
      fields = message.fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }));
    },
    handleDataRow({ fields: values }) {
      rows.push(readRow(fields, values));
    },
    handlePortalSuspended: () => answer(false),
    handleCommandComplete: () => connection?.sync(),
    handleEmptyQuery: () => connection?.sync(),
    handleReadyForQuery: () => answer(true),
    handleError(error) {
      failure = { error };
      waiting.reject(error);
      connection?.sync();
    },
  });

  return {
    next(): Promise<Batch> {
      if (failure !== undefined) return Promise.reject(failure.error);
      if (!asked) {
        waiting = Promise.withResolvers<Batch>();
        connection?.execute({ portal: '', rows: ROWS_AT_ONCE });
        connection?.flush();
      }
      asked = false;
      return waiting.promise;
    },
    async close(): Promise<void> {
      if (failure !== undefined) return;
      waiting = Promise.withResolvers<Batch>();
      connection?.close({ type: 'P', name: '' });
      connection?.sync();
      await waiting.promise.catch(() => undefined);
    },
  };
}

type ReadField = { readonly name: string; readonly parse: (value: string) => SqlValue };

function readRow(fields: readonly ReadField[], values: readonly (string | null)[]): SqlRow {
  const row: Record<string, SqlValue> = {};
  fields.forEach(({ name, parse }, index) => {
    const value = values[index] ?? null;
    row[name] = value === null ? null : (parse(value) ?? value);
  });
  return row;
}

/** The statement and the request for its first rows, sent as one. */
function begin(connection: WireConnection, sql: string, parameters: readonly SqlValue[]): void {
  connection.stream.cork();
  connection.parse({ name: '', text: sql });
  connection.bind({ values: parameters.map(toWire) });
  connection.describe({ type: 'P', name: '' });
  connection.execute({ portal: '', rows: ROWS_AT_ONCE });
  connection.flush();
  connection.stream.uncork();
}
