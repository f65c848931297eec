import type { Session } from '../../session/session.ts';

export type IndexFacts = {
  readonly oid: number;
  readonly table: number;
  /** Quoted; with its schema. */
  readonly name: string;
  /** Quoted, without its schema. */
  readonly plainName: string;
  /** It is the root of its partitions' indexes and contains nothing itself. */
  readonly partitioned: boolean;
  /** The index of the root that it is attached to, or 0. */
  readonly parent: number;
  readonly definition: string;
  readonly constraint: ConstraintFacts | undefined;
  readonly comment: string | undefined;
  /** Quoted; the database's own if the index names none, and empty if naming that one is forbidden. */
  readonly tablespace: string;
  /** Condition of a partial index, as at the end of the definition. */
  readonly predicate: string | undefined;
  readonly clustered: boolean;
  readonly replicaIdentity: boolean;
  readonly statistics: readonly { readonly place: number; readonly target: number }[];
  /** The constraint's definition, as printed, is complete. */
  readonly plain: boolean;
  /** Why it cannot be dropped and restored exactly. */
  readonly fixed: string | undefined;
};

export type ConstraintFacts = {
  readonly kind: 'p' | 'u' | 'x';
  readonly definition: string;
  readonly comment: string | undefined;
  readonly deferrable: boolean;
  readonly deferred: boolean;
};

export async function readIndexes(session: Session, tables: readonly number[]): Promise<readonly IndexFacts[]> {
  const rows = await session.query(
    `SELECT i.indexrelid AS oid, i.indrelid AS table, x.relkind = 'I' AS partitioned,
       quote_ident(n.nspname) || '.' || quote_ident(x.relname) AS name, quote_ident(x.relname) AS plain_name,
       coalesce((SELECT inhparent FROM pg_inherits WHERE inhrelid = i.indexrelid), 0)::oid AS parent,
       pg_get_indexdef(i.indexrelid) AS definition, obj_description(i.indexrelid, 'pg_class') AS comment,
       k.contype::text AS kind, pg_get_constraintdef(k.oid) AS constraint, obj_description(k.oid, 'pg_constraint') AS constraint_comment,
       k.condeferrable AS deferrable, k.condeferred AS deferred,
       CASE WHEN x.relkind = 'I' AND x.reltablespace = 0 THEN '' ELSE quote_ident(s.spcname) END AS tablespace, pg_get_expr(i.indpred, i.indrelid) AS predicate,
       x.reltablespace = 0 OR has_tablespace_privilege(s.oid, 'CREATE') AS placeable,
       x.reltablespace <> 0 AS placed, x.reltablespace = 0 AND current_setting('default_tablespace') <> '' AS moving,
       i.indisclustered AS clustered, i.indisreplident AS replica_identity, i.indisvalid AND i.indisready AS valid,
       x.reloptions IS NOT NULL AS options, i.indisexclusion AND k.contype <> 'x' AS temporal,
       coalesce((SELECT json_agg(json_build_object('place', attnum, 'target', attstattarget) ORDER BY attnum)
         FROM pg_attribute WHERE attrelid = i.indexrelid AND attstattarget >= 0), '[]')::text AS statistics,
       EXISTS (SELECT FROM pg_depend AS d
         WHERE (d.refclassid, d.refobjid) IN (('pg_class'::regclass::oid, i.indexrelid), ('pg_constraint'::regclass::oid, k.oid))
           AND d.deptype = 'n' AND NOT EXISTS (SELECT FROM pg_constraint AS f
             WHERE d.classid = 'pg_constraint'::regclass::oid AND f.oid = d.objid AND f.contype = 'f')) AS used,
       EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass::oid AND objid = i.indexrelid AND deptype IN ('e', 'x')) AS extension
     FROM pg_index AS i JOIN pg_class AS x ON x.oid = i.indexrelid JOIN pg_namespace AS n ON n.oid = x.relnamespace
     LEFT JOIN pg_constraint AS k ON k.conindid = i.indexrelid AND k.conrelid = i.indrelid AND k.contype IN ('p', 'u', 'x')
     JOIN pg_database AS b ON b.datname = current_database()
     JOIN pg_tablespace AS s ON s.oid = coalesce(nullif(x.reltablespace, 0), b.dattablespace)
     WHERE i.indrelid = ANY ($1::oid[]) ORDER BY i.indrelid, i.indexrelid`,
    [`{${tables.join(',')}}`],
  );
  return rows.map((row) => ({
    oid: Number(row['oid']),
    table: Number(row['table']),
    name: String(row['name']),
    plainName: String(row['plain_name']),
    partitioned: row['partitioned'] === true,
    parent: Number(row['parent']),
    definition: String(row['definition']),
    constraint: constraintOf(row),
    comment: textOf(row['comment']),
    tablespace: String(row['tablespace']),
    predicate: textOf(row['predicate']),
    clustered: row['clustered'] === true,
    replicaIdentity: row['replica_identity'] === true,
    statistics: JSON.parse(String(row['statistics'])) as IndexFacts['statistics'],
    plain: row['options'] !== true && row['placed'] !== true && row['moving'] !== true,
    fixed: whyFixed(row),
  }));
}

type Row = Awaited<ReturnType<Session['query']>>[number];

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function constraintOf(row: Row): ConstraintFacts | undefined {
  const { kind, constraint } = row;
  if (kind !== 'p' && kind !== 'u' && kind !== 'x') return undefined;
  return {
    kind,
    definition: String(constraint),
    comment: textOf(row['constraint_comment']),
    deferrable: row['deferrable'] === true,
    deferred: row['deferred'] === true,
  };
}

function whyFixed(row: Row): string | undefined {
  if (row['valid'] !== true) return 'it is not valid';
  if (row['used'] === true) return 'something else depends on it';
  if (row['extension'] === true) return 'it belongs to an extension';
  if (row['placeable'] !== true) return 'the role may not use its tablespace';
  if (row['temporal'] === true) return 'a key without overlaps cannot be made from an index';
  // Built from the constraint's definition, in which the server prints neither storage options nor tablespace.
  const printed = row['kind'] === 'x' || (row['kind'] !== null && row['partitioned'] === true);
  if (row['kind'] === 'x' && (row['partitioned'] === true || row['options'] === true))
    return 'its storage options cannot be restored';
  if ((printed && row['placed'] === true) || ((printed || row['partitioned'] === true) && row['moving'] === true))
    return 'its tablespace cannot be restored';
  return undefined;
}
