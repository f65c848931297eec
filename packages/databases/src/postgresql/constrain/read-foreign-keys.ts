import type { Session } from '../../session/session.ts';

export type ForeignKeyFacts = {
  readonly table: number;
  readonly parent: number;
  /** Quoted. */
  readonly name: string;
  readonly definition: string;
  readonly comment: string | undefined;
  /** The unique index that it relies on. */
  readonly index: number;
  /** An index of its table starts with its only column: index and parent's key can be walked side by side. */
  readonly walkable: boolean;
  /** Why it cannot be dropped and restored exactly. */
  readonly fixed: string | undefined;
};

/**
 * Keys of these tables, and keys of others that refer to them; those that a partition inherits from its root are left
 * out.
 */
export async function readForeignKeys(
  session: Session,
  tables: readonly number[],
): Promise<readonly ForeignKeyFacts[]> {
  const rows = await session.query(
    `SELECT k.conrelid AS table, k.confrelid AS parent, quote_ident(k.conname) AS name, k.conindid AS index,
       pg_get_constraintdef(k.oid) AS definition, obj_description(k.oid, 'pg_constraint') AS comment,
       EXISTS (SELECT FROM pg_trigger WHERE tgconstraint = k.oid AND tgenabled <> 'O') AS switched,
       has_table_privilege(k.confrelid, 'REFERENCES') AS may_refer,
       EXISTS (SELECT FROM pg_index AS i JOIN pg_class AS x ON x.oid = i.indexrelid JOIN pg_am AS m ON m.oid = x.relam
         WHERE i.indrelid = k.conrelid AND m.amname = 'btree' AND i.indisvalid AND i.indpred IS NULL
           AND cardinality(k.conkey) = 1 AND i.indkey[0] = k.conkey[1]) AS walkable,
       EXISTS (SELECT FROM pg_depend WHERE refclassid = 'pg_constraint'::regclass::oid AND refobjid = k.oid AND deptype = 'n') AS used
     FROM pg_constraint AS k
     WHERE k.contype = 'f' AND k.conparentid = 0 AND (k.conrelid = ANY ($1::oid[]) OR k.confrelid = ANY ($1::oid[]))
     ORDER BY k.oid`,
    [`{${tables.join(',')}}`],
  );
  return rows.map((row) => ({
    table: Number(row['table']),
    parent: Number(row['parent']),
    name: String(row['name']),
    definition: String(row['definition']),
    comment: row['comment'] === null ? undefined : String(row['comment']),
    index: Number(row['index']),
    walkable: row['walkable'] === true,
    fixed:
      row['switched'] === true
        ? 'its triggers are disabled or changed'
        : row['may_refer'] === false
          ? 'the role may not refer to its parent'
          : row['used'] === true
            ? 'something else depends on it'
            : undefined,
  }));
}
