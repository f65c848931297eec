import { postgresqlConnectionConfig, type ServerAddress } from '@rowloom/databases';
import pg, { type PoolClient } from 'pg';
import type { Deadlines } from './deadlines.ts';
import { POSTGRESQL_TYPES } from './normalise-types.ts';
import { APP_ROLE, STORE_SCHEMA } from './store.ts';
import { storeError } from './store-error.ts';

/** Milliseconds without a word after which the system asks whether the far end is still there. */
const KEEP_ALIVE = 5000;
/** Milliseconds that what waits for the store may take to be told that it is closed. */
const FAREWELL = 2000;

/** Whatever the server's, the database's and the user's own settings are. */
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
  // The server's end of a link that has gone silent: without them it keeps locks until its system gives up, in hours.
  tcp_keepalives_idle: '5',
  tcp_keepalives_interval: '3',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '15000',
});

/** pg's pool, which can be closed while somebody waits for a connection, or a server says nothing. */
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
  // A lost connection is told to its query, or to nobody; without listeners it would end the process.
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
      }, FAREWELL);
      const ended = pool.end().finally(() => clearTimeout(cut));
      // pg's pool forgets whoever still waits for a connection.
      for (const refuse of waiting) refuse(storeError('store_unreachable', 'The store was closed.'));
      waiting.clear();
      await ended;
    },
  };
}

/** Clients that are known from their beginning on: the pool itself does not tell of those that are still connecting. */
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
