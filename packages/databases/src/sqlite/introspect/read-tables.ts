import type { SqliteCatalogueRows } from '@rowloom/sql';
import type { Session } from '../../session/session.ts';

/** Ordinary tables, in the order of creation: not the parts of virtual tables, not SQLite's own, not the ledger's. */
export async function readTables(session: Session): Promise<SqliteCatalogueRows['tables']> {
  const rows = await session.query(
    `SELECT s.name, s.sql, l.type, s.sql LIKE 'CREATE VIRTUAL TABLE%' AS virtual
     FROM sqlite_schema AS s JOIN pragma_table_list AS l ON l.schema = 'main' AND l.name = s.name
     WHERE s.type = 'table' AND s.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND s.name NOT LIKE 'rowloom\\_%' ESCAPE '\\'
     ORDER BY s.rowid`,
  );
  const virtual = rows.filter((row) => row['virtual'] === 1).map(({ name }) => String(name).toLowerCase());
  return rows
    .filter((row) => row['type'] === 'table' && row['virtual'] !== 1 && !isShadow(String(row['name']), virtual))
    .map(({ name, sql }) => ({ name: String(name), sql: String(sql) }));
}

/** If the module of a virtual table is missing, SQLite treats its parts as ordinary tables. */
const SHADOW =
  /^_(?:data|idx|content|docsize|config|segments|segdir|stat|node|parent|rowid|chunks|info|vector_chunks\d+)$/;

function isShadow(name: string, virtual: readonly string[]): boolean {
  const lower = name.toLowerCase();
  return virtual.some((owner) => lower.startsWith(owner) && SHADOW.test(lower.slice(owner.length)));
}
