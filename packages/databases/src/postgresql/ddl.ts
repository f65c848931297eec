import type { SchemaDocument } from '@rowloom/engine';
import { type Ddl, makeDdl } from '../ddl/ddl.ts';
import { addForeignKeys, addUniques } from './add-constraints.ts';
import { createTable } from './create-table.ts';
import { createTypes } from './create-types.ts';
import { inCreationOrder } from './partition.ts';

/** A schema document of any dialect as PostgreSQL's DDL. Foreign keys and unique indexes are for after the rows. */
export function writePostgresqlDdl(document: SchemaDocument): Ddl {
  const tables = inCreationOrder(document);
  return makeDdl(
    [...createTypes(document), ...tables.flatMap((table) => createTable(document, table))],
    [
      ...tables.flatMap((table) => addUniques(document, table)),
      ...tables.flatMap((table) => addForeignKeys(document, table)),
    ],
  );
}
