import type { SchemaDocument, SqlDialect } from '@rowloom/engine';
import type { Ddl } from '../ddl/ddl.ts';
import { writeMysqlDdl } from '../mysql/ddl.ts';
import { writePostgresqlDdl } from '../postgresql/ddl.ts';
import { writeSqliteDdl } from '../sqlite/ddl.ts';

const WRITERS: Readonly<Record<SqlDialect, (document: SchemaDocument) => Ddl | Promise<Ddl>>> = {
  postgresql: writePostgresqlDdl,
  mysql: writeMysqlDdl,
  sqlite: writeSqliteDdl,
};

/** The DDL of a document, whatever dialect it was read from, in another. */
export async function writeDdl(schema: SchemaDocument, dialect: SqlDialect): Promise<Ddl> {
  return WRITERS[dialect](schema);
}
