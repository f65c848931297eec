import type { ColumnType } from '../../language/types/column-type.ts';
import { domainsOf } from '../../language/schema/resolve-type.ts';
import type { SchemaDocument, Table } from '../../language/schema/schema-document.ts';

/** The table with columns NOT NULL if their domain is. */
export function requireByDomains(schema: SchemaDocument, table: Table): Table {
  const isRequired = (type: ColumnType): boolean => domainsOf(schema, type).some(({ nullable }) => !nullable);
  if (!table.columns.some(({ nullable, type }) => nullable && isRequired(type))) return table;
  return {
    ...table,
    columns: table.columns.map((column) => (isRequired(column.type) ? { ...column, nullable: false } : column)),
  };
}
