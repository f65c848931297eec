import { postgresqlConnectionConfig, type ServerAddress } from '@rowloom/databases';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg, { type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import { tellingLost } from './explain-lost.ts';
import { POSTGRESQL_TYPES } from './normalise-types.ts';
import { preparedAs } from './prepared.ts';
import { APP_ROLE, STORE_SCHEMA } from './store.ts';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT = 10_000;

/** Whatever the server's, the database's and the user's own settings are. */
const SETTINGS: Readonly<Record<string, string>> = {
  role: APP_ROLE,
  search_path: STORE_SCHEMA,
  timezone: 'UTC',
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  default_transaction_isolation: String.raw`read\ committed`,
  statement_timeout: '30s',
  idle_in_transaction_session_timeout: '60s',
};

/** The store's connections; one that is lost is told as `store_unreachable`, wherever that happens. */
export type StorePool = PostgresPool & {
  readonly query: (text: string, values?: readonly unknown[]) => Promise<{ readonly rows: unknown[] }>;
};

export function openPool(address: ServerAddress, size = POOL_SIZE): StorePool {
  const pool = new pg.Pool({
    ...postgresqlConnectionConfig(address, {}),
    application_name: 'rowloom',
    options: Object.entries(SETTINGS)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    types: POSTGRESQL_TYPES,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
  });
  // A lost connection is told to its query, or to nobody; without listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  // Kysely knows a connection again by its object.
  const telling = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    Client: pg.Client,
    options: pool.options,
    async connect() {
      const client = await tellingLost(pool.connect());
      const known = telling.get(client) ?? tellLost(client);
      telling.set(client, known);
      return known;
    },
    async query(text, values = []) {
      // Several statements have several results, of which one at most has rows.
      const results = [await tellingLost(pool.query(text, [...values]))].flat();
      return { rows: results.flatMap(({ rows }) => rows as unknown[]) };
    },
    end: () => pool.end(),
  };
}

function tellLost(client: PoolClient): PostgresPoolClient {
  // By callback: what pg's own promises answer stays in memory until a full collection, some 20 KB a query, and moving it
  // there holds up every request for 20 ms and more.
  const ask = (query: QueryConfig): Promise<QueryResult> =>
    new Promise((resolve, reject) => {
      client.query(query, (error: Error | null, result) => (error === null ? resolve(result) : reject(error)));
    });
  const query = (text: string, values: readonly unknown[]) =>
    tellingLost(ask({ text, values: [...values], ...preparedAs(text) }));
  // The other form of it is for cursors, which are not used.
  return { query: query as unknown as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) };
}
