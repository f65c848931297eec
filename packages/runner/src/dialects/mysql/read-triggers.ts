import type { Session } from '@rowloom/databases';
import { plainSql, TRIGGER_EVENTS, type TriggerText } from '../../target/trigger-text.ts';

export async function readTriggers(session: Session): Promise<readonly TriggerText[]> {
  const rows = await session.query(
    `SELECT EVENT_OBJECT_TABLE AS place, TRIGGER_NAME AS name, EVENT_MANIPULATION AS event,
            ACTION_TIMING AS timing, ACTION_STATEMENT AS source
       FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = database()`,
  );
  return rows.map((row) => {
    const source = plainSql(String(row['source']));
    return {
      table: String(row['place']),
      name: String(row['name']),
      events: TRIGGER_EVENTS.filter((event) => event === String(row['event']).toLowerCase()),
      isBefore: String(row['timing']).toUpperCase() === 'BEFORE',
      // Only its owner may read the body of a procedure.
      source: /\bCALL\b/i.test(source) ? undefined : source,
    };
  });
}
