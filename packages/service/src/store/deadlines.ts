/** Milliseconds. */
export type Deadlines = {
  /** After this the server itself ends a statement. */
  readonly statement: number;
  /**
   * After this an answer counts as lost: the server would have ended its statement by then, so the connection is
   * broken.
   */
  readonly answer: number;
  /** For getting a connection: a new one, or one that others return. */
  readonly connect: number;
  /** For the check whether the store is reachable. */
  readonly probe: number;
  /** After this the server ends an abandoned transaction, and its locks. */
  readonly idleTransaction: number;
};

/** Together short enough that a service recovers within 15 s of its network, whatever it was waiting for. */
export const DEADLINES: Deadlines = {
  statement: 8000,
  answer: 10_000,
  connect: 8000,
  probe: 3000,
  idleTransaction: 10_000,
};

const LONG = 60_000;
export const LONG_STATEMENTS = `set local statement_timeout = ${LONG}`;

/** The time limit for the answers of a connection's transaction, once it was sent this; otherwise undefined. */
export function deadlineAfter(text: string, { statement, answer }: Deadlines): number | undefined {
  if (text === LONG_STATEMENTS) return LONG + answer - statement;
  return text === 'begin' || text === 'commit' || text === 'rollback' ? answer : undefined;
}
