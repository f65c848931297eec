import type { Client } from 'pg';
import type { SqlRow, SqlValue } from '../../session/session.ts';
import { submitQuery, type WireConnection, type WireField } from './client-query.ts';
import { parserOf, toWire } from './wire-value.ts';

const ROWS_AT_ONCE = 1000;

type Batch = { readonly rows: readonly SqlRow[]; readonly last: boolean };

/**
 * Rows in batches out of one portal: the next batch is asked for only when the last one has been taken, so a slow reader
 * keeps no rows. The connection belongs to it until the reader is done.
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
  let fields: readonly WireField[] = [];
  let parsers: readonly ((value: string) => SqlValue)[] = [];
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
      given.stream.cork();
      given.parse({ name: '', text: sql });
      given.bind({ values: parameters.map(toWire) });
      given.describe({ type: 'P', name: '' });
      given.execute({ portal: '', rows: ROWS_AT_ONCE });
      given.flush();
      given.stream.uncork();
    },
    handleRowDescription(message) {
      fields = message.fields;
      parsers = fields.map(({ dataTypeID }) => parserOf(dataTypeID));
    },
    handleDataRow({ fields: values }) {
      const row: Record<string, SqlValue> = {};
      fields.forEach(({ name }, index) => {
        const value = values[index] ?? null;
        row[name] = value === null ? null : (parsers[index]?.(value) ?? value);
      });
      rows.push(row);
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
