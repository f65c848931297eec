import type { SqlRow } from '../../session/session.ts';
import { type Catalogue, placeholders, type TablePlace } from './catalogue.ts';

export type CheckRow = SqlRow &
  TablePlace & { readonly name: string; readonly expression: string; readonly level: string | null };

/** MySQL had no checks before 8.0.16; its check names are unique in a database, MariaDB's in a table. */
export async function readChecks(catalogue: Catalogue): Promise<readonly CheckRow[]> {
  const { session, databases, isMariadb } = catalogue;
  const list = placeholders(catalogue);
  if (isMariadb) {
    const level = catalogue.isSince(10, 5, 10) ? 'LEVEL' : 'NULL';
    return (await session.query(
      `SELECT CONSTRAINT_SCHEMA AS table_schema, TABLE_NAME AS table_name, CONSTRAINT_NAME AS name,
              CHECK_CLAUSE AS expression, ${level} AS level
         FROM information_schema.CHECK_CONSTRAINTS
        WHERE CONSTRAINT_SCHEMA IN (${list})`,
      databases,
    )) as readonly CheckRow[];
  }
  if (!catalogue.isSince(8, 0, 16)) return [];
  return (await session.query(
    `SELECT t.TABLE_SCHEMA AS table_schema, t.TABLE_NAME AS table_name, c.CONSTRAINT_NAME AS name,
            c.CHECK_CLAUSE AS expression, NULL AS level
       FROM information_schema.CHECK_CONSTRAINTS c
       JOIN information_schema.TABLE_CONSTRAINTS t
         ON t.CONSTRAINT_SCHEMA = c.CONSTRAINT_SCHEMA AND t.CONSTRAINT_NAME = c.CONSTRAINT_NAME
      WHERE c.CONSTRAINT_SCHEMA IN (${list}) AND t.CONSTRAINT_TYPE = 'CHECK'
      ORDER BY t.TABLE_SCHEMA, t.TABLE_NAME, c.CONSTRAINT_NAME`,
    databases,
  )) as readonly CheckRow[];
}
