import type { Session } from '../../session/session.ts';
import { oidArray, textOf } from './catalogue-row.ts';

export type CatalogueLabel = { readonly type: string; readonly label: string };

const QUERY = `
SELECT e.enumtypid::text AS type, e.enumlabel AS label
FROM pg_catalog.pg_enum e JOIN unnest($1::oid[]) AS kept(oid) ON kept.oid = e.enumtypid
ORDER BY e.enumtypid, e.enumsortorder`;

/** The labels of enums, in their declared order. */
export async function readEnums(session: Session, types: Iterable<string>): Promise<readonly CatalogueLabel[]> {
  const rows = await session.query(QUERY, [oidArray(types)]);
  return rows.map((row) => ({ type: textOf(row, 'type'), label: textOf(row, 'label') }));
}
