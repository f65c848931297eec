import { isTargetError, type Session } from '@rowloom/databases';
import { quoteName } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import type { LedgerPlace } from '../ledger/ledger-place.ts';
import { appendRestores, playRestores, readRestores } from '../ledger/restores.ts';
import { rollBack } from '../run/load/attempt.ts';
import type { StagedTable } from './staged-table.ts';

/** Pages below which reading without an index is as fast, and rows below which an index is not worth creating. */
const FEW_PAGES = 4;
const FEW_ROWS = 100;
const LOCK_TIMEOUT = '2s';

export type UndoneRun = { readonly ledger: LedgerPlace; readonly runId: string };

/**
 * PostgreSQL searches for references to each deleted row, and without an index reads the whole table for it: a hundred
 * thousand times. Foreign keys stay enforced; those without an index get one while `work` deletes their parents. The
 * ledger records it, so that it is dropped even after a crash. A role that may not create one undoes slowly.
 */
export async function withIndexedReferrers<Result>(
  session: Session,
  run: UndoneRun,
  parents: readonly StagedTable[],
  work: () => Promise<Result>,
): Promise<Result> {
  const drops: string[] = [];
  try {
    for (const { real, rows } of dialectOf(session).undoing.locksTables ? parents : [])
      if (rows >= FEW_ROWS) for (const missing of await findMissing(session, real)) await create(missing);
    return await work();
  } finally {
    await dropAll().catch(() => undefined);
  }

  async function create({ id, schema, table, columns }: MissingIndex): Promise<void> {
    const name = quoteName('postgresql', `rowloom_undo_${id}`);
    const drop = `DROP INDEX IF EXISTS ${quoteName('postgresql', schema)}.${name}`;
    await session.execute('BEGIN');
    try {
      await session.execute(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
      await appendRestores(session, run.ledger, run.runId, [drop]);
      // Not IF NOT EXISTS: an existing object of this name is not ours to drop.
      await session.execute(`CREATE INDEX ${name} ON ${table} (${columns})`);
      await session.execute('COMMIT');
      drops.push(drop);
    } catch (error) {
      await rollBack(session);
      // A locked table, or a row too long for an index: undo continues without it.
      if (!isTargetError(error) || error.code === 'connection_lost' || error.code === 'interrupted') throw error;
    }
  }

  async function dropAll(): Promise<void> {
    if (drops.length === 0) return;
    const open = await readRestores(session, run.ledger, run.runId);
    await playRestores(
      session,
      run.ledger,
      open.filter(({ statement }) => drops.includes(statement)),
    );
  }
}

type MissingIndex = {
  readonly id: string;
  readonly schema: string;
  /** Both ready for SQL. */
  readonly table: string;
  readonly columns: string;
};

/**
 * Foreign keys to a table whose columns no index starts with: one that starts with a part of them may find most of the
 * table. For a partitioned table once more for every partition, which has the rows and indexes.
 */
async function findMissing(session: Session, parent: string): Promise<readonly MissingIndex[]> {
  const rows = await session.query(
    `SELECT k.oid::text AS id, n.nspname AS schema, pg_catalog.format('%I.%I', n.nspname, c.relname) AS table,
            (SELECT pg_catalog.string_agg(pg_catalog.quote_ident(a.attname), ', ' ORDER BY u.place)
               FROM pg_catalog.unnest(k.conkey) WITH ORDINALITY AS u (number, place)
               JOIN pg_catalog.pg_attribute AS a ON a.attrelid = k.conrelid AND a.attnum = u.number) AS columns
       FROM pg_catalog.pg_constraint AS k
       JOIN pg_catalog.pg_class AS c ON c.oid = k.conrelid
       JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
      WHERE k.contype = 'f' AND k.confrelid = pg_catalog.to_regclass($1)::oid AND c.relkind = 'r'
        AND pg_catalog.pg_has_role(c.relowner, 'USAGE') AND pg_catalog.has_schema_privilege(n.oid, 'CREATE')
        AND pg_catalog.pg_relation_size(c.oid) > ${FEW_PAGES} * pg_catalog.current_setting('block_size')::bigint
        AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_index AS i
                          JOIN pg_catalog.pg_class AS x ON x.oid = i.indexrelid
                          JOIN pg_catalog.pg_am AS m ON m.oid = x.relam AND m.amname IN ('btree', 'hash')
                         WHERE i.indrelid = k.conrelid AND i.indisvalid AND i.indpred IS NULL
                           AND k.conkey <@ (i.indkey::int2[])[0:pg_catalog.cardinality(k.conkey) - 1])`,
    [parent],
  );
  return rows.map(({ id, schema, table, columns }) => ({
    id: String(id),
    schema: String(schema),
    table: String(table),
    columns: String(columns),
  }));
}
