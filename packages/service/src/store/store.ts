import type { Kysely, Transaction } from 'kysely';
import type { Deadlines } from './deadlines.ts';
import type { StoreClock } from './clock-difference.ts';
import type { Tables } from './tables.ts';

/** Where queries go: the store itself, or a transaction in it. Inside a transaction only the transaction's own will do. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** Runs SQL text with `$1` parameters; text without parameters may be several statements. */
export type SqlExecutor = {
  readonly executeSql: (text: string, values?: readonly unknown[]) => Promise<{ rows: unknown[] }>;
};

/** The service's own database, migrated and ready. */
export type Store = OpenedStore & {
  /** One clock decides: the store's. */
  readonly clock: StoreClock;
};

export type OpenedStore = {
  readonly kind: StoreConfig['kind'];
  readonly db: Db;
  /**
   * All of it or nothing, READ COMMITTED. The work may run again after a deadlock: it must have no effect outside the
   * transaction, and every query in it takes `tx`. On the embedded store any other query would wait for ever.
   */
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly queueExecutor: SqlExecutor;
  /** Whether it answers, within seconds. */
  readonly isReachable: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};

export type StoreConfig = EmbeddedConfig | PostgresqlConfig;

export type EmbeddedConfig = {
  readonly kind: 'embedded';
  /** Created if it is missing; held by one process at a time. */
  readonly folder: string;
  /** Whether a commit waits for the disk, as it does unless told: for tests, whose stores do not outlive them. */
  readonly fsync?: boolean;
  /** The folder of the migrations, where it is not beside the source. */
  readonly migrations?: URL;
};

export type PostgresqlConfig = {
  readonly kind: 'postgresql';
  readonly url: string;
  /** Whose user owns the tables; the user of `url` then only needs to be in the role `rowloom_app`. */
  readonly migrationUrl?: string;
  readonly poolSize?: number;
  readonly migrations?: URL;
  /** Where they are to differ from the usual: tests have no time to wait. */
  readonly deadlines?: Partial<Deadlines>;
};

/** Under this role, which owns nothing, all work is done. */
export const APP_ROLE = 'rowloom_app';
export const STORE_SCHEMA = 'rowloom_store';
export const QUEUE_SCHEMA = 'rowloom_queue';
