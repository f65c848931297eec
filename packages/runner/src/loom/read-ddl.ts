import type { SchemaDocument } from '@rowloom/engine';
import { type Issue, readPostgresqlDdl } from '@rowloom/sql';
import type { DdlTask } from './loom-task.ts';

type ReadDdl =
  | { readonly schema: SchemaDocument; readonly warnings: readonly string[] }
  | { readonly issues: readonly Issue[] };

/** SQL that creates tables, as a schema document; what cannot be read is said with its line and column. */
export async function readDdl({ text, dialect, name }: DdlTask): Promise<ReadDdl> {
  if (dialect !== 'postgresql')
    return {
      issues: [
        {
          code: 'unsupported_statement',
          message: `SQL text is read in PostgreSQL's dialect. To read a schema of ${dialect}, capture it from a connection.`,
          line: 1,
          column: 1,
        },
      ],
    };
  const read = await readPostgresqlDdl(text, { name });
  if ('issues' in read) return read;
  if (read.document.tables.length === 0)
    return {
      issues: [{ code: 'unknown_table', message: 'The text creates no table.', line: 1, column: 1 }],
    };
  return {
    schema: read.document,
    warnings: read.warnings.map(({ line, column, message }) => `${line}:${column}: ${message}`),
  };
}
