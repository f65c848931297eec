import type { Dialect } from '@rowloom/engine';

/** A value that goes with a statement, or comes back from one. */
export type SqlValue = null | boolean | number | bigint | string | Uint8Array;

export type SqlRow = Readonly<Record<string, SqlValue>>;

/** How a connection over a network is doing, as this side sees it. */
export type Pulse = {
  /** Statements whose answer somebody waits for, and those that were answered so far. */
  readonly waiting: number;
  readonly answered: number;
  /** Bytes that came, and bytes that the operating system has taken. */
  readonly received: number;
  readonly sent: number;
  /** Whether the statement under way writes rows; absent where nobody asks. */
  readonly isWriting?: boolean;
  readonly isClosed: boolean;
};

/**
 * One connection to a database, held open until it is closed. Statements run one after the other. Failures are
 * {@link TargetError}s, never a driver's own.
 */
export type Session = {
  readonly dialect: Dialect;
  /** As the server gives it: `15.9`, `11.4.2-MariaDB`, `3.50.1`. */
  readonly serverVersion: string;
  /** What the server calls this connection: its process id, CONNECTION_ID(), or our own process id for SQLite. */
  readonly backend: number;
  /** Whether a transaction is open, failed ones included; absent where it cannot be told. */
  readonly inTransaction?: () => boolean;
  /**
   * Parameters stand as `$1`, `$2` … in every dialect. Whole numbers within 2^53 come back as numbers, beyond as text;
   * decimals, dates, times and JSON as the server's text; bytes as bytes; truth as the dialect keeps it.
   */
  readonly query: (sql: string, parameters?: readonly SqlValue[]) => Promise<readonly SqlRow[]>;
  /** Answers how many rows were affected. */
  readonly execute: (sql: string, parameters?: readonly SqlValue[]) => Promise<number>;
  /** Several statements, without parameters. */
  readonly script: (sql: string) => Promise<void>;
  /** Rows one after the other, without keeping them: for reading a whole table back. */
  readonly stream: (sql: string, parameters?: readonly SqlValue[]) => AsyncIterable<readonly SqlRow[]>;
  /** Absent where there is no network. */
  readonly pulse?: () => Pulse;
  /** Tells who holds the lock that the statement under way waits for: its error names them, if it waits in vain. */
  readonly blame?: (holders: string) => void;
  readonly close: () => Promise<void>;
  /** Gives the connection up at once, whatever it is doing; the statement under way fails for the reason given. */
  readonly destroy: (reason?: string) => void;
};
