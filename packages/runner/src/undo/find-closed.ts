import type { Session } from '@rowloom/databases';
import type { StagedTable } from './staged-table.ts';

/** A PostgreSQL table that could be emptied at once, if it contains only the run's rows. */
export type ClosedTable = {
  readonly id: string;
  /** Ready for SQL. */
  readonly name: string;
  /** Absent if it only refers to a table of the run. */
  readonly staged?: StagedTable;
  /** Tables that refer to it, excluding itself. */
  readonly referrers: readonly string[];
};

/** DELETE and TRUNCATE among the bits of a trigger's events. */
const LEAVING = 8 | 32;

/**
 * The run's tables and all that refer to them, directly or indirectly. Tables are excluded if something depends on
 * single deletions (a trigger, a rule, a subscriber of another database), or if inheriting tables have rows.
 */
export async function findClosed(session: Session, staged: readonly StagedTable[]): Promise<readonly ClosedTable[]> {
  const names = `{${staged.map(({ real }) => `"${real.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`;
  const rows = await session.query(
    `WITH RECURSIVE link AS (
       SELECT DISTINCT COALESCE(pg_catalog.pg_partition_root(conrelid), conrelid)::oid AS child,
              COALESCE(pg_catalog.pg_partition_root(confrelid), confrelid)::oid AS parent
         FROM pg_catalog.pg_constraint WHERE contype = 'f'),
     wished AS (
       SELECT pg_catalog.to_regclass(name)::oid AS id, place FROM pg_catalog.unnest($1::text[]) WITH ORDINALITY AS w (name, place)),
     reached (id) AS (
       SELECT id FROM wished UNION SELECT child FROM link JOIN reached ON reached.id = link.parent)
     SELECT c.oid::text AS id, w.place, pg_catalog.format('%I.%I', n.nspname, c.relname) AS name,
            (SELECT pg_catalog.string_agg(link.child::text, ' ') FROM link WHERE link.parent = c.oid AND link.child <> c.oid) AS referrers
       FROM reached
       JOIN pg_catalog.pg_class AS c ON c.oid = reached.id
       JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
       LEFT JOIN wished AS w ON w.id = c.oid
      WHERE (c.relkind = 'p' OR c.relkind = 'r' AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_inherits WHERE inhparent = c.oid))
        AND pg_catalog.has_table_privilege(c.oid, 'SELECT') AND pg_catalog.has_table_privilege(c.oid, 'TRUNCATE')
        AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_trigger AS t
                         WHERE NOT t.tgisinternal AND t.tgenabled <> 'D' AND t.tgtype & ${LEAVING} <> 0
                           AND (t.tgrelid = c.oid OR t.tgrelid IN (SELECT relid FROM pg_catalog.pg_partition_tree(c.oid))))
        AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_rewrite AS r WHERE r.ev_class = c.oid)
        AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_publication_tables AS p
                         WHERE pg_catalog.to_regclass(pg_catalog.format('%I.%I', p.schemaname, p.tablename)) = c.oid
                            OR pg_catalog.to_regclass(pg_catalog.format('%I.%I', p.schemaname, p.tablename))
                               IN (SELECT relid FROM pg_catalog.pg_partition_tree(c.oid)))
      ORDER BY c.oid`,
    [names],
  );
  return rows.map(({ id, place, name, referrers }) => {
    const own = place === null ? undefined : staged[Number(place) - 1];
    return {
      id: String(id),
      name: String(name),
      ...(own === undefined ? {} : { staged: own }),
      referrers: referrers === null ? [] : String(referrers).split(' '),
    };
  });
}
