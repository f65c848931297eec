import { postgresqlConnectionConfig, type ServerAddress } from '@rowloom/databases';
import pg, { type Pool } from 'pg';
import { POSTGRESQL_TYPES } from './normalise-types.ts';
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

export function openPool(address: ServerAddress, size = POOL_SIZE): Pool {
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
  return pool;
}
