import type { SqliteCatalogueRows } from '@rowloom/sql';
import type { Session } from '../../session/session.ts';

export async function readForeignKeys(session: Session): Promise<SqliteCatalogueRows['foreignKeys']> {
  // SQLite numbers the keys of a table from the last to the first.
  const rows = await session.query(
    `SELECT s.name AS child, k.id, k."table" AS parent, k."from", k."to", k.on_update, k.on_delete
     FROM pragma_table_list AS s, pragma_foreign_key_list(s.name, 'main') AS k
     WHERE s.schema = 'main' AND s.type = 'table'
     ORDER BY s.name, k.id DESC, k.seq`,
  );
  return rows.map((row) => ({
    table: String(row['child']),
    key: Number(row['id']),
    from: String(row['from']),
    parent: String(row['parent']),
    to: row['to'] === null ? undefined : String(row['to']),
    onUpdate: String(row['on_update']),
    onDelete: String(row['on_delete']),
  }));
}
