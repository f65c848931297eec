import type { Session } from '../../session/session.ts';

/**
 * Names are printed with their schemas whatever the role's own search path is, and quoted only where necessary. The
 * planner overestimates the catalogue's recursive queries, and compiling them takes longer than running them; so does
 * trying other join orders than the written one, which begins with the restrictive tables.
 */
const SETTINGS = {
  search_path: '',
  quote_all_identifiers: 'off',
  jit: 'off',
  join_collapse_limit: '1',
  from_collapse_limit: '1',
} as const;

const NAMES = Object.keys(SETTINGS);
const SET = `SELECT ${NAMES.map((name, index) => `set_config('${name}', $${index + 1}, true)`).join(', ')}`;
const SHOW = `SELECT ${NAMES.map((name) => `current_setting('${name}') AS ${name}`).join(', ')}`;

/** Reads everything in one snapshot, read-only; a transaction that is already open is used as it is. */
export async function inSnapshot<T>(session: Session, read: () => Promise<T>): Promise<T> {
  if (await isInTransaction(session)) return withSettings(session, read);
  await session.execute('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    const result = await withSettings(session, read);
    await session.execute('COMMIT');
    return result;
  } catch (error) {
    // The first error counts; a lost connection has nothing to roll back.
    await session.execute('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function withSettings<T>(session: Session, read: () => Promise<T>): Promise<T> {
  const [before = {}] = await session.query(SHOW);
  await session.query(SET, Object.values(SETTINGS));
  try {
    return await read();
  } finally {
    // A failed statement has ended the transaction, and its settings.
    const values = NAMES.map((name) => before[name] ?? '');
    await session.query(SET, values).catch(() => undefined);
  }
}

/** Time stands still within a transaction. */
async function isInTransaction(session: Session): Promise<boolean> {
  if (session.inTransaction !== undefined) return session.inTransaction();
  const time = async (): Promise<unknown> =>
    (await session.query('SELECT extract(epoch FROM now())::text AS time'))[0]?.['time'];
  return (await time()) === (await time());
}
