import type { SchemaDocument, Table } from '../../language/schema/schema-document.ts';
import { tableKey } from '../../language/schema/table-key.ts';

/** A table's name in a database without schemas: its own, or `schema_table` if two schemas share it. */
export function flatTableName(document: Pick<SchemaDocument, 'tables'>, table: Pick<Table, 'name' | 'schema'>): string {
  const shared = document.tables.filter((item) => item.name === table.name).length > 1;
  return shared ? tableKey(table).replaceAll('.', '_') : table.name;
}
