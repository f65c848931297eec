import { flatTableName, type SchemaDocument } from '@rowloom/engine';
import { type Ddl, makeDdl } from '../ddl/ddl.ts';
import { createIndexes } from './create-indexes.ts';
import { createTable } from './create-table.ts';

/**
 * A schema document of any dialect as SQLite's DDL. Only indexes can be added later; everything else is in the tables.
 */
export function writeSqliteDdl(document: SchemaDocument): Ddl {
  // Partitions of other databases are rows of their parents.
  const tables = document.tables.filter((table) => table.partition_of === undefined);
  const taken = new Set(tables.map((table) => flatTableName(document, table).toLowerCase()));
  return makeDdl(
    tables.flatMap((table) => createTable(document, table)),
    tables.flatMap((table) => createIndexes(document, table, taken)),
  );
}
