import { quoteName } from '@rowloom/engine';
import type { Session } from '@rowloom/databases';

/** Where the ledger of a target stands: its tables' names, ready for SQL, and what tells targets of one server apart. */
export type LedgerPlace = {
  readonly kind: LedgerKind;
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

/** In a schema or database of its own, beside the user's tables, or gone with the connection. */
export type LedgerKind = 'own' | 'prefixed' | 'temporary';

const TEMPORARY = { postgresql: 'pg_temp.', mysql: '', sqlite: 'temp.' } as const;

export function placeLedger(session: Pick<Session, 'dialect'>, kind: LedgerKind, scope: string): LedgerPlace {
  const dialect = session.dialect === 'mariadb' ? 'mysql' : session.dialect;
  const named = (table: LedgerTable): string => {
    if (kind === 'own') return `${quoteName(dialect, 'rowloom')}.${quoteName(dialect, table)}`;
    return `${kind === 'temporary' ? TEMPORARY[dialect] : ''}${quoteName(dialect, `rowloom_${table}`)}`;
  };
  return {
    kind,
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
