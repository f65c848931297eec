import type { SchemaDocument } from '@rowloom/engine';
import { type Issue, readDdl as readSql } from '@rowloom/sql';
import { dialectOf } from '../dialects/dialect-of.ts';
import { readUnoptimised } from '../schema/read-unoptimised.ts';
import type { DdlTask } from './loom-task.ts';

type ReadDdl =
  | { readonly schema: SchemaDocument; readonly warnings: readonly string[] }
  | { readonly issues: readonly Issue[] };

/** A warning has no place where the dialect's own engine gives none. */
type ScriptWarning = { readonly message: string; readonly line?: number; readonly column?: number };

type ReadScript =
  | { readonly schema: SchemaDocument; readonly warnings: readonly ScriptWarning[] }
  | { readonly issues: readonly Issue[] };

/** SQL that creates tables, as a schema document; what cannot be read is said with its line and column. */
export async function readDdl(task: DdlTask): Promise<ReadDdl> {
  const read = await readScript(task);
  if ('issues' in read) return read;
  const { schema, warnings } = read;
  if (schema.tables.length === 0)
    return { issues: [{ code: 'unknown_table', message: 'The text creates no table.', line: 1, column: 1 }] };
  const placed = warnings.map(({ line, column, message }) =>
    line === undefined ? message : `${line}:${column}: ${message}`,
  );
  return { schema, warnings: placed };
}

/** The same, for a text that may create no table, and with each warning's place apart. */
export async function readScript({ text, dialect, name }: DdlTask): Promise<ReadScript> {
  // An engine that runs without a server reads its own script best.
  if (!dialectOf({ dialect }).backends.hasServer)
    return (await import('./read-sqlite-ddl.ts')).readSqliteDdl(text, name);
  const read = await readUnoptimised(() => readSql(text, { name, dialect }));
  return 'issues' in read ? read : { schema: read.document, warnings: read.warnings };
}
