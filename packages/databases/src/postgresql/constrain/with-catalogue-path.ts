import type { Session } from '../../session/session.ts';

/**
 * Runs the work with a search path under which the server prints every name with its schema, so that a definition means
 * the same wherever it is executed. In a separate transaction unless one is open.
 */
export async function withCataloguePath<Result>(session: Session, work: () => Promise<Result>): Promise<Result> {
  const own = session.inTransaction?.() !== true;
  if (own) await session.script('BEGIN READ ONLY');
  try {
    const [before] = await session.query(`SELECT current_setting('search_path') AS path`);
    await session.query(`SELECT set_config('search_path', 'pg_catalog', true)`);
    const result = await work();
    await session.query(`SELECT set_config('search_path', $1, true)`, [before?.['path'] ?? '']);
    if (own) await session.script('COMMIT');
    return result;
  } catch (error) {
    // If the connection is lost there is nothing to roll back; the first error is the one to report.
    if (own) await session.script('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
