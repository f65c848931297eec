import type { Session } from '@rowloom/databases';
import { type SchemaDocument, tableKey } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { tableName } from './table-name.ts';

/** Tables of a schema that the role may not read and add rows to. */
export async function findForbiddenTables(session: Session, schema: SchemaDocument): Promise<readonly string[]> {
  const keys = new Map(schema.tables.map((table) => [tableName(session.dialect, schema, table), tableKey(table)]));
  const found = await dialectOf(session).tables.findForbidden(session, [...keys.keys()]);
  return found.map(({ name }) => keys.get(name) ?? name);
}
