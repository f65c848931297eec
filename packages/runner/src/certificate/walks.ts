import { type ForeignKey, type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import type { CheckSession } from './check-session.ts';

/** Whether a key's rows and their parents are told fastest by walking an index of each side by side. */
export type Walks = (table: Table, key: ForeignKey) => boolean;

/** Pages below which it makes no difference. */
const SMALL = 100;

/**
 * First columns of indexes over all rows. A table counts as large where nearly all of its pages are known to be visible to
 * all, as after VACUUM or a load of frozen rows: elsewhere every entry of an index would have to be looked up in the table.
 */
const QUERY = `
SELECT n.nspname AS schema, t.relname AS table, a.attname AS column, t.relpages > ${SMALL} AS large
FROM pg_catalog.pg_index i
JOIN pg_catalog.pg_class x ON x.oid = i.indexrelid
JOIN pg_catalog.pg_am m ON m.oid = x.relam AND m.amname = 'btree'
JOIN pg_catalog.pg_class t ON t.oid = i.indrelid AND t.relkind = 'r'
JOIN pg_catalog.pg_namespace n ON n.oid = t.relnamespace
JOIN pg_catalog.pg_attribute a ON a.attrelid = t.oid AND a.attnum = i.indkey[0]
WHERE i.indisvalid AND i.indpred IS NULL AND n.nspname NOT IN ('pg_catalog', 'information_schema')
  AND (t.relpages > ${SMALL} AND t.relallvisible >= t.relpages * 0.95
    AND pg_catalog.pg_relation_size(t.oid) <= t.relpages * 1.05 * pg_catalog.current_setting('block_size')::bigint
    OR pg_catalog.pg_relation_size(t.oid) <= ${SMALL} * pg_catalog.current_setting('block_size')::bigint)`;

export async function readWalks(session: CheckSession, document: SchemaDocument): Promise<Walks> {
  const rows = document.dialect === 'postgresql' ? await session.attempt(QUERY) : [];
  if (typeof rows === 'string' || rows.length === 0) return () => false;
  const large = new Map<string, boolean>();
  for (const row of rows) {
    const [schema, name, column] = [String(row['schema']), String(row['table']), String(row['column'])];
    large.set(placeOf({ schema, name }, column), row['large'] === true);
    // Names without a schema are those of the only one.
    large.set(placeOf({ name }, column), row['large'] === true);
  }
  return (table, { columns, references }) => {
    const [column, ...others] = columns;
    const [parentColumn] = references.columns;
    if (column === undefined || parentColumn === undefined || others.length > 0) return false;
    const parent = placeOf({ ...references, name: references.table }, parentColumn);
    return large.get(placeOf(table, column)) === true && large.has(parent);
  };
}

const placeOf = (table: { readonly name: string; readonly schema?: string }, column: string): string =>
  JSON.stringify([tableKey(table), column]);
