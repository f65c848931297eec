import type { Issue, SchemaDocument } from '@rowloom/engine';
import { buildTable } from './build-table.ts';
import type { CatalogueRows } from './catalogue-rows.ts';
import { itemsBy } from './items-by.ts';
import { makeNameBook } from './name-book.ts';

/** The schema in a catalogue; `warnings` has what had to be left out. */
export function buildDocument(name: string, rows: CatalogueRows, warnings: Issue[]): SchemaDocument {
  const names = makeNameBook(rows.tables, rows.columns);
  const [columnsOf, indexesOf, keysOf, triggersOf, jsonIndexesOf] = [
    byTable(rows.columns),
    byTable(rows.indexes),
    byTable(rows.foreignKeys),
    byTable(rows.triggers),
    byTable(rows.jsonIndexes),
  ];
  return {
    version: 1,
    dialect: 'sqlite',
    name,
    tables: rows.tables.map((table) =>
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

function byTable<T extends { readonly table: string }>(rows: readonly T[]): (name: string) => readonly T[] {
  const groups = itemsBy(rows, ({ table }) => table.toLowerCase());
  return (name) => groups.get(name.toLowerCase()) ?? [];
}
