import type { DatabaseSync } from 'node:sqlite';
import { targetError } from '../target/target-error.ts';
import type { Session } from '../session/session.ts';

/** A session whose statements run inside this process: the loader prepares its own. */
export type SqliteSession = Session & { readonly database: DatabaseSync };

export function databaseOf(session: Session): DatabaseSync {
  if ('database' in session) return (session as SqliteSession).database;
  throw targetError('unsupported', 'Rows are loaded into SQLite over a session with SQLite only.');
}
