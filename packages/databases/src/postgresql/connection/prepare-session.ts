import { quoteName, quoteText } from '@rowloom/engine';
import type { Client } from 'pg';
import type { ConnectOptions } from '../../session/driver.ts';
import type { SqlRow } from '../../session/session.ts';

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
  transform_null_equals: 'off',
  array_nulls: 'on',
  xmloption: 'content',
  quote_all_identifiers: 'off',
  default_transaction_isolation: 'read committed',
  statement_timeout: '0',
  jit: 'off',
  // A run has connections that wait for others.
  idle_session_timeout: '0',
  // A client that is cut off must not keep its locks: the server finds out within half a minute, also in mid-statement.
  idle_in_transaction_session_timeout: '60s',
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '30s',
  client_connection_check_interval: '5s',
};

const LOCK_TIMEOUT = 60_000;

export const sessionSettings = ({ lockTimeout = LOCK_TIMEOUT }: ConnectOptions): Readonly<Record<string, string>> => ({
  ...SETTINGS,
  lock_timeout: `${lockTimeout}ms`,
});

/** Refused by servers on systems that cannot tell. */
const OPTIONAL = 'client_connection_check_interval';

/** Known since PostgreSQL 17. */
const TRANSACTION_TIMEOUT = 'transaction_timeout';

export type SessionFacts = { readonly version: string; readonly backend: number };

/**
 * Makes a connection that was just opened ready for work. A server far away is asked once in most cases, twice where its
 * search path has to change or it is of a version that knows more.
 */
export async function prepareSession(
  client: Client,
  schemas: readonly string[],
  settings: Readonly<Record<string, string>> = sessionSettings({}),
): Promise<SessionFacts> {
  const facts = await setAll(client, settings);
  const path = searchPath(schemas, facts);
  const more = [
    ...(path === String(facts['path'])
      ? []
      : [`SELECT set_config('search_path', ${quoteText('postgresql', path)}, false)`]),
    ...(facts['cuts'] === null ? [] : [setting(TRANSACTION_TIMEOUT, '0')]),
  ];
  if (more.length > 0) await client.query(more.join('; '));
  return { version: String(facts['version']), backend: Number(facts['backend']) };
}

const FACTS = `current_setting('server_version') AS version, pg_backend_pid() AS backend, current_user AS role,
  current_setting('search_path') AS path, current_setting('${TRANSACTION_TIMEOUT}', true) AS cuts`;

/** Plain statements, which a server neither looks up nor plans; one that does not know them all gets them by function. */
async function setAll(client: Client, settings: Readonly<Record<string, string>>): Promise<SqlRow> {
  const given = Object.entries(settings);
  const sets = given.map(([name, value]) => setting(name, value));
  // The driver answers with one result for each statement.
  const results = (await client
    .query(`${sets.join('; ')}; SELECT ${FACTS}`)
    .catch((error: unknown) => (isSaidByServer(error) ? undefined : Promise.reject(error)))) as unknown;
  if (Array.isArray(results)) return (results.at(-1) as { readonly rows: readonly SqlRow[] }).rows[0] as SqlRow;
  const calls = given
    .filter(([name]) => name !== OPTIONAL)
    .map(
      ([name, value]) =>
        `CASE WHEN current_setting('${name}', true) IS NOT NULL THEN set_config('${name}', '${value}', false) END`,
    );
  const { rows } = await client.query(`SELECT ${[...calls, FACTS].join(', ')}`);
  return rows[0] as SqlRow;
}

const setting = (name: string, value: string): string => `SET ${name} = '${value}'`;

const isSaidByServer = (error: unknown): boolean => error instanceof Error && 'severity' in error;

/**
 * The search path stays the role's own, since functions of the schema may rely on it: after the schemas that the address
 * names, and without the ledger's, which a role called rowloom would have first.
 */
function searchPath(schemas: readonly string[], { role, path }: SqlRow): string {
  const own = String(path)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'rowloom' && !(name === '"$user"' && role === 'rowloom'));
  return [...schemas.map((name) => quoteName('postgresql', name)), ...own].join(', ');
}
