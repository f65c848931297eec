import { type Session, targetError } from '@rowloom/databases';
import { dialectOf } from '../dialects/dialect-of.ts';

/** The schema of a service's own tables. */
const STORE_SCHEMA = 'rowloom_store';

/**
 * A database with the tables of a Rowloom service is never a target, by whatever address it was reached. The catalogue
 * is queried, not the tables, so that a role without any right on them is told as well.
 */
export async function refuseStore(session: Session): Promise<void> {
  const { tablesOfSchema } = dialectOf(session).tables;
  const rows = tablesOfSchema === undefined ? [] : await session.query(tablesOfSchema, [STORE_SCHEMA]);
  if (rows.length > 0)
    throw targetError('own_store', 'That database contains the tables of a Rowloom service. Name another one.');
}
