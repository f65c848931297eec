import type { Dialect, Issue, SchemaDocument } from '@rowloom/engine';
import { guessDialect, type Issue as TextIssue, readMysqlDdl, readPostgresqlDdl, readSqliteDdl } from '@rowloom/sql';
import type { OpenedSchema } from './protocol.ts';

const EMPTY: Omit<SchemaDocument, 'dialect'> = { version: 1, name: 'schema', tables: [], enums: [], domains: [] };

/** SQL text as a schema. What cannot be read is told by line and column. */
export async function readDdl(text: string, chosen: Dialect | undefined): Promise<OpenedSchema> {
  const dialect = chosen ?? guessDialect(text).dialect;
  const read = await readDialect(text, dialect);
  if ('issues' in read) return { schema: { ...EMPTY, dialect }, rules: {}, issues: read.issues.map(asIssue) };
  return { schema: read.document, rules: {}, issues: read.warnings.map(asIssue) };
}

function readDialect(text: string, dialect: Dialect) {
  const options = { name: 'schema' };
  if (dialect === 'postgresql') return readPostgresqlDdl(text, options);
  return dialect === 'sqlite' ? readSqliteDdl(text, options) : readMysqlDdl(text, { ...options, dialect });
}

const asIssue = ({ code, line, column, message }: TextIssue): Issue => ({ code, path: `${line}:${column}`, message });
