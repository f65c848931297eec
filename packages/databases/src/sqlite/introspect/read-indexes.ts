import type { SqliteCatalogueRows } from '@rowloom/sql';
import type { Session } from '../../session/session.ts';

export async function readIndexes(session: Session): Promise<SqliteCatalogueRows['indexes']> {
  const rows = await session.query(
    `SELECT s.name AS "table", l.name AS "index", i.sql, x.cid, x.name AS "column", x.coll
     FROM pragma_table_list AS s, pragma_index_list(s.name, 'main') AS l, pragma_index_xinfo(l.name, 'main') AS x
     LEFT JOIN sqlite_schema AS i ON i.type = 'index' AND i.name = l.name
     WHERE s.schema = 'main' AND s.type = 'table' AND l."unique" = 1 AND l.origin <> 'pk' AND x.key = 1
     ORDER BY i.rowid, l.seq DESC, x.seqno`,
  );
  return rows.map((row) => ({
    table: String(row['table']),
    index: String(row['index']),
    sql: row['sql'] === null || row['sql'] === undefined ? undefined : String(row['sql']),
    column: Number(row['cid']) >= 0 ? String(row['column']) : undefined,
    collation: String(row['coll'] ?? 'BINARY'),
  }));
}
