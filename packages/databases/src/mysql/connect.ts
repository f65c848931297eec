import { connect, type Socket } from 'node:net';
import type { Connection, ConnectionOptions, Query, ResultSetHeader, SslOptions } from 'mysql2';
import type { ServerAddress, TlsMode } from '../address/database-address.ts';
import { describeAddress } from '../address/describe-address.ts';
import { blameHolders, type Troubles } from '../session/blame-holders.ts';
import { connectWithin, type Opening } from '../session/connect-within.ts';
import type { ConnectOptions } from '../session/driver.ts';
import type { Session, SqlRow, SqlValue } from '../session/session.ts';
import { type PulseCount, takePulse } from '../session/take-pulse.ts';
import { bindParameters } from './bind-parameters.ts';
import { type ExplainAt, keepConnection } from './connection-of.ts';
import { explainMysqlError } from './explain-error.ts';
import { keepGeometryAsBytes } from './keep-geometry.ts';
import { streamRows } from './stream-rows.ts';

const CLOSE_TIMEOUT = 2000;

/**
 * A bad value is an error, zero is a number like others, times are in UTC, and no statement is cut off, whatever the server's
 * own settings.
 */
const SETTINGS = [
  'SET NAMES utf8mb4',
  "SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION,NO_AUTO_VALUE_ON_ZERO'",
  'SET SESSION autocommit = 1, completion_type = 0, sql_quote_show_create = 1, foreign_key_checks = 1, unique_checks = 1, default_storage_engine = InnoDB',
  // Each of them leaves rows out or alone, without a word or with one that blames the statement.
  'SET SESSION sql_safe_updates = 0, sql_select_limit = 18446744073709551615, sql_big_selects = 1 /*!80000 , max_execution_time = 0 */ /*M!100300 , max_statement_time = 0, check_constraint_checks = 1, sql_auto_is_null = 0 */',
  // A run has connections that wait for others.
  'SET SESSION wait_timeout = 28800 /*M!100300 , idle_readonly_transaction_timeout = 0, idle_write_transaction_timeout = 0 */',
  // A client that is cut off must not keep its locks: the server gives up on rows that do not come. MariaDB also on
  // a transaction in which nothing is asked.
  "SET SESSION time_zone = '+00:00', net_read_timeout = 60, net_write_timeout = 60 /*M!100300 , idle_transaction_timeout = 60 */",
].join('; ');

const LOCK_TIMEOUT = 60_000;

const settingsOf = ({ lockTimeout = LOCK_TIMEOUT }: ConnectOptions): string => {
  const seconds = Math.max(1, Math.round(lockTimeout / 1000));
  return `${SETTINGS}; SET SESSION lock_wait_timeout = ${seconds}, innodb_lock_wait_timeout = ${seconds}`;
};

/** Opens a connection to MySQL or MariaDB. The address comes in fields: no URL, no option file, no environment variable. */
export async function connectMysql(address: ServerAddress, options: ConnectOptions = {}): Promise<Session> {
  const place = describeAddress(address);
  // A megabyte of code that most processes never need. That it takes its time to be read is no fault of the server's.
  const { createConnection } = await import('mysql2');
  return connectWithin({ timeout: options.timeout, place }, (opening) =>
    openSession(createConnection(driverOptions(address, options)), options, place, opening),
  );
}

async function openSession(
  connection: Connection,
  options: ConnectOptions,
  place: string,
  { onLate }: Opening,
): Promise<Session> {
  // Statements under way are told by the driver; without a listener the same news would end the process.
  connection.on('error', () => undefined);
  onLate(() => giveUp(connection));
  try {
    await new Promise<void>((resolve, reject) => connection.connect((error) => (error ? reject(error) : resolve())));
    await run(connection, settingsOf(options));
    const [facts] = (await run(
      connection,
      'SELECT VERSION() AS version, @@version_comment AS comment, CONNECTION_ID() AS id',
    )) as readonly SqlRow[];
    return makeSession(connection, place, facts ?? {});
  } catch (error) {
    connection.destroy();
    throw explainMysqlError(error, place);
  }
}

function driverOptions(address: ServerAddress, options: ConnectOptions): ConnectionOptions {
  const { host, pinned = host, port, tls } = address;
  return {
    host,
    port,
    user: address.user,
    password: address.password ?? '',
    database: address.database,
    ...(address.socket ? { socketPath: host } : { stream: () => openSocket(host, pinned, port) }),
    ...(tls === 'disable' ? {} : { ssl: tlsOptions(tls, options.certificateAuthority) }),
    charset: 'utf8mb4_general_ci',
    // One bound of ours covers more than the driver's: see `connectWithin`.
    connectTimeout: 0,
    connectAttributes: { program_name: options.applicationName ?? 'rowloom' },
    multipleStatements: true,
    supportBigNumbers: true,
    dateStrings: true,
    jsonStrings: true,
  };
}

function tlsOptions(tls: TlsMode, ca: string | undefined): SslOptions {
  return {
    rejectUnauthorized: tls !== 'require',
    verifyIdentity: tls === 'verify_full',
    ...(ca === undefined ? {} : { ca }),
  };
}

/** The driver checks a certificate against the host's name only where it is one; an address is looked for in `_host`. */
function openSocket(host: string, pinned: string, port: number): Socket {
  const socket = connect(port, pinned);
  socket.setNoDelay(true);
  socket.setKeepAlive(true, 30_000);
  return Object.assign(socket, { _host: host });
}

type Answer = readonly SqlRow[] | ResultSetHeader | readonly (readonly SqlRow[] | ResultSetHeader)[];

function run(connection: Connection, sql: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const query = connection.query({ sql }, (error, answer) => (error ? reject(error) : resolve(answer as Answer)));
    keepGeometryAsBytes(query);
  });
}

const explainIn =
  (troubles: Troubles): ExplainAt =>
  (error, place) =>
    blameHolders(explainMysqlError(error, place), troubles);

/** All that is asked goes through the driver's one door. */
function countQueries(connection: Connection, onAsked: () => void): PulseCount {
  const count = takePulse(() => (connection as unknown as { readonly stream: Socket }).stream);
  const query = connection.query.bind(connection) as (...words: readonly unknown[]) => Query;
  const counted = (...words: readonly unknown[]): Query => {
    const [first] = words;
    count.asked(typeof first === 'string' ? first : (first as { readonly sql: string }).sql);
    onAsked();
    const command = query(...words);
    command.once('end', count.answered);
    return command;
  };
  Object.assign(connection, { query: counted });
  return count;
}

/** The driver's own way would wait for the answer under way. Without the socket it tells its statements at once. */
function giveUp(connection: Connection): void {
  (connection as unknown as { readonly stream: Socket }).stream.destroy();
}

const IN_TRANSACTION = 1;

/** The server's flags after the last statement that has them; queries have none, and change none of ours. */
function statusOf(answer: Answer): number | undefined {
  const last = Array.isArray(answer) ? (answer as readonly unknown[]).at(-1) : answer;
  const status = (last as { readonly serverStatus?: unknown } | undefined)?.serverStatus;
  return typeof status === 'number' ? status : undefined;
}

function makeSession(connection: Connection, place: string, facts: SqlRow): Session {
  const write = (value: SqlValue): string =>
    connection.escape(
      value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value,
    );
  const bind = (sql: string, parameters: readonly SqlValue[] = []): string => bindParameters(sql, parameters, write);
  const troubles: Troubles = {};
  const explain = (error: unknown): Error => explainIn(troubles)(error, place);
  const count = countQueries(connection, () => (troubles.holders = undefined));
  let status = 0;
  const ask = async (sql: string): Promise<Answer> => {
    try {
      const answer = await run(connection, sql);
      status = statusOf(answer) ?? status;
      return answer;
    } catch (error) {
      throw explain(error);
    }
  };
  const version = String(facts['version'] ?? '');
  const session: Session = {
    dialect: /mariadb/i.test(`${version} ${String(facts['comment'])}`) ? 'mariadb' : 'mysql',
    serverVersion: version,
    backend: Number(facts['id']),
    inTransaction: () => (status & IN_TRANSACTION) !== 0,
    query: async (sql, parameters) => {
      const answer = await ask(bind(sql, parameters));
      return Array.isArray(answer) ? (answer as readonly SqlRow[]) : [];
    },
    execute: async (sql, parameters) => {
      const answer = await ask(bind(sql, parameters));
      return Array.isArray(answer) ? answer.length : (answer as ResultSetHeader).affectedRows;
    },
    script: async (sql) => void (await ask(sql)),
    async *stream(sql, parameters) {
      for await (const rows of streamRows(connection, bind(sql, parameters), explain)) {
        count.rest(true);
        yield rows;
        count.rest(false);
      }
    },
    pulse: count.pulse,
    blame: (holders) => void (troubles.holders = holders),
    close: () =>
      new Promise((resolve) => {
        // A server that has stopped answering would keep the goodbye waiting.
        const timer = setTimeout(() => (giveUp(connection), resolve()), CLOSE_TIMEOUT);
        connection.end(() => (clearTimeout(timer), resolve()));
      }),
    destroy(reason) {
      troubles.reason ??= reason;
      giveUp(connection);
    },
  };
  return keepConnection(session, connection, explainIn(troubles));
}
