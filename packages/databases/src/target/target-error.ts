/** Why a target cannot be read or written; scripts and the service depend on these codes. */
export type TargetErrorCode = FileErrorCode | DatabaseErrorCode;

export type FileErrorCode =
  | 'folder_not_empty'
  | 'not_a_folder'
  | 'no_permission'
  | 'read_only'
  | 'disk_full'
  | 'pipe_closed'
  | 'interrupted'
  | 'unwritable';

export type DatabaseErrorCode =
  | 'invalid_address'
  | 'unreachable'
  | 'tls_failed'
  | 'authentication_failed'
  | 'no_such_database'
  | 'no_such_schema'
  | 'no_such_table'
  | 'no_permission'
  | 'read_only'
  | 'disk_full'
  | 'locked'
  /** The target contains the tables of a Rowloom service and must not be used. */
  | 'own_store'
  | 'connection_lost'
  | 'interrupted'
  | 'duplicate_key'
  | 'foreign_key_violated'
  | 'check_violated'
  | 'not_null_violated'
  | 'exclusion_violated'
  | 'invalid_value'
  | 'rows_skipped'
  /** Tables or rows of a run have changed since the run left them. */
  | 'target_changed'
  | 'unsupported'
  | 'server_error';

/**
 * A target that cannot be read or written: expected, with a sentence for the user that names the place and the remedy.
 * No message contains a value of a row: only the facts below are kept of a server's message.
 */
export type TargetError = Error & {
  readonly name: 'TargetError';
  readonly code: TargetErrorCode;
  readonly facts: TargetFacts;
};

export type TargetFacts = {
  /** The server's own code: SQLSTATE, MySQL's number, SQLite's name. */
  readonly native?: string;
  readonly schema?: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  /** The constraint's columns, if there are several or they were looked up. */
  readonly columns?: readonly string[];
  /** The end of the message: what a user at a command line can do about what is left. */
  readonly aside?: string;
  /** The trigger function in which the server found the error. */
  readonly raised?: string;
  /** The message with names and numbers only, without the hints for a command line: it may be stored. */
  readonly plain?: string;
};

export function targetError(code: TargetErrorCode, message: string, facts: TargetFacts = {}): TargetError {
  return Object.assign(new Error(message), { name: 'TargetError', code, facts } as const);
}

const words = new WeakMap<TargetError, string>();

/** Keeps the server's message, which may quote a row: to be compared with known texts, never to be shown or stored. */
export function keepWords(error: TargetError, said: string): TargetError {
  words.set(error, said);
  return error;
}

/** The same failure with another message; the server's own stays with it. */
export function retell(error: TargetError, message: string, facts: TargetFacts = {}): TargetError {
  const told = targetError(error.code, message, { ...error.facts, ...facts });
  const said = words.get(error);
  return said === undefined ? told : keepWords(told, said);
}

export const wordsOf = (error: TargetError): string | undefined => words.get(error);

export function isTargetError(error: unknown): error is TargetError {
  return error instanceof Error && error.name === 'TargetError';
}
