import type { Session } from '@rowloom/databases';
import type { WorkSigns } from '../../target/backend-look.ts';

/** The server itself ends waits for locks. */
const WAITING = /^Waiting for/i;
/** Rows of a scan for one that is found by a key. */
const SCANNED = 100;
/** What else moves with the rows of a connection; `progress` is MariaDB's. */
const SIGNS = ['state', 'trx_operation_state', 'progress', 'trx_rows_modified', 'trx_rows_locked', 'trx_lock_structs'];

/**
 * Two connections may wait for each other inside InnoDB, which does not see it. What counts the rows of one connection may
 * stand still while a trigger reads: then the server's own counters move.
 */
export async function readWorkSigns(session: Session, backend: number): Promise<WorkSigns | undefined> {
  const [row] = await session.query('SELECT * FROM information_schema.processlist WHERE id = $1', [backend]);
  // Only who may see all connections may read it.
  const [inside] = await session
    .query('SELECT * FROM information_schema.innodb_trx WHERE trx_mysql_thread_id = $1', [backend])
    .catch(() => []);
  // Servers differ in how they write the names of these columns.
  const facts = new Map(
    Object.entries({ ...row, ...inside }).map(([name, value]) => [name.toLowerCase(), String(value ?? '')]),
  );
  if (facts.get('trx_state') === 'LOCK WAIT' || WAITING.test(facts.get('state') ?? '')) return undefined;
  const steps = await countSteps(session);
  const says = SIGNS.flatMap((name) => facts.get(name) || []).join(', ');
  return { says, steps };
}

/** Rows that were read, written and sorted. Whoever asks for them reads a hundred and more, from tables of its own. */
async function countSteps(session: Session): Promise<number> {
  const rows = await session.query(
    `SHOW GLOBAL STATUS WHERE Variable_name LIKE 'Handler%' OR Variable_name LIKE 'Sort%'`,
  );
  return rows.reduce((sum, row) => {
    const [name, value] = Object.values(row);
    return sum + Number(value ?? 0) / (/_rnd|_tmp/.test(String(name)) ? SCANNED : 1);
  }, 0);
}
