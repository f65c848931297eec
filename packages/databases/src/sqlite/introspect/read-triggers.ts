import { parseSqliteTrigger, type SqliteCatalogueRows } from '@rowloom/sql';
import type { Session } from '../../session/session.ts';

/** Triggers that fire when a row is inserted. */
export async function readTriggers(session: Session): Promise<SqliteCatalogueRows['triggers']> {
  const rows = await session.query(
    `SELECT name, tbl_name AS "table", sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY rowid`,
  );
  return rows.flatMap((row) => {
    const trigger = parseSqliteTrigger(String(row['name']), String(row['sql']));
    return trigger === undefined ? [] : [{ table: String(row['table']), trigger }];
  });
}
