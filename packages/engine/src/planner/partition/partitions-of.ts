import type { SchemaDocument, Table } from '../../language/schema/schema-document.ts';
import { tableKey } from '../../language/schema/table-key.ts';

/** The partitions of a table, without those of its partitions. */
export function partitionsOf(schema: SchemaDocument, table: Table): readonly Table[] {
  const key = tableKey(table);
  return schema.tables.filter(
    ({ partition_of: of }) =>
      of !== undefined && tableKey({ name: of.table, schema: of.schema ?? table.schema }) === key,
  );
}
