/** Milliseconds. */
export type Deadlines = {
  /** After which the server itself ends a statement. */
  readonly statement: number;
  /** After which an answer counts as lost: the server would have ended its statement by then, so the way to it is broken. */
  readonly answer: number;
  /** For a connection: a new one, or one that others give back. */
  readonly connect: number;
  /** For the question whether the store is there. */
  readonly probe: number;
  /** After which the server ends a transaction that nobody goes on with, and its locks. */
  readonly idleTransaction: number;
};

/** Together short enough that a service is there again within 15 s of its network, whatever it was waiting for. */
export const DEADLINES: Deadlines = {
  statement: 8000,
  answer: 10_000,
  connect: 8000,
  probe: 3000,
  idleTransaction: 10_000,
};

const LONG = 60_000;
export const LONG_STATEMENTS = `set local statement_timeout = ${LONG}`;

/** What a connection may take for the answers of its transaction from now on, once it was sent this; otherwise undefined. */
export function deadlineAfter(text: string, { statement, answer }: Deadlines): number | undefined {
  if (text === LONG_STATEMENTS) return LONG + answer - statement;
  return text === 'begin' || text === 'commit' || text === 'rollback' ? answer : undefined;
}
