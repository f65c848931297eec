import { isTargetError, type Session } from '@rowloom/databases';
import { quoteName } from '@rowloom/engine';
import { dropEach } from '../drop-each.ts';
import type { ForbiddenTable, TableSql } from '../run-dialect.ts';
import { unquote } from '../unquote.ts';
import { readTriggers } from './read-triggers.ts';

export const tables: TableSql = {
  async readOwned(session, names) {
    const rows = await session.query(
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = database()',
    );
    const found = new Set(rows.map((row) => String(row['name'])));
    return names.map((name) => (found.has(unquote(name)) ? true : undefined));
  },
  findForbidden,
  outsideReferrers: `
  SELECT CONCAT(CASE WHEN constraint_schema = database() THEN '' ELSE CONCAT(constraint_schema, '.') END, table_name) AS referrer,
         constraint_name, referenced_table_name AS referred
    FROM information_schema.referential_constraints
   WHERE unique_constraint_schema = database() AND JSON_CONTAINS($1, JSON_QUOTE(referenced_table_name))
     AND NOT (constraint_schema = database() AND JSON_CONTAINS($1, JSON_QUOTE(table_name)))
   ORDER BY 1, 2`,
  // ALTER and OPTIMIZE change the marks too.
  identities: undefined,
  hiding: undefined,
  writingFunctions: undefined,
  planted: undefined,
  tablesOfSchema: undefined,
  isUnsteady: true,
  keepsWords: false,
  async triggerDefinition(session, name) {
    const [known] = await session.query(
      'SELECT 1 AS found FROM information_schema.triggers WHERE trigger_schema = database() AND trigger_name = $1',
      [name],
    );
    if (known === undefined) return undefined;
    const [row] = await session.query(`SHOW CREATE TRIGGER ${quoteName('mysql', name)}`);
    return row === undefined ? undefined : String(row['SQL Original Statement']);
  },
  readTriggers,
  empty: (names) => names.toReversed().map((name) => `TRUNCATE TABLE ${name}`),
  drop: dropEach,
};

/** Roles, and grants by pattern, make the grant catalogue unusable: the server is asked what it would answer. */
async function findForbidden(session: Session, names: readonly string[]): Promise<readonly ForbiddenTable[]> {
  const may = async (statement: string): Promise<boolean> => {
    try {
      await session.query(statement);
      return true;
    } catch (error) {
      if (!isTargetError(error) || error.code === 'connection_lost') throw error;
      return error.code !== 'no_permission';
    }
  };
  const forbidden: ForbiddenTable[] = [];
  for (const name of names) {
    const mayRead = await may(`SELECT 1 FROM ${name} LIMIT 0`);
    if (!mayRead || !(await may(`EXPLAIN INSERT INTO ${name} () VALUES ()`))) forbidden.push({ name, mayRead });
  }
  return forbidden;
}
