import { type Session, targetError } from '@rowloom/databases';

/** Where a service keeps its own tables. */
const STORE_SCHEMA = 'rowloom_store';

/**
 * A database that holds the tables of a Rowloom service is nobody's target, by whatever address it was reached. The
 * catalogue is asked, not the tables: a role without any right on them is told as well.
 */
export async function refuseStore(session: Session): Promise<void> {
  if (session.dialect !== 'postgresql') return;
  const rows = await session.query(
    `SELECT 1 FROM pg_catalog.pg_class AS relation
       JOIN pg_catalog.pg_namespace AS namespace ON namespace.oid = relation.relnamespace
      WHERE namespace.nspname = $1 AND relation.relkind IN ('r', 'p') LIMIT 1`,
    [STORE_SCHEMA],
  );
  if (rows.length > 0)
    throw targetError('own_store', 'That database holds the tables of a Rowloom service. Name another one.');
}
