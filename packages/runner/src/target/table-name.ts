import {
  type Dialect,
  flatTableName,
  quoteName,
  type SchemaDocument,
  type SqlDialect,
  type Table,
} from '@rowloom/engine';

export const sqlDialect = (dialect: Dialect): SqlDialect => (dialect === 'mariadb' ? 'mysql' : dialect);

/** A table's name for SQL of its target. */
export function tableName(dialect: Dialect, schema: SchemaDocument, table: Pick<Table, 'name' | 'schema'>): string {
  const sql = sqlDialect(dialect);
  if (sql !== 'postgresql') return quoteName(sql, flatTableName(schema, table));
  return table.schema === undefined
    ? quoteName(sql, table.name)
    : `${quoteName(sql, table.schema)}.${quoteName(sql, table.name)}`;
}
