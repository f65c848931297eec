import type { SchemaDocument, SqlDialect } from '@rowloom/engine';
import type { Ddl } from './load-script.ts';

/** The DDL of a document in a dialect. */
export function writeDdl(_schema: SchemaDocument, _dialect: SqlDialect): Ddl | undefined {
  return undefined;
}
