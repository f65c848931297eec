import { basename, extname } from 'node:path';
import type { Issue, SchemaDocument } from '@rowloom/engine';
import type { IntrospectRequest } from '../session/driver.ts';
import type { Session } from '../session/session.ts';
import { targetError } from '../target/target-error.ts';
import { buildTable } from './introspect/build-table.ts';
import { itemsBy } from './introspect/items-by.ts';
import { makeNameBook } from './introspect/name-book.ts';
import { readColumns } from './introspect/read-columns.ts';
import { readForeignKeys } from './introspect/read-foreign-keys.ts';
import { readIndexes } from './introspect/read-indexes.ts';
import { readJsonIndexes } from './introspect/read-json-indexes.ts';
import { readTables } from './introspect/read-tables.ts';
import { readTriggers } from './introspect/read-triggers.ts';

/** The schema of a file; what had to be left out is told in `warnings`. */
export async function introspectSqlite(
  session: Session,
  request: IntrospectRequest = {},
  warnings: Issue[] = [],
): Promise<SchemaDocument> {
  const other = request.schemas?.find((name) => name !== 'main');
  if (other !== undefined)
    throw targetError('no_such_schema', `An SQLite file has the one schema main, and no ${other}.`, { schema: other });
  const [tables, columns, indexes, foreignKeys, triggers, jsonIndexes] = [
    await readTables(session),
    await readColumns(session),
    await readIndexes(session),
    await readForeignKeys(session),
    await readTriggers(session),
    await readJsonIndexes(session),
  ];
  const names = makeNameBook(tables, columns);
  const byTable = <T extends { readonly table: string }>(rows: readonly T[]): ((name: string) => readonly T[]) => {
    const groups = itemsBy(rows, ({ table }) => table.toLowerCase());
    return (name) => groups.get(name.toLowerCase()) ?? [];
  };
  const [columnsOf, indexesOf, keysOf, triggersOf, jsonIndexesOf] = [
    byTable(columns),
    byTable(indexes),
    byTable(foreignKeys),
    byTable(triggers),
    byTable(jsonIndexes),
  ];
  return {
    version: 1,
    dialect: 'sqlite',
    name: await readName(session),
    tables: tables.map((table) =>
      buildTable(
        table,
        {
          columns: columnsOf(table.name),
          indexes: indexesOf(table.name),
          foreignKeys: keysOf(table.name),
          triggers: triggersOf(table.name),
          jsonIndexes: jsonIndexesOf(table.name),
        },
        names,
        warnings,
      ),
    ),
    enums: [],
    domains: [],
  };
}

async function readName(session: Session): Promise<string> {
  const [row] = await session.query(`SELECT file FROM pragma_database_list WHERE name = 'main'`);
  const file = String(row?.['file'] ?? '');
  return basename(file, extname(file)) || 'main';
}
