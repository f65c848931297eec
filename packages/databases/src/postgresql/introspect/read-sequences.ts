import type { Session } from '../../session/session.ts';
import { numberOf, oidArray, textOf } from './catalogue-row.ts';

/** A column whose default uses a sequence that a column, usually itself, owns. */
export type CatalogueSequence = {
  readonly table: string;
  readonly number: number;
  readonly ownerTable: string;
  readonly ownerColumn: string;
};

const QUERY = `
SELECT ad.adrelid::text AS table, ad.adnum AS number, o.refobjid::text AS owner_table, a.attname AS owner_column
FROM pg_catalog.pg_attrdef ad
JOIN unnest($1::oid[]) AS kept(oid) ON kept.oid = ad.adrelid
JOIN pg_catalog.pg_depend d ON d.classid = 'pg_catalog.pg_attrdef'::regclass::oid AND d.objid = ad.oid
  AND d.refclassid = 'pg_catalog.pg_class'::regclass::oid AND d.refobjsubid = 0
JOIN pg_catalog.pg_class s ON s.oid = d.refobjid AND s.relkind = 'S'
JOIN pg_catalog.pg_depend o ON o.classid = 'pg_catalog.pg_class'::regclass::oid AND o.objid = s.oid
  AND o.refclassid = 'pg_catalog.pg_class'::regclass::oid AND o.deptype = 'a' AND o.refobjsubid > 0
JOIN pg_catalog.pg_attribute a ON a.attrelid = o.refobjid AND a.attnum = o.refobjsubid`;

export async function readSequences(session: Session, tables: Iterable<string>): Promise<readonly CatalogueSequence[]> {
  const rows = await session.query(QUERY, [oidArray(tables)]);
  return rows.map((row) => ({
    table: textOf(row, 'table'),
    number: numberOf(row, 'number'),
    ownerTable: textOf(row, 'owner_table'),
    ownerColumn: textOf(row, 'owner_column'),
  }));
}
