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
