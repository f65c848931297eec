import type { ServerAddress } from '@rowloom/databases';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg, { type PoolClient } from 'pg';
import { settlesWithin } from '../settles-within.ts';
import { openClients } from './open-clients.ts';
import { DEADLINES, type Deadlines } from './deadlines.ts';
import { tellingLost } from './explain-lost.ts';
import type { TransactionState } from './settle-commit.ts';
import { forKysely, type StoreConnection, storeConnection } from './store-connection.ts';

const POOL_SIZE = 10;
/** The store's connections; a lost one is reported as `store_unreachable`, wherever that happens. */
export type StorePool = PostgresPool & {
  readonly query: (
    text: string,
    values?: readonly unknown[],
    milliseconds?: number,
  ) => Promise<{ readonly rows: unknown[] }>;
  /** Whether a statement is answered within the limit of this check. */
  readonly isAnswering: () => Promise<boolean>;
};

export type PoolOptions = { readonly size?: number; readonly deadlines?: Partial<Deadlines> };

export function openPool(address: ServerAddress, { size = POOL_SIZE, deadlines: own }: PoolOptions = {}): StorePool {
  const deadlines: Deadlines = { ...DEADLINES, ...own };
  const clients = openClients(address, { size, deadlines });
  const connections = new WeakMap<PoolClient, StoreConnection>();
  let missedAt = -Infinity;
  const readState = async (transaction: string): Promise<TransactionState> => {
    const { rows } = await query('select pg_xact_status($1::xid8) as state', [transaction], deadlines.probe);
    return (rows as readonly { readonly state: TransactionState }[])[0]?.state ?? null;
  };
  const open = async (): Promise<StoreConnection> => {
    for (;;) {
      const client = await tellingLost(clients.take());
      const onMissed = (): void => void (missedAt = performance.now());
      const connection = connections.get(client) ?? storeConnection(client, { deadlines, readState, onMissed });
      connections.set(client, connection);
      if (connection.heardAt() >= missedAt) return connection;
      // It is older than the failure that another has met: finding out would take each of them its whole deadline.
      connection.release(true);
    }
  };
  const query: StorePool['query'] = async (text, values, milliseconds) => {
    const connection = await open();
    try {
      // Several statements have several results, of which at most one has rows.
      const results = [await connection.query(text, values, milliseconds)].flat();
      return { rows: results.flatMap(({ rows }) => rows as unknown[]) };
    } finally {
      connection.release();
    }
  };
  // Kysely identifies a connection by its object.
  const known = new WeakMap<StoreConnection, PostgresPoolClient>();
  return {
    Client: pg.Client,
    options: clients.options,
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
    end: () => clients.end(),
  };
}
