import type { Dialect, Issue, SchemaDocument } from '@rowloom/engine';
import { guessDialect, type Issue as TextIssue, readDdl as readSql } from '@rowloom/sql';
import type { OpenedSchema } from './protocol.ts';

const EMPTY: Omit<SchemaDocument, 'dialect'> = { version: 1, name: 'schema', tables: [], enums: [], domains: [] };

/** SQL text as a schema. What cannot be read is told by line and column. */
export async function readDdl(text: string, chosen: Dialect | undefined): Promise<OpenedSchema> {
  const dialect = chosen ?? guessDialect(text).dialect;
  const read = await readSql(text, { name: 'schema', dialect });
  if ('issues' in read) return { schema: { ...EMPTY, dialect }, rules: {}, issues: read.issues.map(asIssue) };
  return { schema: read.document, rules: {}, issues: read.warnings.map(asIssue) };
}

const asIssue = ({ code, line, column, message }: TextIssue): Issue => ({ code, path: `${line}:${column}`, message });
