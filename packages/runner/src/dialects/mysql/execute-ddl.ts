import type { Session } from '@rowloom/databases';

/** In the strict modes that loads have, a table is not changed which has a date of zeros as a default: they are off meanwhile. */
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
