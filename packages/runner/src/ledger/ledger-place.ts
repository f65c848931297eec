/** The place of a target's ledger: its tables' names in SQL, and what distinguishes targets of one server. */
export type LedgerPlace = {
  readonly kind: LedgerKind;
  readonly runs: string;
  readonly attempts: string;
  readonly chunks: string;
  readonly claims: string;
  readonly restores: string;
  readonly keys: string;
  /** The database, if several share a ledger; otherwise empty. */
  readonly scope: string;
  /** SQL of the server's clock in whole seconds since 1970: clocks of different machines are never compared. */
  readonly now: string;
};

export const LEDGER_TABLES = ['runs', 'attempts', 'chunks', 'claims', 'restores', 'keys'] as const;

export type LedgerTable = (typeof LEDGER_TABLES)[number];

/** In its own schema or database, beside the user's tables, or removed with the connection. */
export type LedgerKind = 'own' | 'prefixed' | 'temporary';
