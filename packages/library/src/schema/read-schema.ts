import { type Dialect, parseSchemaDocument, type Rules, type SchemaDocument } from '@rowloom/engine';
import type { ConvertResult } from '@rowloom/sources';
import type { PlannedPack } from '../ready/plan-packs.ts';
import { PLANNED_PACKS } from '../ready/planned-packs.ts';
import { issuesError, RowloomError } from '../rowloom-error.ts';

/**
 * The source of tables: a pack's name (`ecommerce`, `saas`, `blog`), the text of a schema (SQL, Prisma, DBML, JSON
 * Schema), a schema document (as an object or as JSON), or a reader's result: `{ document }` or `{ schema }`.
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
  /** For an unchanged pack: its rows are known to be valid. */
  readonly isPack?: true;
  /** The plans of a pack, if it is shipped with them. */
  readonly planned?: PlannedPack;
};

export async function readSchema(source: SchemaSource, dialect?: Dialect): Promise<ReadSchema> {
  if (typeof source !== 'string') return readObject(source);
  const text = source.trim();
  if (text.startsWith('{')) return readJson(text);
  if (/^[a-z][\w-]*$/i.test(text)) return readPack(text);
  if (PRISMA.test(text)) return readForeign('Prisma', (await import('@rowloom/sources')).readPrisma(source));
  if (DBML.test(text)) return readForeign('DBML', (await import('@rowloom/sources')).readDbml(source));
  return readSql(source, dialect);
}

/** Text that SQL never has at the beginning of a line. */
const PRISMA = /^[ \t]*(?:model|datasource|view|type)[ \t]+\w+[ \t]*\{/m;
const DBML = /^[ \t]*Table[ \t]+[\w".]+[^\n(;]*\{/im;
const JSON_SCHEMA = /"(?:\$defs|definitions|properties|openapi)"\s*:/;

async function readJson(text: string): Promise<ReadSchema> {
  const value = parseJson(text);
  if (JSON_SCHEMA.test(text)) {
    const { isJsonSchema, readJsonSchema } = await import('@rowloom/sources');
    if (isJsonSchema(value)) return readForeign('JSON Schema', readJsonSchema(value, 'schema'));
  }
  return readObject(value);
}

/** The schema of another tool, by way of the SQL that it means. */
async function readForeign(tool: string, result: ConvertResult): Promise<ReadSchema> {
  if ('issues' in result)
    throw issuesError(
      'schema',
      `The schema could not be read as ${tool}.`,
      result.issues.map(({ line, column, message }) => ({ code: 'syntax', path: `${line}:${column}`, message })),
    );
  const { sql, dialect, rules, warnings } = result;
  const read = await readSql(sql, dialect);
  return { ...read, rules, warnings: [...warnings, ...read.warnings] };
}

function parseJson(text: string): SchemaDocument {
  try {
    return JSON.parse(text) as SchemaDocument;
  } catch (error) {
    throw new RowloomError('schema', `The schema looks like JSON but is not valid: ${(error as Error).message}`);
  }
}

function readObject(source: Exclude<SchemaSource, string>): ReadSchema {
  const inner = 'document' in source ? source.document : 'schema' in source ? source.schema : source;
  const parsed = parseSchemaDocument(inner);
  if ('issues' in parsed) throw issuesError('schema', 'This is not a schema document.', parsed.issues);
  const rules = 'rules' in source && source.rules !== undefined ? source.rules : {};
  return { schema: parsed.document, rules, warnings: [] };
}

/** Packs are loaded only for a name that may be one of theirs, and not at all if their plans are shipped. */
async function readPack(name: string): Promise<ReadSchema> {
  const shipped = Object.hasOwn(PLANNED_PACKS, name) ? await PLANNED_PACKS[name]?.() : undefined;
  if (shipped !== undefined) {
    const { planned } = shipped;
    const schema = JSON.parse(planned.schema) as SchemaDocument;
    return { schema, rules: JSON.parse(planned.rules) as Rules, warnings: [], isPack: true, planned };
  }
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
  };
}
