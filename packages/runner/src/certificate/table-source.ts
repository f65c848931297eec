import { type Dialect, DIALECTS, type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';

export const quoteIn = (dialect: Dialect): ((name: string) => string) => DIALECTS[dialect].quoteName;

/**
 * What stands after FROM. PostgreSQL's constraints hold for a table without those that inherit from it, but for a
 * partitioned one together with its partitions.
 */
export function tableSource(document: SchemaDocument, table: Pick<Table, 'name' | 'schema'>): string {
  const quote = quoteIn(document.dialect);
  const name = table.schema === undefined ? quote(table.name) : `${quote(table.schema)}.${quote(table.name)}`;
  const found = document.tables.find((item) => tableKey(item) === tableKey(table));
  return found === undefined || found.partition_by !== undefined ? name : dialectOf(document).examining.only(name);
}
