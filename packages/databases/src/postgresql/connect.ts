import pg, { type Client } from 'pg';
import type { ServerAddress } from '../address/database-address.ts';
import type { ConnectOptions } from '../session/driver.ts';
import type { Session, SqlRow, SqlValue } from '../session/session.ts';
import { keepClient } from './connection/client-of.ts';
import { connectionConfig, startupMessage } from './connection/connection-config.ts';
import { explainRefusal, watchStages } from './connection/explain-refusal.ts';
import { makeLane } from './connection/lane.ts';
import { streamRows } from './connection/stream-rows.ts';
import { toWire } from './connection/wire-value.ts';
import { explainPostgresqlError } from './explain-error.ts';

const CONNECT_TIMEOUT = 10_000;
const CLOSE_TIMEOUT = 2000;

/** All texts of values are then the same whatever the server's and the role's own settings are. */
const SETTINGS: Readonly<Record<string, string>> = {
  client_encoding: 'UTF8',
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  standard_conforming_strings: 'on',
};

/** The search path stays the role's own: functions of the schema may rely on it. */
export async function connectPostgresql(address: ServerAddress, options: ConnectOptions = {}): Promise<Session> {
  const place = describePlace(address);
  const client = await openClient(address, options, place);
  const explain = (error: unknown) => explainPostgresqlError(error, place);
  const lane = makeLane();
  const ask = (text: string, values: readonly SqlValue[] = []) =>
    lane(() =>
      // The extended protocol takes one statement only, even without parameters.
      client
        .query({ text, values: values.map(toWire), queryMode: 'extended' } as { text: string })
        .catch((error: unknown) => Promise.reject(explain(error))),
    );
  let facts: SqlRow | undefined;
  try {
    const settings = Object.entries(SETTINGS);
    const calls = settings.map((_, index) => `set_config($${index * 2 + 1}, $${index * 2 + 2}, false)`);
    const { rows } = await ask(
      `SELECT ${calls.join(', ')}, current_setting('server_version') AS version, pg_backend_pid() AS backend`,
      settings.flat(),
    );
    facts = rows[0] as SqlRow;
  } catch (error) {
    client.connection.stream.destroy();
    throw error;
  }

  const session: Session = {
    dialect: 'postgresql',
    serverVersion: String(facts['version']),
    backend: Number(facts['backend']),
    inTransaction: () => client.getTransactionStatus() !== 'I',
    query: async (sql, parameters) => (await ask(sql, parameters)).rows as readonly SqlRow[],
    execute: async (sql, parameters) => (await ask(sql, parameters)).rowCount ?? 0,
    script: (sql) =>
      lane(async () => {
        await client.query(sql).catch((error: unknown) => Promise.reject(explain(error)));
      }),
    async *stream(sql, parameters = []) {
      const done = Promise.withResolvers<void>();
      // Statements asked for meanwhile wait for the reader to end.
      await new Promise<void>((start) => void lane(() => (start(), done.promise)));
      try {
        yield* streamRows(client, sql, parameters);
      } catch (error) {
        throw explain(error);
      } finally {
        done.resolve();
      }
    },
    async close() {
      // A server that has stopped answering would keep the goodbye waiting.
      const timer = setTimeout(() => client.connection.stream.destroy(), CLOSE_TIMEOUT);
      await client.end();
      clearTimeout(timer);
    },
    destroy: () => void client.connection.stream.destroy(),
  };
  keepClient(session, { client, lane, explain });
  return session;
}

async function openClient(address: ServerAddress, options: ConnectOptions, place: string): Promise<Client> {
  const { timeout = CONNECT_TIMEOUT } = options;
  const client = new pg.Client(connectionConfig(address, options));
  Object.assign(client, { getStartupConf: () => startupMessage(address, options) });
  // A connection that is lost while nothing is asked has nobody to tell: the next statement fails.
  client.on('error', () => undefined);
  const stages = watchStages(client);
  const timer = setTimeout(() => {
    stages.timedOut = true;
    client.connection.stream.destroy();
  }, timeout);
  try {
    await client.connect();
    return client;
  } catch (error) {
    client.connection.stream.destroy();
    throw explainRefusal(error, { address, place, stages, timeout });
  } finally {
    clearTimeout(timer);
  }
}

function describePlace({ host, port, database, socket }: ServerAddress): string {
  return `the database ${database} ${socket ? `at the socket ${host}` : `on ${host}:${port}`}`;
}
