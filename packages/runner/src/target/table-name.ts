import { type Dialect, DIALECTS, flatTableName, type SchemaDocument, type Table } from '@rowloom/engine';

/** A table's name in its target's SQL. */
export function tableName(
  dialect: Dialect,
  schema: Pick<SchemaDocument, 'tables'>,
  table: Pick<Table, 'name' | 'schema'>,
): string {
  const { hasSchemas, quoteName } = DIALECTS[dialect];
  if (!hasSchemas) return quoteName(flatTableName(schema, table));
  return table.schema === undefined ? quoteName(table.name) : `${quoteName(table.schema)}.${quoteName(table.name)}`;
}
