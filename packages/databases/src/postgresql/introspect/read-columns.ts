import type { Session } from '../../session/session.ts';
import { flagOf, maybeText, numberOf, oidArray, textOf } from './catalogue-row.ts';
import type { TypeUse } from './read-types.ts';

export type CatalogueColumn = {
  readonly table: string;
  readonly number: number;
  readonly name: string;
  readonly type: TypeUse;
  readonly nullable: boolean;
  readonly default: string | undefined;
  readonly generated: 'stored' | 'virtual' | undefined;
  readonly identity: 'always' | 'by_default' | undefined;
  /** Other than the type's default. */
  readonly collation: string | undefined;
  /** Equality under the collation does not imply the same letters. */
  readonly foldsLetters: boolean;
  readonly comment: string | undefined;
};

const QUERY = `
SELECT a.attrelid::text AS table, a.attnum AS number, a.attname AS name, a.atttypid::text AS type,
  format_type(a.atttypid, a.atttypmod) AS native, a.attndims AS dimensions, a.attnotnull AS filled,
  pg_get_expr(ad.adbin, ad.adrelid) AS expression, a.attgenerated::text AS generated, a.attidentity::text AS identity,
  CASE WHEN a.attcollation <> t.typcollation
    THEN CASE WHEN cn.nspname IN ('pg_catalog', 'public') THEN '' ELSE cn.nspname || '.' END || co.collname END AS collation,
  co.collisdeterministic IS FALSE AS folds, d.description AS comment
FROM pg_catalog.pg_attribute a
JOIN unnest($1::oid[]) AS kept(oid) ON kept.oid = a.attrelid
JOIN pg_catalog.pg_type t ON t.oid = a.atttypid
LEFT JOIN pg_catalog.pg_attrdef ad ON ad.adrelid = a.attrelid AND ad.adnum = a.attnum
LEFT JOIN pg_catalog.pg_collation co ON co.oid = a.attcollation
LEFT JOIN pg_catalog.pg_namespace cn ON cn.oid = co.collnamespace
LEFT JOIN pg_catalog.pg_description d
  ON d.classoid = 'pg_catalog.pg_class'::regclass::oid AND d.objoid = a.attrelid AND d.objsubid = a.attnum
WHERE a.attnum > 0 AND NOT a.attisdropped
ORDER BY a.attrelid, a.attnum`;

const GENERATED: Readonly<Record<string, 'stored' | 'virtual'>> = { s: 'stored', v: 'virtual' };
const IDENTITY: Readonly<Record<string, 'always' | 'by_default'>> = { a: 'always', d: 'by_default' };

export async function readColumns(session: Session, tables: Iterable<string>): Promise<readonly CatalogueColumn[]> {
  const rows = await session.query(QUERY, [oidArray(tables)]);
  return rows.map((row) => ({
    table: textOf(row, 'table'),
    number: numberOf(row, 'number'),
    name: textOf(row, 'name'),
    type: { oid: textOf(row, 'type'), native: textOf(row, 'native'), dimensions: numberOf(row, 'dimensions') },
    nullable: !flagOf(row, 'filled'),
    default: maybeText(row, 'expression'),
    generated: GENERATED[textOf(row, 'generated')],
    identity: IDENTITY[textOf(row, 'identity')],
    collation: maybeText(row, 'collation'),
    foldsLetters: flagOf(row, 'folds'),
    comment: maybeText(row, 'comment'),
  }));
}
