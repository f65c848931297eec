import { quoteName } from '@rowloom/engine';
import type { Session } from '@rowloom/databases';

/** Where the ledger of a target stands: its tables' names, ready for SQL, and what tells targets of one server apart. */
export type LedgerPlace = {
  readonly runs: string;
  readonly attempts: string;
  readonly chunks: string;
  readonly claims: string;
  readonly restores: string;
  readonly keys: string;
  /** The database, where several share a ledger; otherwise empty. */
  readonly scope: string;
  /** SQL of the server's clock in whole seconds since 1970: clocks of different machines are never compared. */
  readonly now: string;
};

export const LEDGER_TABLES = ['runs', 'attempts', 'chunks', 'claims', 'restores', 'keys'] as const;

export type LedgerTable = (typeof LEDGER_TABLES)[number];

/** Names of a ledger that has a schema or database of its own, or whose tables carry a prefix. */
export function placeLedger(session: Pick<Session, 'dialect'>, own: boolean, scope: string): LedgerPlace {
  const dialect = session.dialect === 'mariadb' ? 'mysql' : session.dialect;
  const named = (table: LedgerTable): string =>
    own ? `${quoteName(dialect, 'rowloom')}.${quoteName(dialect, table)}` : quoteName(dialect, `rowloom_${table}`);
  return {
    runs: named('runs'),
    attempts: named('attempts'),
    chunks: named('chunks'),
    claims: named('claims'),
    restores: named('restores'),
    keys: named('keys'),
    scope,
    now: NOW[dialect],
  };
}

const NOW = {
  postgresql: 'CAST(extract(epoch FROM clock_timestamp()) AS bigint)',
  mysql: 'UNIX_TIMESTAMP()',
  sqlite: 'unixepoch()',
} as const;
