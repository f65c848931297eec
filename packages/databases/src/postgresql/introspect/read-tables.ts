import type { Session } from '../../session/session.ts';
import { flagOf, maybeText, textArray, textOf } from './catalogue-row.ts';

export type CatalogueTable = {
  readonly oid: string;
  readonly schema: string;
  readonly name: string;
  readonly comment: string | undefined;
  /** `RANGE (placed_on)`, for a partitioned table. */
  readonly partitionBy: string | undefined;
  /** `FOR VALUES …` or `DEFAULT`, for a partition. */
  readonly bounds: string | undefined;
  /** The same as a condition on a row. */
  readonly boundsCondition: string | undefined;
  readonly rowSecurity: 'enabled' | 'forced' | undefined;
};

/** A partition belongs to its table, in whatever schema. */
const QUERY = `
WITH RECURSIVE kept(oid) AS (
  SELECT c.oid
  FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = ANY ($1::text[]) AND c.relkind IN ('r', 'p') AND c.relpersistence <> 't'
    AND NOT EXISTS (
      SELECT FROM pg_catalog.pg_depend d
      WHERE d.classid = 'pg_catalog.pg_class'::regclass::oid AND d.objid = c.oid AND d.deptype = 'e')
  UNION
  SELECT c.oid
  FROM kept JOIN pg_catalog.pg_inherits i ON i.inhparent = kept.oid JOIN pg_catalog.pg_class c ON c.oid = i.inhrelid
  WHERE c.relispartition AND c.relkind IN ('r', 'p')
)
SELECT c.oid::text AS oid, n.nspname AS schema, c.relname AS name, d.description AS comment,
  CASE c.relkind WHEN 'p' THEN pg_get_partkeydef(c.oid) END AS partition_by,
  CASE WHEN c.relispartition THEN pg_get_expr(c.relpartbound, c.oid) END AS bounds,
  CASE WHEN c.relispartition THEN pg_get_partition_constraintdef(c.oid) END AS bounds_condition,
  c.relrowsecurity AS secured, c.relforcerowsecurity AS forced
FROM kept
JOIN pg_catalog.pg_class c ON c.oid = kept.oid
JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
LEFT JOIN pg_catalog.pg_description d
  ON d.classoid = 'pg_catalog.pg_class'::regclass::oid AND d.objoid = c.oid AND d.objsubid = 0
ORDER BY n.nspname COLLATE "C", c.relname COLLATE "C"`;

/** Tables and partitioned tables; views, foreign tables, temporary ones and those of extensions are left alone. */
export async function readTables(session: Session, schemas: readonly string[]): Promise<readonly CatalogueTable[]> {
  const rows = await session.query(QUERY, [textArray(schemas)]);
  return rows.map((row) => ({
    oid: textOf(row, 'oid'),
    schema: textOf(row, 'schema'),
    name: textOf(row, 'name'),
    comment: maybeText(row, 'comment'),
    partitionBy: maybeText(row, 'partition_by'),
    bounds: maybeText(row, 'bounds'),
    boundsCondition: maybeText(row, 'bounds_condition'),
    rowSecurity: flagOf(row, 'secured') ? (flagOf(row, 'forced') ? 'forced' : 'enabled') : undefined,
  }));
}
