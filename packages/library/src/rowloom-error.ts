import type { Issue } from '@rowloom/engine';

/** What is wrong, by kind; messages are for people and may change. */
export type RowloomErrorCode =
  /** The schema could not be read, or there is none of that name. */
  | 'schema'
  /** The wishes contradict the schema or each other. */
  | 'plan'
  /** There is no such table, column or parent. */
  | 'unknown_name'
  /** An override is not a value of its column. */
  | 'value'
  /** A row with these overrides breaks a constraint. */
  | 'constraint'
  /** All rows of a table were handed out. */
  | 'exhausted'
  /** The database refused, or what it holds is not what was loaded. */
  | 'database';

export type ErrorPlace = {
  readonly table?: string | undefined;
  readonly column?: string | undefined;
  readonly constraint?: string | undefined;
};

/** The one error of this library that is expected: a wish that cannot be fulfilled. Anything else is a bug. */
export class RowloomError extends Error {
  override readonly name = 'RowloomError';
  readonly code: RowloomErrorCode;
  readonly place: ErrorPlace;
  /** Everything that is wrong with a schema or a plan, not only the first. */
  readonly issues: readonly Issue[];

  constructor(code: RowloomErrorCode, message: string, place: ErrorPlace = {}, issues: readonly Issue[] = []) {
    super(message);
    this.code = code;
    this.place = place;
    this.issues = issues;
  }
}

/** The first issue speaks, and the others are listed below it. */
export function issuesError(code: 'schema' | 'plan', message: string, issues: readonly Issue[]): RowloomError {
  const lines = issues.map((issue) => `  ${issue.path === '' ? '' : `${issue.path}: `}${issue.message}`);
  return new RowloomError(code, [message, ...lines].join('\n'), {}, issues);
}
