import { quoteName } from '@rowloom/engine';
import type { Client } from 'pg';
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

/**
 * Whatever the server's and the role's own settings are, the texts of values are then the same, and no long statement is
 * cut off. Compiling queries costs more than it gains on the many short ones over the catalogue.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  client_encoding: 'UTF8',
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  standard_conforming_strings: 'on',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  transaction_timeout: '0',
  jit: 'off',
};

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
    // Versions differ in what can be set.
    const calls = settings.map((_, index) => {
      const [name, value] = [`$${index * 2 + 1}::text`, `$${index * 2 + 2}::text`];
      return `CASE WHEN current_setting(${name}, true) IS NOT NULL THEN set_config(${name}, ${value}, false) END`;
    });
    const { rows } = await ask(
      `SELECT ${calls.join(', ')}, current_setting('server_version') AS version, pg_backend_pid() AS backend, current_user AS role, current_setting('search_path') AS path`,
      settings.flat(),
    );
    facts = rows[0] as SqlRow;
    await ask("SELECT set_config('search_path', $1, false)", [searchPath(address, facts)]);
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
      const { stream } = client.connection;
      const timer = setTimeout(() => stream.destroy(), CLOSE_TIMEOUT);
      const ended = client.end().finally(() => clearTimeout(timer));
      // Said is enough: the server tidies up for milliseconds before it says so too.
      await Promise.race([ended, new Promise((resolve) => stream.once('finish', resolve))]);
    },
    destroy: () => void client.connection.stream.destroy(),
  };
  keepClient(session, { client, lane, explain });
  return session;
}

/**
 * The search path stays the role's own, since functions of the schema may rely on it: after the schemas that the address
 * names, and without the ledger's, which a role called rowloom would have first.
 */
function searchPath({ schemas = [] }: ServerAddress, { role, path }: SqlRow): string {
  const own = String(path)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'rowloom' && !(name === '"$user"' && role === 'rowloom'));
  return [...schemas.map((name) => quoteName('postgresql', name)), ...own].join(', ');
}

async function openClient(address: ServerAddress, options: ConnectOptions, place: string): Promise<Client> {
  const { timeout = CONNECT_TIMEOUT } = options;
  // With the networking it brings along: processes that write files need none of it.
  const { default: pg } = await import('pg');
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
