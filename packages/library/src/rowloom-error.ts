import type { Issue } from '@rowloom/engine';

/** The kind of error; messages are for people and may change. */
export type RowloomErrorCode =
  /** The schema could not be read, or there is none of that name. */
  | 'schema'
  /** The request contradicts the schema or itself. */
  | 'plan'
  /** There is no such table, column or parent. */
  | 'unknown_name'
  /** An override is not a value of its column. */
  | 'value'
  /** A row with these overrides violates a constraint. */
  | 'constraint'
  /** All rows of a table were returned. */
  | 'exhausted'
  /** The database refused, or its content is not what was loaded. */
  | 'database';

export type ErrorPlace = {
  readonly table?: string | undefined;
  readonly column?: string | undefined;
  readonly constraint?: string | undefined;
};

/** The only expected error of this library: an unsatisfiable request. Anything else is a bug. */
export class RowloomError extends Error {
  override readonly name = 'RowloomError';
  readonly code: RowloomErrorCode;
  readonly place: ErrorPlace;
  /** All errors of a schema or a plan, not only the first. */
  readonly issues: readonly Issue[];

  constructor(code: RowloomErrorCode, message: string, place: ErrorPlace = {}, issues: readonly Issue[] = []) {
    super(message);
    this.code = code;
    this.place = place;
    this.issues = issues;
  }
}

/** The first issue is the message, with the others listed below it. */
export function issuesError(code: 'schema' | 'plan', message: string, issues: readonly Issue[]): RowloomError {
  const lines = issues.map((issue) => `  ${issue.path === '' ? '' : `${issue.path}: `}${issue.message}`);
  return new RowloomError(code, [message, ...lines].join('\n'), {}, issues);
}
