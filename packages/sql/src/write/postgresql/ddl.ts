import type { SchemaDocument } from '@rowloom/engine';
import { prepare } from '../../parser/parser.ts';
import { type Ddl, makeDdl } from '../ddl/ddl.ts';
import { addForeignKeys, addUniques } from './add-constraints.ts';
import { createTable } from './create-table.ts';
import { createTypes } from './create-types.ts';
import type { Draft } from './may-call.ts';
import { inCreationOrder } from './partition.ts';

export type DdlOptions = {
  /** Functions of the target that its tables may call, by name; only in schemas of its search path. */
  readonly functions?: ReadonlySet<string>;
};

/** A schema document of any dialect as PostgreSQL's DDL. Foreign keys and unique indexes come after the rows. */
export async function writePostgresqlDdl(schema: SchemaDocument, options: DdlOptions = {}): Promise<Ddl> {
  // Texts of other dialects are not used: their trees are printed.
  if (schema.dialect === 'postgresql') await prepare();
  const document: Draft = { ...schema, ...options };
  const tables = inCreationOrder(document);
  return makeDdl(
    [...createTypes(document), ...tables.flatMap((table) => createTable(document, table))],
    [
      ...tables.flatMap((table) => addUniques(document, table)),
      ...tables.flatMap((table) => addForeignKeys(document, table)),
    ],
  );
}
