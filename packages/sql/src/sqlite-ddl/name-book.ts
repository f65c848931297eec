import { itemsBy } from './items-by.ts';
import type { ColumnRow, TableRow } from './catalogue-rows.ts';

/** Names as declared: SQLite accepts any case, the schema document does not. */
export type NameBook = {
  readonly table: (name: string) => string | undefined;
  readonly column: (table: string, name: string) => string | undefined;
  readonly isNullable: (table: string, column: string) => boolean;
  /** The columns of the primary key, in order. */
  readonly key: (table: string) => readonly string[];
};

export function makeNameBook(tables: readonly TableRow[], columns: readonly ColumnRow[]): NameBook {
  const byTable = itemsBy(columns, ({ table }) => table);
  const tableNames = new Map(tables.map(({ name }) => [name.toLowerCase(), name]));
  const columnRows = new Map(columns.map((column) => [`${column.table}\0${column.name.toLowerCase()}`, column]));
  const find = (table: string, name: string): ColumnRow | undefined =>
    columnRows.get(`${table}\0${name.toLowerCase()}`);
  return {
    table: (name) => tableNames.get(name.toLowerCase()),
    column: (table, name) => find(table, name)?.name,
    isNullable: (table, name) => {
      const column = find(table, name);
      return column !== undefined && !column.notNull && column.key === 0;
    },
    key: (table) =>
      (byTable.get(table) ?? [])
        .filter(({ key }) => key > 0)
        .toSorted((a, b) => a.key - b.key)
        .map(({ name }) => name),
  };
}
