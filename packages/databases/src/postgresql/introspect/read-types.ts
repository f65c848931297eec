import type { Session } from '../../session/session.ts';
import { flagOf, majorVersion, maybeText, numberOf, oidArray, textArray, textOf } from './catalogue-row.ts';

/** A type in use: with its length or precision, as `format_type` prints it, and with declared dimensions. */
export type TypeUse = { readonly oid: string; readonly native: string; readonly dimensions: number };

export type CatalogueType = {
  readonly oid: string;
  readonly schema: string;
  readonly name: string;
  /** Schema and name in SQL form. */
  readonly quotedSchema: string;
  readonly quoted: string;
  readonly kind: 'base' | 'composite' | 'domain' | 'enum' | 'range' | 'multirange' | 'pseudo';
  /** PostgreSQL's letter: N for numbers, S for strings, … */
  readonly category: string;
  readonly length: number;
  /** Of an array. */
  readonly element: string | undefined;
  /** The base type of a domain, or the subtype of a range. */
  readonly base: TypeUse | undefined;
  readonly nullable: boolean;
  readonly default: string | undefined;
};

/** Every type of the tables' columns and its components, and what the schemas themselves declare. */
const query = (version: number): string => {
  const ofRange = version >= 14 ? 't.oid IN (r.rngtypid, r.rngmultitypid)' : 't.oid = r.rngtypid';
  return `
WITH RECURSIVE used(oid) AS (
  SELECT start.oid FROM (
    SELECT a.atttypid AS oid
    FROM pg_catalog.pg_attribute a JOIN unnest($1::oid[]) AS kept(oid) ON kept.oid = a.attrelid
    WHERE a.attnum > 0 AND NOT a.attisdropped
    UNION
    SELECT t.oid
    FROM pg_catalog.pg_type t
    JOIN pg_catalog.pg_namespace n ON n.oid = t.typnamespace
    LEFT JOIN pg_catalog.pg_class c ON c.oid = t.typrelid
    WHERE n.nspname = ANY ($2::text[]) AND (t.typtype IN ('e', 'd') OR t.typtype = 'c' AND c.relkind = 'c')
      AND NOT EXISTS (
        SELECT FROM pg_catalog.pg_depend d
        WHERE d.classid = 'pg_catalog.pg_type'::regclass::oid AND d.objid = t.oid AND d.deptype = 'e')
  ) AS start
  UNION
  SELECT part.oid
  FROM used
  JOIN pg_catalog.pg_type t ON t.oid = used.oid
  CROSS JOIN LATERAL (
    SELECT t.typelem
    UNION ALL SELECT t.typbasetype
    UNION ALL SELECT r.rngsubtype FROM pg_catalog.pg_range r WHERE t.typtype IN ('r', 'm') AND ${ofRange}
    UNION ALL SELECT a.atttypid FROM pg_catalog.pg_attribute a
      WHERE t.typtype = 'c' AND a.attrelid = t.typrelid AND a.attnum > 0 AND NOT a.attisdropped
  ) AS part(oid)
  WHERE part.oid <> 0
)
SELECT t.oid::text AS oid, n.nspname AS schema, t.typname AS name, quote_ident(t.typname) AS quoted,
  quote_ident(n.nspname) AS quoted_schema,
  t.typtype::text AS kind, t.typcategory::text AS category, t.typlen AS length,
  CASE WHEN e.typarray = t.oid THEN e.oid::text END AS element,
  coalesce(r.rngsubtype, nullif(t.typbasetype, 0))::text AS base,
  CASE WHEN r.rngsubtype IS NOT NULL THEN format_type(r.rngsubtype, -1)
    WHEN t.typtype = 'd' THEN format_type(t.typbasetype, t.typtypmod) END AS base_native,
  t.typndims AS dimensions, t.typnotnull AS filled, pg_get_expr(t.typdefaultbin, 0) AS expression
FROM used
JOIN pg_catalog.pg_type t ON t.oid = used.oid
JOIN pg_catalog.pg_namespace n ON n.oid = t.typnamespace
LEFT JOIN pg_catalog.pg_type e ON e.oid = t.typelem
LEFT JOIN pg_catalog.pg_range r ON t.typtype IN ('r', 'm') AND ${ofRange}
ORDER BY n.nspname COLLATE "C", t.typname COLLATE "C"`;
};

const KINDS: Readonly<Record<string, CatalogueType['kind']>> = {
  b: 'base',
  c: 'composite',
  d: 'domain',
  e: 'enum',
  r: 'range',
  m: 'multirange',
};

export async function readTypes(
  session: Session,
  tables: Iterable<string>,
  schemas: readonly string[],
): Promise<readonly CatalogueType[]> {
  const sql = query(majorVersion(session.serverVersion));
  const rows = await session.query(sql, [oidArray(tables), textArray(schemas)]);
  return rows.map((row) => {
    const base = maybeText(row, 'base');
    return {
      oid: textOf(row, 'oid'),
      schema: textOf(row, 'schema'),
      name: textOf(row, 'name'),
      quotedSchema: textOf(row, 'quoted_schema'),
      quoted: textOf(row, 'quoted'),
      kind: KINDS[textOf(row, 'kind')] ?? 'pseudo',
      category: textOf(row, 'category'),
      length: numberOf(row, 'length'),
      element: maybeText(row, 'element'),
      base:
        base === undefined
          ? undefined
          : { oid: base, native: textOf(row, 'base_native'), dimensions: numberOf(row, 'dimensions') },
      nullable: !flagOf(row, 'filled'),
      default: maybeText(row, 'expression'),
    };
  });
}
