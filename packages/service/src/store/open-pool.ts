import { postgresqlConnectionConfig, type ServerAddress } from '@rowloom/databases';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg, { type PoolClient } from 'pg';
import { settlesWithin } from '../settles-within.ts';
import { DEADLINES, type Deadlines } from './deadlines.ts';
import { tellingLost } from './explain-lost.ts';
import { POSTGRESQL_TYPES } from './normalise-types.ts';
import type { TransactionState } from './settle-commit.ts';
import { APP_ROLE, STORE_SCHEMA } from './store.ts';
import { storeError } from './store-error.ts';
import { forKysely, type StoreConnection, storeConnection } from './store-connection.ts';

const POOL_SIZE = 10;
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

/** The store's connections; one that is lost is told as `store_unreachable`, wherever that happens. */
export type StorePool = PostgresPool & {
  readonly query: (
    text: string,
    values?: readonly unknown[],
    milliseconds?: number,
  ) => Promise<{ readonly rows: unknown[] }>;
  /** Whether a statement is answered, in the time that this question has. */
  readonly isAnswering: () => Promise<boolean>;
};

export type PoolOptions = { readonly size?: number; readonly deadlines?: Partial<Deadlines> };

export function openPool(address: ServerAddress, { size = POOL_SIZE, deadlines: own }: PoolOptions = {}): StorePool {
  const deadlines: Deadlines = { ...DEADLINES, ...own };
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
  const connections = new WeakMap<PoolClient, StoreConnection>();
  let missedAt = -Infinity;
  const readState = async (transaction: string): Promise<TransactionState> => {
    const { rows } = await query('select pg_xact_status($1::xid8) as state', [transaction], deadlines.probe);
    return (rows as readonly { readonly state: TransactionState }[])[0]?.state ?? null;
  };
  const open = async (): Promise<StoreConnection> => {
    for (;;) {
      const client = await tellingLost(take());
      const onMissed = (): void => void (missedAt = performance.now());
      const connection = connections.get(client) ?? storeConnection(client, { deadlines, readState, onMissed });
      connections.set(client, connection);
      if (connection.heardAt() >= missedAt) return connection;
      // It is older than the trouble that another has met: to find out would take each of them its whole deadline.
      connection.release(true);
    }
  };
  const query: StorePool['query'] = async (text, values, milliseconds) => {
    const connection = await open();
    try {
      // Several statements have several results, of which one at most has rows.
      const results = [await connection.query(text, values, milliseconds)].flat();
      return { rows: results.flatMap(({ rows }) => rows as unknown[]) };
    } finally {
      connection.release();
    }
  };
  // Kysely knows a connection again by its object.
  const known = new WeakMap<StoreConnection, PostgresPoolClient>();
  return {
    Client: pg.Client,
    options: pool.options,
    async connect() {
      const connection = await open();
      const client = known.get(connection) ?? forKysely(connection);
      known.set(connection, client);
      return client;
    },
    query,
    async isAnswering() {
      let isAnswered = false;
      const asked = query('select', [], deadlines.probe).then(() => (isAnswered = true));
      return (await settlesWithin(asked, deadlines.probe)) && isAnswered;
    },
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
