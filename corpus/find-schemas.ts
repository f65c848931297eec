import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

export type CorpusDialect = 'postgresql' | 'mysql' | 'sqlite';

export type CorpusSchema = {
  readonly name: string;
  readonly dialect: CorpusDialect;
  /** Its SQL; for a file its bytes, in whatever encoding. */
  readonly read: () => string | Buffer;
  /** The folder of files that it names. */
  readonly folder?: string;
};

const DIALECTS: Readonly<Record<string, CorpusDialect>> = {
  postgresql: 'postgresql',
  postgres: 'postgresql',
  pg: 'postgresql',
  mysql: 'mysql',
  mariadb: 'mysql',
  sqlite: 'sqlite',
};

/** Every .sql file of a folder and its subfolders; the dialect is the folder's name, or recognised from the text. */
export function findSchemas(folder: string, only: string | undefined): readonly CorpusSchema[] {
  const paths = statSync(folder).isDirectory()
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
    : [folder];
  return paths
    .filter((path) => path.endsWith('.sql'))
    .toSorted()
    .map((path) => ({
      name: basename(path, '.sql'),
      dialect: dialectOf(path),
      read: () => readFileSync(path),
      folder: dirname(resolve(path)),
    }))
    .filter(({ name, dialect }) => only === undefined || only === name || only === `${dialect}/${name}`);
}

function dialectOf(path: string): CorpusDialect {
  const named = DIALECTS[basename(dirname(path)).toLowerCase()];
  if (named !== undefined) return named;
  const text = readFileSync(path, 'utf8');
  if (/ENGINE\s*=|AUTO_INCREMENT\b/i.test(text)) return 'mysql';
  return /\bAUTOINCREMENT\b|WITHOUT ROWID|PRAGMA /i.test(text) ? 'sqlite' : 'postgresql';
}
