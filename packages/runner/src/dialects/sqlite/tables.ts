import { dropEach } from '../drop-each.ts';
import type { TableSql } from '../run-dialect.ts';
import { unquote } from '../unquote.ts';
import { readTriggers } from './read-triggers.ts';

export const tables: TableSql = {
  async readOwned(session, names) {
    const rows = await session.query(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name IN (SELECT value FROM json_each($1))",
      [JSON.stringify(names.map(unquote))],
    );
    const found = new Set(rows.map((row) => String(row['name']).toLowerCase()));
    return names.map((name) => (found.has(unquote(name).toLowerCase()) ? true : undefined));
  },
  // A user who may write to the file may write to each of its tables.
  findForbidden: () => Promise.resolve([]),
  // The other table's name is as in the statement.
  outsideReferrers: `
  SELECT child.name AS referrer, group_concat("from", ', ') AS constraint_name, key."table" AS referred
    FROM sqlite_schema AS child, pragma_foreign_key_list(child.name) AS key
   WHERE child.type = 'table' AND lower(key."table") IN (SELECT lower(value) FROM json_each($1))
     AND lower(child.name) NOT IN (SELECT lower(value) FROM json_each($1))
   GROUP BY child.name, key.id ORDER BY 1, 2`,
  // VACUUM changes the marks too, or they are reused.
  identities: undefined,
  hiding: undefined,
  writingFunctions: undefined,
  planted: undefined,
  tablesOfSchema: undefined,
  isUnsteady: false,
  keepsWords: true,
  async triggerDefinition(session, name) {
    const [row] = await session.query("SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND name = $1", [name]);
    return row === undefined ? undefined : String(row['sql']);
  },
  readTriggers,
  empty: (names) => names.toReversed().map((name) => `DELETE FROM ${name}`),
  drop: dropEach,
};
