import type { Session } from '@rowloom/databases';
import { type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { tableName } from './table-name.ts';

/**
 * Tables whose policies hide rows from this account. That depends on the account: an owner who is not forced sees all,
 * and so does a role that may bypass policies.
 */
export async function findHiddenTables(
  session: Session,
  schema: SchemaDocument,
  tables: readonly Table[],
): Promise<ReadonlySet<string>> {
  const { hiding } = dialectOf(session).tables;
  if (hiding === undefined || tables.length === 0) return new Set();
  const names = tables.map((table) => tableName(session.dialect, schema, table));
  const rows = await session.query(hiding, [JSON.stringify(names)]);
  return new Set(rows.flatMap((row) => tables[Number(row['place']) - 1] ?? []).map(tableKey));
}
