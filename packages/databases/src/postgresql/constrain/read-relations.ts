import type { Session } from '../../session/session.ts';
import { qualifiedName } from '@rowloom/sql';

export type TableName = { readonly schema?: string | undefined; readonly name: string };

export type Relation = {
  readonly oid: number;
  /** Quoted, with its schema. */
  readonly name: string;
  readonly kind: 'table' | 'partitioned' | 'other';
  /** Index of the requested table: itself, or the root of its partitions. */
  readonly given: number;
  readonly owned: boolean;
  /** Whether the role may create indexes in its schema. */
  readonly creatable: boolean;
  /** A user's trigger fires on TRUNCATE. */
  readonly truncateTrigger: boolean;
};

/** The tables with all their partitions; a missing table is absent. Names are resolved by the session's own path. */
export async function readRelations(session: Session, tables: readonly TableName[]): Promise<readonly Relation[]> {
  const rows = await session.query(
    `WITH RECURSIVE tree AS (
       SELECT (given.place - 1)::int AS given, pg_catalog.to_regclass(given.name)::oid AS oid
       FROM pg_catalog.json_array_elements_text($1::json) WITH ORDINALITY AS given (name, place)
       UNION
       SELECT tree.given, i.inhrelid FROM tree
       JOIN pg_catalog.pg_class AS p ON p.oid = tree.oid AND p.relkind = 'p'
       JOIN pg_catalog.pg_inherits AS i ON i.inhparent = tree.oid)
     SELECT tree.given, c.oid, c.relkind::text AS kind,
       pg_catalog.quote_ident(n.nspname) || '.' || pg_catalog.quote_ident(c.relname) AS name,
       pg_catalog.pg_has_role(c.relowner, 'USAGE') AS owned,
       pg_catalog.has_schema_privilege(n.oid, 'CREATE') AS creatable,
       EXISTS (SELECT FROM pg_catalog.pg_trigger WHERE tgrelid = c.oid AND NOT tgisinternal AND (tgtype & 32) <> 0) AS truncates
     FROM tree JOIN pg_catalog.pg_class AS c ON c.oid = tree.oid JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
     ORDER BY tree.given, c.oid`,
    [JSON.stringify(tables.map(qualifiedName))],
  );
  return rows.map((row) => ({
    oid: Number(row['oid']),
    name: String(row['name']),
    kind: row['kind'] === 'r' ? 'table' : row['kind'] === 'p' ? 'partitioned' : 'other',
    given: Number(row['given']),
    owned: row['owned'] === true,
    creatable: row['creatable'] === true,
    truncateTrigger: row['truncates'] === true,
  }));
}
