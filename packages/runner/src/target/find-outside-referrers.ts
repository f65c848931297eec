import type { Session } from '@rowloom/databases';
import { DIALECTS, flatTableName, type SchemaDocument, type Table } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { tableName } from './table-name.ts';

/** A foreign key from a table that a run does not fill to one that it does. */
export type OutsideReferrer = {
  readonly table: string;
  /** Its name, or its columns if it is unnamed. */
  readonly constraint: string;
  readonly to: string;
};

/**
 * Read from the catalogue, not from a schema document: the referring table may be in a schema or database that the run
 * never read. With rows or without, because PostgreSQL and MySQL do not empty a referenced table.
 */
export async function findOutsideReferrers(
  session: Session,
  schema: SchemaDocument,
  tables: readonly Table[],
): Promise<readonly OutsideReferrer[]> {
  if (tables.length === 0) return [];
  const names = tables.map((table) =>
    DIALECTS[session.dialect].hasSchemas ? tableName(session.dialect, schema, table) : flatTableName(schema, table),
  );
  const rows = await session.query(dialectOf(session).tables.outsideReferrers, [JSON.stringify(names)]);
  return rows.map((row) => ({
    table: String(row['referrer']),
    constraint: String(row['constraint_name']),
    to: String(row['referred']),
  }));
}
