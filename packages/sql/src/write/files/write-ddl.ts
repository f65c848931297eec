import type { SchemaDocument, SqlDialect } from '@rowloom/engine';
import { WRITING } from '../../dialects/writing.ts';
import type { Ddl } from '../ddl/ddl.ts';

/** The DDL of a document in another dialect than its own. */
export async function writeDdl(schema: SchemaDocument, dialect: SqlDialect): Promise<Ddl> {
  return WRITING[dialect].writeDdl(schema);
}
