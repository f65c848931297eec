import { withSession } from '../target/with-session.ts';
import type { Target } from '../target/target.ts';
import { RunRefusal } from './run-refusal.ts';

/** Where a service keeps what it knows. */
const STORE_SCHEMA = 'rowloom_store';

/**
 * No run writes into the database of a service, by whatever address it was reached: a name may lead elsewhere by now
 * than when the connection was made.
 */
export async function refuseStore(target: Target): Promise<void> {
  if (target.address.dialect !== 'postgresql') return;
  const rows = await withSession(target, (session) =>
    session.query('SELECT 1 FROM pg_catalog.pg_namespace WHERE nspname = $1', [STORE_SCHEMA]),
  );
  if (rows.length > 0)
    throw new RunRefusal('own_store', 'That database holds the tables of a Rowloom service. Name another one.');
}
