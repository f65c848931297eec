import { type Dialect, DIALECT_NAMES, DIALECTS, type SchemaDocument, sqlDialectOf } from '@rowloom/engine';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import type { SqlPlace } from './read-migrations.ts';

export type SqlSource = { readonly schema: SchemaDocument; readonly warnings: readonly string[] };

export type SqlTextFacts = {
  /** The file as messages name it. */
  readonly shown: string;
  /** Where a line of the text stands, if it was put together from several files. */
  readonly placeOf?: ((line: number) => SqlPlace) | undefined;
  /** The document's. */
  readonly name: string;
  /** What the text is written in, where it was said. */
  readonly dialect: Dialect | undefined;
};

type Placed = { readonly line: number; readonly column: number; readonly message: string };

/** SQL that creates tables. The grammar of its dialect is loaded only where there is SQL to read. */
export async function readSqlText(text: string, facts: SqlTextFacts): Promise<SqlSource> {
  const { shown, dialect: said, placeOf = (line) => ({ file: shown, line }) } = facts;
  const place = (placed: Placed): string => {
    const { file, line } = placeOf(placed.line);
    return `${file}:${line}:${placed.column}: ${placed.message}`;
  };
  const { guessDialect } = await import('@rowloom/sql');
  const guess = guessDialect(text);
  const dialect = said ?? guess.dialect;
  const { readScript } = await import('@rowloom/runner');
  const read = await readScript({ text, dialect, name: facts.name });
  if ('issues' in read) {
    const [first, ...others] = read.issues.map(place);
    const hint =
      said !== undefined
        ? `It was read as ${DIALECTS[said].label}'s SQL, as --source-dialect (source_dialect in a project file) says.`
        : `It ${guess.isSure ? 'looks like' : 'was read as'} ${DIALECTS[dialect].label}'s SQL. If that is wrong, name the dialect: --source-dialect ${othersThan(dialect)}.`;
    throw refusal(EXIT.input, first ?? `${shown} could not be read.`, [...others, hint]);
  }
  const warnings = read.warnings.map(({ line, column, message }) =>
    line === undefined || column === undefined ? `${shown}: ${message}` : place({ line, column, message }),
  );
  if (read.schema.tables.length === 0)
    throw refusal(
      EXIT.input,
      `${shown} defines no table. Give the SQL that creates your tables, for example of pg_dump --schema-only or mysqldump --no-data.`,
      warnings,
    );
  return { schema: read.schema, warnings };
}

const othersThan = (dialect: Dialect): string =>
  DIALECT_NAMES.filter((name) => sqlDialectOf(name) === name && name !== sqlDialectOf(dialect)).join(', or ');
