import {
  type FileFormat,
  flatTableName,
  type Plan,
  type SchemaDocument,
  type SqlDialect,
  tableKey,
} from '@rowloom/engine';
import { WRITING } from '../../dialects/writing.ts';
import type { Ddl } from '../ddl/ddl.ts';
import type { LoadTable } from './load-parts.ts';

export type LoadRequest = {
  readonly schema: SchemaDocument;
  readonly plan: Plan;
  readonly dialect: SqlDialect;
  readonly format: FileFormat;
  readonly gzip: boolean;
  /** File by table, in loading order. */
  readonly files: ReadonlyMap<string, string>;
  readonly ddl: Ddl;
};

/** The script that loads a folder with the dialect's own client; undefined if that client cannot read the format. */
export function writeLoadScript(request: LoadRequest): string | undefined {
  const { schema, format, gzip, ddl, dialect } = request;
  const client = WRITING[dialect].client;
  const load = client.formats[format];
  if (load === undefined) return undefined;
  const tables = loadTables(request);
  const rows = tables.flatMap((part) => load(part, gzip));
  return `${client.script({ schema, format, gzip, ddl, tables, rows }).join('\n')}\n`;
}

/** The command that runs the script, where there is one. */
export function loadCommand(dialect: SqlDialect, format: FileFormat): string | undefined {
  const { formats, command } = WRITING[dialect].client;
  return formats[format] === undefined ? undefined : command;
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
