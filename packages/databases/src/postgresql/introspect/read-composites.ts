import type { Session } from '../../session/session.ts';
import { numberOf, oidArray, textOf } from './catalogue-row.ts';
import type { TypeUse } from './read-types.ts';

export type CatalogueField = { readonly type: string; readonly name: string; readonly use: TypeUse };

const QUERY = `
SELECT t.oid::text AS type, a.attname AS name, a.atttypid::text AS use, format_type(a.atttypid, a.atttypmod) AS native,
  a.attndims AS dimensions
FROM pg_catalog.pg_type t
JOIN unnest($1::oid[]) AS kept(oid) ON kept.oid = t.oid
JOIN pg_catalog.pg_attribute a ON a.attrelid = t.typrelid
WHERE a.attnum > 0 AND NOT a.attisdropped
ORDER BY t.oid, a.attnum`;

/** The fields of row types. */
export async function readComposites(session: Session, types: Iterable<string>): Promise<readonly CatalogueField[]> {
  const rows = await session.query(QUERY, [oidArray(types)]);
  return rows.map((row) => ({
    type: textOf(row, 'type'),
    name: textOf(row, 'name'),
    use: { oid: textOf(row, 'use'), native: textOf(row, 'native'), dimensions: numberOf(row, 'dimensions') },
  }));
}
