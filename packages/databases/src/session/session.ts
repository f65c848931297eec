import type { Dialect } from '@rowloom/engine';

/** A parameter or result value of a statement. */
export type SqlValue = null | boolean | number | bigint | string | Uint8Array;

export type SqlRow = Readonly<Record<string, SqlValue>>;

/** The state of a network connection, as seen from this side. */
export type Pulse = {
  /** Statements awaiting an answer, and those answered so far. */
  readonly waiting: number;
  readonly answered: number;
  /** Bytes received, and bytes that the operating system has accepted. */
  readonly received: number;
  readonly sent: number;
  /** Whether the statement under way writes rows; absent where nobody asks. */
  readonly isWriting?: boolean;
  readonly isClosed: boolean;
};

/**
 * One connection to a database, held open until it is closed. Statements run one after the other. Failures are {@link
 * TargetError}s, never a driver's own.
 */
export type Session = {
  readonly dialect: Dialect;
  /** The server's own version text: `15.9`, `11.4.2-MariaDB`, `3.50.1`. */
  readonly serverVersion: string;
  /** The server's id of this connection: its process id, CONNECTION_ID(), or our own process id for SQLite. */
  readonly backend: number;
  /** Whether a transaction is open, including failed ones; absent if that cannot be determined. */
  readonly inTransaction?: () => boolean;
  /**
   * Parameters are `$1`, `$2` … in every dialect. Integers within 2^53 are returned as numbers, beyond as text;
   * decimals, dates, times and JSON as the server's text; bytes as bytes; booleans in the dialect's form.
   */
  readonly query: (sql: string, parameters?: readonly SqlValue[]) => Promise<readonly SqlRow[]>;
  /** Returns the number of affected rows. */
  readonly execute: (sql: string, parameters?: readonly SqlValue[]) => Promise<number>;
  /** Several statements, without parameters. */
  readonly script: (sql: string) => Promise<void>;
  /** Rows one after the other, without buffering: for reading a whole table back. */
  readonly stream: (sql: string, parameters?: readonly SqlValue[]) => AsyncIterable<readonly SqlRow[]>;
  /** Absent without a network. */
  readonly pulse?: () => Pulse;
  /**
   * Reports the holder of the lock that the current statement waits for: if it times out, its error names the holder.
   */
  readonly blame?: (holders: string) => void;
  readonly close: () => Promise<void>;
  /** Gives the connection up at once, whatever it is doing; the current statement fails for the given reason. */
  readonly destroy: (reason?: string) => void;
};
