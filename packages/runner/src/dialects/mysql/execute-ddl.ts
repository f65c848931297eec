import type { Session } from '@rowloom/databases';

/**
 * Under the strict modes of a load, a table with a zero date as a default cannot be altered, so they are disabled
 * meanwhile.
 */
export async function executeDdl(session: Session, sql: string): Promise<void> {
  const [row] = await session.query('SELECT @@SESSION.sql_mode AS mode');
  const mode = String(row?.['mode'] ?? '');
  const lenient = mode.split(',').filter((item) => !item.startsWith('NO_ZERO_'));
  await session.execute('SET SESSION sql_mode = $1', [lenient.join(',')]);
  try {
    await session.execute(sql);
  } finally {
    await session.execute('SET SESSION sql_mode = $1', [mode]);
  }
}
