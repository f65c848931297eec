import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { type Dialect, DIALECT_NAMES } from '@rowloom/engine';
import type { ConvertedSource } from '@rowloom/sources';
import { readChoice } from '../arguments/read-choice.ts';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { isFolder, readMigrations } from './read-migrations.ts';
import { readSchemaText } from './read-schema-text.ts';
import { readText } from './read-text.ts';
import { showSource } from './show-source.ts';
import type { Source } from './source.ts';
import { unknownSource } from './unknown-source.ts';

const DATABASE = /^(?:postgres|postgresql|mysql|mariadb|sqlite):/i;
/** Extensions of files from other tools, which may have to be distinguished by content. */
const FOREIGN = /\.(?:prisma|dbml|json|[cm]?[jt]s|rb|py)$/i;
const LOOKS_LIKE_FILE = /[./\\]/;
const NO_PACKS = { findPack: () => undefined, PACKS: [] } as const;

/**
 * A pack's id, a database URL, the path of a schema document, of SQL or of another tool's schema, or `-` for standard
 * input.
 */
export async function readSource(name: string, dialect?: string): Promise<Source> {
  const source = await readNamed(
    name,
    dialect === undefined ? undefined : readChoice(dialect, '--source-dialect', DIALECT_NAMES),
  );
  if (dialect !== undefined && source.kind !== 'sql')
    throw refusal(
      EXIT.usage,
      `--source-dialect (in a project file, source_dialect) applies to SQL only, and ${await showSource(name)} is not SQL. Leave it out.`,
    );
  return source;
}

async function readNamed(name: string, dialect: Dialect | undefined): Promise<Source> {
  if (DATABASE.test(name)) return (await import('../database/read-database.ts')).readDatabase(name);
  // Packs are loaded only for a name that may be one of theirs.
  const { findPack, PACKS } = LOOKS_LIKE_FILE.test(name) || name === '-' ? NO_PACKS : await import('@rowloom/packs');
  const pack = findPack(name);
  if (pack !== undefined) return { name, kind: 'pack', schema: pack.schema, rules: pack.rules, warnings: [] };
  if (name !== '-' && !existsSync(name))
    throw unknownSource(
      name,
      PACKS.map(({ id }) => id),
    );
  if (FOREIGN.test(name) || isFolder(name)) {
    const { readForeign } = await import('./read-foreign.ts');
    const foreign = await readForeign(name);
    if (foreign !== undefined) return readConverted(name, foreign);
  }
  const { text, placeOf } =
    name !== '-' && isFolder(name) ? readMigrations(name) : { text: readText(name, 'the source'), placeOf: undefined };
  const shown = name === '-' ? 'standard input' : name;
  if (text.trim() === '')
    throw refusal(EXIT.input, `${shown} is empty. Give a schema document or the SQL of your tables.`);
  if (/^\s*[{[]/.test(text))
    return { name, kind: 'document', schema: readSchemaText(text, shown), rules: {}, warnings: [] };
  const title = name === '-' ? 'schema' : basename(name).replace(/\.[^.]*$/, '');
  // The SQL readers take longer to load than a pack or a document takes to show.
  const { readSqlText } = await import('./read-sql-text.ts');
  return { name, kind: 'sql', rules: {}, ...(await readSqlText(text, { shown, placeOf, name: title, dialect })) };
}

async function readConverted(name: string, { sql, dialect, rules, warnings }: ConvertedSource): Promise<Source> {
  const { readSqlText } = await import('./read-sql-text.ts');
  const title = basename(name).replace(/\.[^.]*$/, '');
  const read = await readSqlText(sql, { shown: `${name} as SQL`, name: title, dialect });
  return { name, kind: 'sql', schema: read.schema, rules, warnings: [...warnings, ...read.warnings] };
}
