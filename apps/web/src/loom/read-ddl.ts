import type { Dialect, Issue, SchemaDocument } from '@rowloom/engine';
import { guessDialect, type Issue as TextIssue, readMysqlDdl, readPostgresqlDdl } from '@rowloom/sql';
import type { OpenedSchema } from './protocol.ts';

const EMPTY: Omit<SchemaDocument, 'dialect'> = { version: 1, name: 'pasted', tables: [], enums: [], domains: [] };

/** In Node SQLite itself reads the text; there is none in the browser. */
const NO_SQLITE: TextIssue = {
  code: 'unsupported_statement',
  message:
    'This is SQLite, which only the command line and the service can read for now. Save it as schema.sql and run rowloom, or choose another dialect to read it as that.',
  line: 1,
  column: 1,
};

/** SQL text as a schema. What cannot be read is told by line and column. */
export async function readDdl(text: string, chosen: Dialect | undefined): Promise<OpenedSchema> {
  const dialect = chosen ?? guessDialect(text).dialect;
  if (dialect === 'sqlite') return { schema: { ...EMPTY, dialect }, rules: {}, issues: [asIssue(NO_SQLITE)] };
  const read =
    dialect === 'postgresql'
      ? await readPostgresqlDdl(text, { name: 'pasted' })
      : readMysqlDdl(text, { name: 'pasted', dialect: dialect === 'mariadb' ? 'mariadb' : 'mysql' });
  if ('issues' in read) return { schema: { ...EMPTY, dialect }, rules: {}, issues: read.issues.map(asIssue) };
  return { schema: read.document, rules: {}, issues: read.warnings.map(asIssue) };
}

const asIssue = ({ code, line, column, message }: TextIssue): Issue => ({ code, path: `${line}:${column}`, message });
