import type { Session } from '../../session/session.ts';
import { qualifiedName } from '../qualified-name.ts';
import type { TableName } from './read-relations.ts';

/**
 * Keeps everybody else away from the tables until the open transaction ends; gives up when somebody is there for longer
 * than `timeout` milliseconds. Before the plan for constraining is read, so that it is still true when it is carried out.
 */
export async function lockTables(session: Session, tables: readonly TableName[], timeout = 3000): Promise<void> {
  if (tables.length === 0) return;
  const [before] = await session.query(`SELECT current_setting('lock_timeout') AS timeout`);
  await session.query(`SELECT set_config('lock_timeout', $1, true)`, [String(timeout)]);
  await session.execute(`LOCK TABLE ${tables.map(qualifiedName).join(', ')} IN ACCESS EXCLUSIVE MODE`);
  await session.query(`SELECT set_config('lock_timeout', $1, true)`, [before?.['timeout'] ?? '0']);
}
