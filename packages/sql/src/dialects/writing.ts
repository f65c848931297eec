import type { SchemaDocument, SqlDialect } from '@rowloom/engine';
import type { Ddl } from '../write/ddl/ddl.ts';
import { loadMysql } from '../write/files/load-mysql.ts';
import type { LoadClient } from '../write/files/load-parts.ts';
import { loadPostgresql } from '../write/files/load-postgresql.ts';
import { loadSqlite } from '../write/files/load-sqlite.ts';
import { writeMysqlDdl } from '../write/mysql/ddl.ts';
import { writePostgresqlDdl } from '../write/postgresql/ddl.ts';
import { writeSqliteDdl } from '../write/sqlite/ddl.ts';

/** How tables are created in a dialect, and loaded with its client. */
export type Writing = {
  readonly writeDdl: (document: SchemaDocument) => Ddl | Promise<Ddl>;
  readonly client: LoadClient;
};

export const WRITING: Readonly<Record<SqlDialect, Writing>> = {
  postgresql: { writeDdl: writePostgresqlDdl, client: loadPostgresql },
  mysql: { writeDdl: writeMysqlDdl, client: loadMysql },
  sqlite: { writeDdl: writeSqliteDdl, client: loadSqlite },
};
