import type { Session } from '@rowloom/databases';
import { plainSql, TRIGGER_EVENTS, type TriggerText } from '../../target/trigger-text.ts';

export async function readTriggers(session: Session): Promise<readonly TriggerText[]> {
  const rows = await session.query(
    `SELECT name, tbl_name AS "table", sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY rowid`,
  );
  return rows.map((row) => {
    const sql = plainSql(String(row['sql']));
    const begin = Math.max(0, sql.search(/\bBEGIN\b/i));
    const head = sql.slice(0, begin);
    return {
      table: String(row['table']),
      name: String(row['name']),
      // The name of the trigger, or of its table, may be such a word too: an additional event is harmless.
      events: TRIGGER_EVENTS.filter((event) => new RegExp(`\\b${event}\\b`, 'i').test(head)),
      isBefore: false,
      source: sql.slice(begin),
    };
  });
}
