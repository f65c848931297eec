import type { SchemaDocument } from '@rowloom/engine';
import { type Issue, readDdl as readSql } from '@rowloom/sql';
import { dialectOf } from '../dialects/dialect-of.ts';
import { readUnoptimised } from '../schema/read-unoptimised.ts';
import type { DdlTask } from './loom-task.ts';

type ReadDdl =
  | { readonly schema: SchemaDocument; readonly warnings: readonly string[] }
  | { readonly issues: readonly Issue[] };

/** SQL that creates tables, as a schema document; unreadable parts are reported with line and column. */
export async function readDdl(task: DdlTask): Promise<ReadDdl> {
  const read = await readDialect(task);
  return 'schema' in read && read.schema.tables.length === 0
    ? { issues: [{ code: 'unknown_table', message: 'The text creates no table.', line: 1, column: 1 }] }
    : read;
}

async function readDialect({ text, dialect, name }: DdlTask): Promise<ReadDdl> {
  // An embedded engine is the best reader of its own script.
  if (!dialectOf({ dialect }).backends.hasServer)
    return (await import('./read-sqlite-ddl.ts')).readSqliteDdl(text, name);
  const read = await readUnoptimised(() => readSql(text, { name, dialect }));
  if ('issues' in read) return read;
  const warnings = read.warnings.map(({ line, column, message }) => `${line}:${column}: ${message}`);
  return { schema: read.document, warnings };
}
