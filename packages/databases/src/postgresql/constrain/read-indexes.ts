import type { Session } from '../../session/session.ts';

export type IndexFacts = {
  readonly oid: number;
  readonly table: number;
  /** Quoted; with its schema. */
  readonly name: string;
  /** Quoted, alone. */
  readonly plainName: string;
  /** It is the root of its partitions' indexes and holds nothing itself. */
  readonly partitioned: boolean;
  /** The index of the root that it is attached to, or 0. */
  readonly parent: number;
  readonly definition: string;
  readonly constraint: ConstraintFacts | undefined;
  readonly comment: string | undefined;
  /** Quoted; empty for the database's own. */
  readonly tablespace: string;
  readonly clustered: boolean;
  readonly replicaIdentity: boolean;
  readonly statistics: readonly { readonly place: number; readonly target: number }[];
  /** Why it cannot be dropped and made again exactly. */
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
       coalesce(quote_ident(s.spcname), '') AS tablespace,
       s.oid IS NULL OR has_tablespace_privilege(s.oid, 'CREATE') AS placeable,
       i.indisclustered AS clustered, i.indisreplident AS replica_identity, i.indisvalid AND i.indisready AS valid,
       x.reloptions IS NOT NULL AS options,
       coalesce((SELECT json_agg(json_build_object('place', attnum, 'target', attstattarget) ORDER BY attnum)
         FROM pg_attribute WHERE attrelid = i.indexrelid AND attstattarget >= 0), '[]')::text AS statistics,
       EXISTS (SELECT FROM pg_depend AS d
         WHERE (d.refclassid, d.refobjid) IN (('pg_class'::regclass, i.indexrelid), ('pg_constraint'::regclass, k.oid))
           AND d.deptype = 'n' AND NOT EXISTS (SELECT FROM pg_constraint AS f
             WHERE d.classid = 'pg_constraint'::regclass AND f.oid = d.objid AND f.contype = 'f')) AS used,
       EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = i.indexrelid AND deptype IN ('e', 'x')) AS extension
     FROM pg_index AS i JOIN pg_class AS x ON x.oid = i.indexrelid JOIN pg_namespace AS n ON n.oid = x.relnamespace
     LEFT JOIN pg_constraint AS k ON k.conindid = i.indexrelid AND k.conrelid = i.indrelid AND k.contype IN ('p', 'u', 'x')
     LEFT JOIN pg_tablespace AS s ON s.oid = x.reltablespace
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
    clustered: row['clustered'] === true,
    replicaIdentity: row['replica_identity'] === true,
    statistics: JSON.parse(String(row['statistics'])) as IndexFacts['statistics'],
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
  // The server does not print an exclusion constraint's storage options, and knows no other way to make one.
  if (row['kind'] === 'x' && (row['options'] === true || row['partitioned'] === true))
    return 'its storage options cannot be restored';
  return undefined;
}
