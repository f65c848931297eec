import type { Session } from '../../session/session.ts';

/**
 * Names are printed with their schemas whatever the role's own search path is, and quoted only where they must be. The
 * planner takes the catalogue's recursive queries for large ones, and compiling them takes longer than running them; so does
 * trying other orders of their joins than the one they are written in, which begins with what is kept.
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

/** Reads everything as of one moment, without a way to write; a transaction that is already open is used as it is. */
export async function inSnapshot<T>(session: Session, read: () => Promise<T>): Promise<T> {
  if (await isInTransaction(session)) return withSettings(session, read);
  await session.execute('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    const result = await withSettings(session, read);
    await session.execute('COMMIT');
    return result;
  } catch (error) {
    // What went wrong first is what counts; a lost connection has nothing to roll back.
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
    // A statement that failed has ended the transaction, and with it what was set in it.
    const values = NAMES.map((name) => before[name] ?? '');
    await session.query(SET, values).catch(() => undefined);
  }
}

/** Within a transaction the time stands still. */
async function isInTransaction(session: Session): Promise<boolean> {
  if (session.inTransaction !== undefined) return session.inTransaction();
  const time = async (): Promise<unknown> =>
    (await session.query('SELECT extract(epoch FROM now())::text AS time'))[0]?.['time'];
  return (await time()) === (await time());
}
