import {
  type DatabaseErrorCode,
  keepWords,
  type TargetError,
  targetError,
  type TargetFacts,
} from '../target/target-error.ts';
import { ERROR_CODES } from './error-codes.ts';

/** What the driver throws, as far as it is read here. */
type DriverError = {
  readonly errno?: unknown;
  readonly code?: unknown;
  readonly fatal?: unknown;
  readonly message?: unknown;
  readonly sqlMessage?: unknown;
};

const NETWORK: Readonly<Record<string, DatabaseErrorCode>> = {
  ECONNREFUSED: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENOENT: 'unreachable',
  EACCES: 'unreachable',
  ENOTSOCK: 'unreachable',
  HANDSHAKE_SSL_ERROR: 'tls_failed',
  HANDSHAKE_NO_SSL_SUPPORT: 'tls_failed',
  HANDSHAKE_UNKNOWN_ERROR: 'unreachable',
  AUTH_SWITCH_PLUGIN_ERROR: 'authentication_failed',
};

/**
 * What went wrong, without the server's own message: it may quote a value of a row, or the statement. Only the names in it
 * are kept.
 */
export function explainMysqlError(error: unknown, place: string): TargetError {
  const { errno, code, fatal, message, sqlMessage } = (error ?? {}) as DriverError;
  const number = typeof errno === 'number' && errno > 0 ? errno : undefined;
  const text = typeof sqlMessage === 'string' ? sqlMessage : typeof message === 'string' ? message : '';
  const word = typeof code === 'string' ? code : undefined;
  const meaning = number === undefined ? networkCode(word, fatal === true) : codeOf(number, text);
  const facts = factsOf(meaning, text, number === undefined ? word : nativeOf(number, text));
  return keepWords(targetError(meaning, sentence(meaning, place, facts), facts), text);
}

/** Of a table that could not be altered the storage engine knows why: `1005:121` is a name that is taken already. */
function nativeOf(number: number, message: string): string {
  const reason = number === 1005 ? /\(errno: (\d+)/.exec(message)?.[1] : undefined;
  return reason === undefined ? String(number) : `${number}:${reason}`;
}

/** What the driver says by itself. The one thing that does not break the connection is a file that it will not open. */
function networkCode(word: string | undefined, isFatal: boolean): DatabaseErrorCode {
  if (word === undefined && !isFatal) return 'unsupported';
  return NETWORK[word ?? ''] ?? 'connection_lost';
}

function codeOf(number: number, message: string): DatabaseErrorCode {
  // A storage engine's complaint, with the operating system's number for a full disk.
  if ((number === 1030 || number === 3 || number === 1026) && /\b28\b/.test(message)) return 'disk_full';
  // Without unique_checks MariaDB finds out at the end of the transaction only, and has no better word for it.
  if (number === 1180 && /\berror 1\b/.test(message)) return 'duplicate_key';
  return ERROR_CODES[number] ?? 'server_error';
}

function factsOf(code: DatabaseErrorCode, message: string, native: string | undefined): TargetFacts {
  const facts = native === undefined ? {} : { native };
  const named = (field: keyof TargetFacts, pattern: RegExp): TargetFacts => {
    const name = pattern
      .exec(message)
      ?.slice(1)
      .find((group) => group !== undefined);
    return name === undefined || name === '' ? facts : { ...facts, [field]: name };
  };
  switch (code) {
    case 'duplicate_key':
      // The value comes first in the message; the key's name, in newer versions after its table's, is the last word.
      return named('constraint', /for key '(?:[^'.]*\.)?([^']*)'$/);
    case 'foreign_key_violated':
      return named('constraint', /CONSTRAINT `([^`]*)` FOREIGN KEY/);
    case 'check_violated':
      return named(
        'constraint',
        /^(?:Check constraint '([^']*)' is violated\.?$|CONSTRAINT `(?:[^`]*`\.`)?([^`]*)` failed)/,
      );
    case 'not_null_violated':
      return named('column', /^(?:Column|Field) '([^']*)' (?:cannot be null|doesn't have a default value)/);
    case 'invalid_value':
      return named('column', /column [`'](?:[^`']*`\.`[^`']*`\.`)?([^`']*)[`'](?: at row \d+)?$/);
    case 'no_such_table':
      return named('table', /^Table '(?:[^'.]*\.)?([^']*)' doesn't exist$/);
    default:
      return facts;
  }
}

const SENTENCES: Readonly<Record<DatabaseErrorCode, string>> = {
  invalid_address: 'The address cannot be used.',
  unreachable:
    'No MySQL server answers there. Check host and port, and whether the server accepts connections from this machine.',
  tls_failed:
    "The encrypted connection failed: the server has no TLS, or this machine does not trust its certificate for this host. Add the authority's certificate to NODE_EXTRA_CA_CERTS, or use sslmode=require to encrypt without checking.",
  authentication_failed:
    'The server refuses this user and password. Check both, and from which hosts the user may connect.',
  no_such_database: 'The server has no database of this name. Create it, or correct the name.',
  no_such_schema: 'The server has no database of this name.',
  no_such_table:
    'The table does not exist. It was dropped or renamed after the schema was read; read the schema again.',
  no_permission: 'The user has no right to do this. Grant the right, or connect as another user.',
  read_only: 'The server accepts no writes: it is read-only, perhaps a replica. Connect to the primary.',
  disk_full: 'The server has no room left. Free some, or generate fewer rows.',
  locked: 'Another session holds a lock. Try again when it has finished.',
  own_store: 'That database contains the tables of a Rowloom service.',
  connection_lost: 'The connection broke. Run the same command again; it resumes where it stopped.',
  interrupted: 'The statement was interrupted on the server.',
  duplicate_key:
    'A unique key already has this value. The table may contain other rows: use mode truncate, or other rules.',
  foreign_key_violated: 'A row refers to one that does not exist.',
  check_violated: 'A row does not satisfy a check.',
  not_null_violated: 'A column that must have a value has none.',
  exclusion_violated: 'Two rows exclude each other.',
  invalid_value:
    "A value does not fit its column. The column's type may have changed since the schema was read; read it again.",
  rows_skipped: 'The server skipped or changed rows.',
  target_changed: 'Tables or rows have changed.',
  unsupported: 'The server cannot do this, or forbids it.',
  server_error: 'The server reports an error that Rowloom does not know; see its number.',
};

const NO_MORE =
  'The server has no connection left for this user; a run needs two. Close some, or let an administrator raise max_connections, or the limits of the user.';

/** Where the number says more than its kind. */
const BY_NUMBER: Readonly<Record<string, string>> = {
  '1040': NO_MORE,
  '1203': NO_MORE,
  '1226': NO_MORE,
  '1153':
    'A statement is longer than the server takes. Let an administrator run: SET GLOBAL max_allowed_packet = 67108864; then start again.',
};

function sentence(code: DatabaseErrorCode, place: string, { native, table, column, constraint }: TargetFacts): string {
  const details = [
    table === undefined ? undefined : `table ${table}`,
    column === undefined ? undefined : `column ${column}`,
    constraint === undefined ? undefined : `constraint ${constraint}`,
    native === undefined ? undefined : `error ${native}`,
  ].filter((item) => item !== undefined);
  return `${place}: ${BY_NUMBER[native ?? ''] ?? SENTENCES[code]}${details.length === 0 ? '' : ` (${details.join(', ')})`}`;
}
