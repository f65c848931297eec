import type { Session } from '@rowloom/databases';
import { type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { tableName } from './table-name.ts';

/**
 * By table: a mark that changes when it is dropped and recreated, and by nothing else that leaves its rows alone.
 * PostgreSQL has one. Those of MySQL and SQLite also change with ALTER, OPTIMIZE or VACUUM, or are reused; there rows
 * have to decide (compare-sample.ts).
 */
export async function readIdentities(
  session: Session,
  schema: SchemaDocument,
  tables: readonly Table[],
): Promise<ReadonlyMap<string, string>> {
  const { identities } = dialectOf(session).tables;
  if (identities === undefined || tables.length === 0) return new Map();
  const names = tables.map((table) => tableName(session.dialect, schema, table));
  const rows = await session.query(identities, [JSON.stringify(names)]);
  return new Map(
    rows.flatMap((row) => {
      const table = tables[Number(row['place']) - 1];
      return table === undefined || typeof row['identity'] !== 'string' ? [] : [[tableKey(table), row['identity']]];
    }),
  );
}
