import { type Dialect, DIALECTS, type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';

export const quoteIn = (dialect: Dialect): ((name: string) => string) => DIALECTS[dialect].quoteName;

/**
 * The FROM clause. PostgreSQL's constraints exclude inheriting tables, but include the partitions of a partitioned
 * table.
 */
export function tableSource(document: SchemaDocument, table: Pick<Table, 'name' | 'schema'>): string {
  const quote = quoteIn(document.dialect);
  const name = table.schema === undefined ? quote(table.name) : `${quote(table.schema)}.${quote(table.name)}`;
  const found = document.tables.find((item) => tableKey(item) === tableKey(table));
  return found === undefined || found.partition_by !== undefined ? name : dialectOf(document).examining.only(name);
}
