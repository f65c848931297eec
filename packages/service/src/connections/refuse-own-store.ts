import { refuseField } from '@rowloom/contract';
import type { Session } from '@rowloom/databases';
import { STORE_SCHEMA } from '../store/store.ts';

/**
 * Refuses a connected target that is a store of this or another service, by whatever address it was reached. The
 * catalogue is asked, not the tables: a role without any right on them is told as well.
 */
export async function refuseOwnStore(session: Session): Promise<void> {
  if (session.dialect !== 'postgresql') return;
  const rows = await session.query(
    `SELECT 1 FROM pg_catalog.pg_class AS relation
       JOIN pg_catalog.pg_namespace AS namespace ON namespace.oid = relation.relnamespace
      WHERE namespace.nspname = $1 AND relation.relkind IN ('r', 'p') LIMIT 1`,
    [STORE_SCHEMA],
  );
  if (rows.length > 0)
    throw refuseField('url', 'That database holds the tables of a Rowloom service. Name another one.');
}
