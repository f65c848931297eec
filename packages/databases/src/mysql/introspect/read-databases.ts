import type { Session, SqlRow } from '../../session/session.ts';

export type DatabaseRow = SqlRow & { readonly name: string; readonly collation_name: string };

/** The databases that this user may see. */
export function readDatabases(session: Session): Promise<readonly DatabaseRow[]> {
  return session.query(
    `SELECT SCHEMA_NAME AS name, DEFAULT_COLLATION_NAME AS collation_name FROM information_schema.SCHEMATA`,
  ) as Promise<readonly DatabaseRow[]>;
}
