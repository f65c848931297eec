import {
  type FileFormat,
  flatTableName,
  type Plan,
  type SchemaDocument,
  type SqlDialect,
  tableKey,
} from '@rowloom/engine';
import type { Ddl } from '../ddl/ddl.ts';
import type { LoadTable } from './load-parts.ts';
import { loadMysql } from './load-mysql.ts';
import { loadPostgresql } from './load-postgresql.ts';
import { loadSqlite } from './load-sqlite.ts';

export type LoadRequest = {
  readonly schema: SchemaDocument;
  readonly plan: Plan;
  readonly dialect: SqlDialect;
  readonly format: FileFormat;
  readonly gzip: boolean;
  /** File by table, in the order in which they are loaded. */
  readonly files: ReadonlyMap<string, string>;
  readonly ddl: Ddl;
};

const WRITERS = { postgresql: loadPostgresql, mysql: loadMysql, sqlite: loadSqlite } as const;

/** The script that loads a folder with the dialect's own client; undefined where that client cannot read the format. */
export function writeLoadScript(request: LoadRequest): string | undefined {
  return WRITERS[request.dialect]({
    format: request.format,
    gzip: request.gzip,
    ddl: request.ddl,
    tables: loadTables(request),
  });
}

function loadTables({ schema, plan, files }: LoadRequest): readonly LoadTable[] {
  return [...files].flatMap(([name, file]) => {
    const table = schema.tables.find((item) => tableKey(item) === name);
    const planned = plan.tables.find((item) => item.name === name);
    if (table === undefined || planned === undefined) return [];
    const columns = planned.columns.flatMap((item) => {
      const column = table.columns.find(({ name: own }) => own === item.name);
      return column === undefined || item.source.kind === 'omit' ? [] : [column];
    });
    return [{ table, flatName: flatTableName(schema, table), file, columns }];
  });
}
