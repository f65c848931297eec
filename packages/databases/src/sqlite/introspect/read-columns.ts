import type { SqliteCatalogueRows } from '@rowloom/sql';
import type { Session } from '../../session/session.ts';

export async function readColumns(session: Session): Promise<SqliteCatalogueRows['columns']> {
  const rows = await session.query(
    `SELECT s.name AS "table", c.name, c.type, c."notnull", c.dflt_value, c.pk, c.hidden
     FROM pragma_table_list AS s, pragma_table_xinfo(s.name, 'main') AS c
     WHERE s.schema = 'main' AND s.type = 'table' AND c.hidden <> 1`,
  );
  return rows.map((row) => ({
    table: String(row['table']),
    name: String(row['name']),
    type: String(row['type'] ?? ''),
    notNull: row['notnull'] === 1,
    default: row['dflt_value'] === null ? undefined : String(row['dflt_value']),
    key: Number(row['pk']),
    generated: row['hidden'] === 2 ? 'virtual' : row['hidden'] === 3 ? 'stored' : undefined,
  }));
}
