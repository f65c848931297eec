import { type Session, targetError } from '@rowloom/databases';
import { dialectOf } from '../dialects/dialect-of.ts';

/** Where a service keeps its own tables. */
const STORE_SCHEMA = 'rowloom_store';

/**
 * A database that holds the tables of a Rowloom service is nobody's target, by whatever address it was reached. The
 * catalogue is asked, not the tables: a role without any right on them is told as well.
 */
export async function refuseStore(session: Session): Promise<void> {
  const { tablesOfSchema } = dialectOf(session).tables;
  const rows = tablesOfSchema === undefined ? [] : await session.query(tablesOfSchema, [STORE_SCHEMA]);
  if (rows.length > 0)
    throw targetError('own_store', 'That database contains the tables of a Rowloom service. Name another one.');
}
