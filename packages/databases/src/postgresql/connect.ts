import type { Client } from 'pg';
import type { ServerAddress } from '../address/database-address.ts';
import { blameHolders, type Troubles } from '../session/blame-holders.ts';
import { connectWithin, type Opening } from '../session/connect-within.ts';
import type { ConnectOptions } from '../session/driver.ts';
import type { Session, SqlRow, SqlValue } from '../session/session.ts';
import { type PulseCount, takePulse } from '../session/take-pulse.ts';
import { keepClient } from './connection/client-of.ts';
import { connectionConfig, startupMessage } from './connection/connection-config.ts';
import { explainRefusal, watchStages } from './connection/explain-refusal.ts';
import { makeLane } from './connection/lane.ts';
import { prepareSession, sessionSettings } from './connection/prepare-session.ts';
import { refuseSharedBackends } from './connection/refuse-shared-backends.ts';
import { streamRows } from './connection/stream-rows.ts';
import { toWire } from './connection/wire-value.ts';
import { explainPostgresqlError } from './explain-error.ts';

const CLOSE_TIMEOUT = 2000;

export async function connectPostgresql(address: ServerAddress, options: ConnectOptions = {}): Promise<Session> {
  const place = describePlace(address);
  // Imports the networking code, which processes that write files do not need. Loading it must not count against the
  // server.
  const { default: pg } = await import('pg');
  return connectWithin({ timeout: options.timeout, place }, (opening) =>
    openSession({ pg, address, options, place, opening }),
  );
}

type Wanted = {
  readonly pg: { readonly Client: typeof Client };
  readonly address: ServerAddress;
  readonly options: ConnectOptions;
  readonly place: string;
  readonly opening: Opening;
};

async function openSession(wanted: Wanted): Promise<Session> {
  const { address, options, place } = wanted;
  const client = await openClient(wanted);
  const troubles: Troubles = {};
  const explain = (error: unknown) => blameHolders(explainPostgresqlError(error, place), troubles);
  const count = countQueries(client, () => (troubles.holders = undefined));
  const lane = makeLane();
  const ask = (text: string, values: readonly SqlValue[] = []) =>
    lane(() =>
      // The extended protocol accepts only one statement, even without parameters.
      client
        .query({ text, values: values.map(toWire), queryMode: 'extended' } as { text: string })
        .catch((error: unknown) => Promise.reject(explain(error))),
    );
  const giveUp = (error: unknown): never => {
    client.connection.stream.destroy();
    throw explain(error);
  };
  const facts = await prepareSession(client, address.schemas ?? [], sessionSettings(options)).catch(giveUp);
  await refuseSharedBackends(client, facts.backend, place, (timeout) =>
    connectWithin({ timeout, place }, (opening) => openClient({ ...wanted, opening })),
  ).catch(giveUp);
  const session: Session = {
    dialect: 'postgresql',
    serverVersion: facts.version,
    backend: facts.backend,
    inTransaction: () => client.getTransactionStatus() !== 'I',
    query: async (sql, parameters) => (await ask(sql, parameters)).rows as readonly SqlRow[],
    execute: async (sql, parameters) => (await ask(sql, parameters)).rowCount ?? 0,
    script: (sql) =>
      lane(async () => {
        await client.query(sql).catch((error: unknown) => Promise.reject(explain(error)));
      }),
    async *stream(sql, parameters = []) {
      const done = Promise.withResolvers<void>();
      // Statements issued meanwhile wait for the reader to end.
      await new Promise<void>((start) => void lane(() => (start(), done.promise)));
      try {
        yield* resting(streamRows(client, sql, parameters), count);
      } catch (error) {
        throw explain(error);
      } finally {
        done.resolve();
      }
    },
    pulse: count.pulse,
    blame: (holders) => void (troubles.holders = holders),
    close: () => sayGoodbye(client),
    destroy(reason) {
      troubles.reason ??= reason;
      client.connection.stream.destroy();
    },
  };
  keepClient(session, { client, lane, explain });
  return session;
}

/** While the reader is busy with rows, silence is not the server's. */
async function* resting<T>(batches: AsyncIterable<T>, count: PulseCount): AsyncIterable<T> {
  try {
    for await (const rows of batches) {
      count.rest(true);
      yield rows;
      count.rest(false);
    }
  } finally {
    count.rest(false);
  }
}

async function sayGoodbye(client: Client): Promise<void> {
  // A server that has stopped answering would block the goodbye.
  const { stream } = client.connection;
  const timer = setTimeout(() => stream.destroy(), CLOSE_TIMEOUT);
  const ended = client.end().finally(() => clearTimeout(timer));
  // Sending it is enough: the server takes milliseconds to clean up before it answers.
  await Promise.race([ended, new Promise((resolve) => stream.once('finish', resolve))]);
}

/** All statements go through a single method of the driver, and each is answered by one message. */
function countQueries(client: Client, onAsked: () => void): PulseCount {
  const count = takePulse(() => client.connection.stream);
  const query = client.query.bind(client) as (...words: readonly unknown[]) => unknown;
  const counted = (...words: readonly unknown[]): unknown => {
    count.asked();
    onAsked();
    return query(...words);
  };
  Object.assign(client, { query: counted });
  client.connection.on('readyForQuery', count.answered);
  return count;
}

async function openClient({ pg, address, options, place, opening }: Wanted): Promise<Client> {
  const client = new pg.Client(connectionConfig(address, options));
  Object.assign(client, { getStartupConf: () => startupMessage(address, options) });
  // A connection that is lost while idle has no statement to fail: the next one fails.
  client.on('error', () => undefined);
  const stages = watchStages(client);
  opening.onLate(() => client.connection.stream.destroy());
  try {
    await client.connect();
    return client;
  } catch (error) {
    client.connection.stream.destroy();
    throw explainRefusal(error, { address, place, stages });
  }
}

function describePlace({ host, port, database, socket }: ServerAddress): string {
  return `the database ${database} ${socket ? `at the socket ${host}` : `on ${host}:${port}`}`;
}
