import { type Dialect, parseSchemaDocument, type Rules, type SchemaDocument } from '@rowloom/engine';
import { issuesError, RowloomError } from '../rowloom-error.ts';

/**
 * Where tables come from: a pack's name (`ecommerce`, `saas`, `blog`), SQL text, a schema document (as an object or as
 * JSON), or what a reader gives: `{ document }` or `{ schema }`.
 */
export type SchemaSource =
  | string
  | SchemaDocument
  | { readonly document: SchemaDocument }
  | { readonly schema: SchemaDocument; readonly rules?: Rules };

export type ReadSchema = {
  readonly schema: SchemaDocument;
  readonly rules: Rules;
  readonly warnings: readonly string[];
  /** A pack as it is: its rows are known to hold. */
  readonly isPack: boolean;
};

export async function readSchema(source: SchemaSource, dialect?: Dialect): Promise<ReadSchema> {
  if (typeof source !== 'string') return readObject(source);
  const text = source.trim();
  if (text.startsWith('{')) return readObject(parseJson(text));
  if (/^[a-z][\w-]*$/i.test(text)) return readPack(text);
  return readSql(source, dialect);
}

function parseJson(text: string): SchemaDocument {
  try {
    return JSON.parse(text) as SchemaDocument;
  } catch (error) {
    throw new RowloomError('schema', `The schema looks like JSON and is none: ${(error as Error).message}`);
  }
}

function readObject(source: Exclude<SchemaSource, string>): ReadSchema {
  const inner = 'document' in source ? source.document : 'schema' in source ? source.schema : source;
  const parsed = parseSchemaDocument(inner);
  if ('issues' in parsed) throw issuesError('schema', 'This is not a schema document.', parsed.issues);
  const rules = 'rules' in source && source.rules !== undefined ? source.rules : {};
  return { schema: parsed.document, rules, warnings: [], isPack: false };
}

/** Packs are loaded only for a name that may be one of theirs. */
async function readPack(name: string): Promise<ReadSchema> {
  const { findPack, PACKS } = await import('@rowloom/packs');
  const pack = findPack(name);
  if (pack !== undefined) return { schema: pack.schema, rules: pack.rules, warnings: [], isPack: true };
  throw new RowloomError(
    'schema',
    `There is no pack "${name}". Choose from ${PACKS.map(({ id }) => id).join(', ')}, or give SQL text or a schema document (for a file: readFileSync(path, 'utf8')).`,
  );
}

async function readSql(text: string, said: Dialect | undefined): Promise<ReadSchema> {
  const { guessDialect, readDdl } = await import('@rowloom/sql');
  const dialect = said ?? guessDialect(text).dialect;
  const read = await readDdl(text, { name: 'schema', dialect });
  const place = ({ line, column }: { readonly line: number; readonly column: number }): string => `${line}:${column}`;
  if ('issues' in read)
    throw issuesError(
      'schema',
      `The SQL could not be read as ${dialect}'s${said === undefined ? '; if that is wrong, set the option dialect' : ''}.`,
      read.issues.map((issue) => ({ code: issue.code, path: place(issue), message: issue.message })),
    );
  if (read.document.tables.length === 0)
    throw new RowloomError('schema', 'The SQL creates no table. Give the CREATE TABLE statements of your schema.');
  return {
    schema: read.document,
    rules: {},
    warnings: read.warnings.map((warning) => `${place(warning)}: ${warning.message}`),
    isPack: false,
  };
}
