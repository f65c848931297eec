import { postgresqlConnectionConfig, type ServerAddress } from '@rowloom/databases';
import pg, { type PoolClient } from 'pg';
import type { Deadlines } from './deadlines.ts';
import { POSTGRESQL_TYPES } from './normalise-types.ts';
import { APP_ROLE, STORE_SCHEMA } from './store.ts';
import { storeError } from './store-error.ts';

/** Milliseconds of silence after which the system checks whether the peer is still there. */
const KEEP_ALIVE = 5000;
/** Milliseconds within which waiting callers are told that the store is closed. */
const CLOSE_TIMEOUT_MS = 2000;

/** Whatever the settings of server, database and user are. */
const settingsOf = ({ statement, idleTransaction }: Deadlines): Readonly<Record<string, string>> => ({
  role: APP_ROLE,
  search_path: STORE_SCHEMA,
  timezone: 'UTC',
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  default_transaction_isolation: String.raw`read\ committed`,
  statement_timeout: String(statement),
  idle_in_transaction_session_timeout: String(idleTransaction),
  // The server's side of a silent connection: without them it keeps locks until its system gives up, after hours.
  tcp_keepalives_idle: '5',
  tcp_keepalives_interval: '3',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '15000',
});

/** pg's pool, which can be closed while callers wait for a connection, or a server is silent. */
export function openClients(
  address: ServerAddress,
  { size, deadlines }: { readonly size: number; readonly deadlines: Deadlines },
) {
  const clients = new Set<pg.Client>();
  const pool = new pg.Pool({
    ...postgresqlConnectionConfig(address, {}),
    application_name: 'rowloom',
    options: Object.entries(settingsOf(deadlines))
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    types: POSTGRESQL_TYPES,
    max: size,
    connectionTimeoutMillis: deadlines.connect,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    Client: clientsIn(clients),
  });
  // A lost connection is reported to its query, if any; without listeners it would end the process.
  pool.on('error', () => undefined);

  const waiting = new Set<(error: Error) => void>();
  const take = (): Promise<PoolClient> =>
    new Promise((resolve, reject) => {
      waiting.add(reject);
      pool.connect((error, client, release) => {
        const isWanted = waiting.delete(reject);
        if (client === undefined) reject(error ?? new Error('There is no connection.'));
        else if (isWanted) resolve(client);
        else release(true);
      });
    });
  return {
    options: pool.options,
    take,
    async end() {
      const cut = setTimeout(() => {
        for (const { connection } of clients) connection.stream.destroy();
      }, CLOSE_TIMEOUT_MS);
      const ended = pool.end().finally(() => clearTimeout(cut));
      // pg's pool drops callers that still wait for a connection.
      for (const refuse of waiting) refuse(storeError('store_unreachable', 'The store was closed.'));
      waiting.clear();
      await ended;
    },
  };
}

/** Clients known from their creation on: the pool itself does not list those that are still connecting. */
function clientsIn(known: Set<pg.Client>): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      known.add(this);
      this.on('error', () => undefined);
      this.once('end', () => known.delete(this));
    }
  };
}
