import type { Session } from '@rowloom/databases';
import { DIALECTS, flatTableName, type SchemaDocument, type Table } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { tableName } from './table-name.ts';

/** A foreign key of a table that a run does not fill, to one that it does. */
export type OutsideReferrer = {
  readonly table: string;
  /** Its name, or its columns where it has none. */
  readonly constraint: string;
  readonly to: string;
};

/**
 * Asked of the catalogue, not of a schema document: whoever refers may lie in a schema or database that the run never
 * read. With rows or without: PostgreSQL and MySQL do not empty a table that a foreign key leads to.
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
