import type { Session } from '../../session/session.ts';
import { flagOf, oidArray, textOf } from './catalogue-row.ts';

export type CatalogueParent = { readonly child: string; readonly parent: string; readonly partition: boolean };

const QUERY = `
SELECT i.inhrelid::text AS child, i.inhparent::text AS parent, c.relispartition AS partition
FROM pg_catalog.pg_inherits i
JOIN unnest($1::oid[]) AS kept(oid) ON kept.oid = i.inhrelid
JOIN pg_catalog.pg_class c ON c.oid = i.inhrelid
ORDER BY i.inhrelid, i.inhseqno`;

/** Which tables are partitions of another, or inherit its columns. */
export async function readParents(session: Session, tables: Iterable<string>): Promise<readonly CatalogueParent[]> {
  const rows = await session.query(QUERY, [oidArray(tables)]);
  return rows.map((row) => ({
    child: textOf(row, 'child'),
    parent: textOf(row, 'parent'),
    partition: flagOf(row, 'partition'),
  }));
}
