import type { SqliteCatalogueRows } from '@rowloom/sql';
import type { Session } from '../../session/session.ts';

/** Indexes, unique or not, that read JSON: a row whose text is not JSON would be refused. */
export async function readJsonIndexes(session: Session): Promise<SqliteCatalogueRows['jsonIndexes']> {
  const rows = await session.query(
    `SELECT tbl_name AS "table", sql FROM sqlite_schema
     WHERE type = 'index' AND (sql LIKE '%json%' OR sql LIKE '%->%') ORDER BY rowid`,
  );
  return rows.map((row) => ({ table: String(row['table']), sql: String(row['sql']) }));
}
