import type { SchemaDocument } from '@rowloom/engine';
import { type Ddl, makeDdl } from '../ddl/ddl.ts';
import { addForeignKeys, addReferredIndexes, addUniques } from './add-constraints.ts';
import { createTable } from './create-table.ts';
import { NameKeeper } from './name-keeper.ts';

/**
 * A schema document of any dialect as DDL for MySQL and MariaDB. Foreign keys and unique indexes come after the rows.
 */
export function writeMysqlDdl(document: SchemaDocument): Ddl {
  const names = new NameKeeper();
  // Partitions of other databases are rows of their parents.
  const tables = document.tables.filter((table) => table.partition_of === undefined);
  return makeDdl(
    tables.flatMap((table) => createTable(document, table, names)),
    [
      ...tables.flatMap((table) => addUniques(document, table)),
      ...addReferredIndexes(document),
      ...tables.flatMap((table) => addForeignKeys(document, table, names)),
    ],
  );
}
