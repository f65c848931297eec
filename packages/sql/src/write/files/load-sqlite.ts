import { quoteName } from '@rowloom/engine';
import { shellWord } from './shell-word.ts';
import type { LoadClient, LoadTable } from './load-parts.ts';

const HEAD = `-- Loads the files of this folder into SQLite. Run it in this folder:
--   sqlite3 DATABASE.db < load.sql
-- It creates the tables, loads them and then adds their indexes, in one transaction.`;

type Column = LoadTable['columns'][number];

/** For the sqlite3 shell. */
export const loadSqlite: LoadClient = {
  command: 'sqlite3 DATABASE.db < load.sql',
  formats: { sql: (part, gzip) => [`.read ${sourceOf(part, gzip)}`], csv: importTable },
  script: ({ ddl, rows }) => [
    HEAD,
    '.bail on',
    'PRAGMA foreign_keys = OFF;',
    'BEGIN;',
    '',
    ddl.tables.trim(),
    '',
    ...rows,
    '',
    ddl.constraints.trim(),
    '',
    'COMMIT;',
    'PRAGMA foreign_key_check;',
  ],
};

const sourceOf = ({ file }: LoadTable, gzip: boolean): string =>
  argument(gzip ? `|gzip -dc -- ${shellWord(file)}` : `./${file}`);

/** The shell does not distinguish an empty field from an empty text: in a nullable column both are NULL. */
function importTable(part: LoadTable, gzip: boolean): readonly string[] {
  const { flatName, columns } = part;
  const own = columns.filter((column) => column.generated === undefined);
  const values = own.map(readField).join(', ');
  return [
    'DROP TABLE IF EXISTS temp.rowloom_rows;',
    `CREATE TEMPORARY TABLE rowloom_rows (${columns.map(({ name }) => `${quote(name)} TEXT`).join(', ')});`,
    `.import --csv --skip 1 --schema temp ${sourceOf(part, gzip)} rowloom_rows`,
    `INSERT INTO ${quote(flatName)} (${own.map(({ name }) => quote(name)).join(', ')}) SELECT ${values} FROM temp.rowloom_rows;`,
  ];
}

function readField({ name, type, nullable }: Column): string {
  const field = quote(name);
  const value = nullable ? `nullif(${field}, '')` : field;
  if (type.kind === 'boolean') return `CASE ${field} WHEN 'true' THEN 1 WHEN 'false' THEN 0 ELSE ${value} END`;
  // In UTC, which SQLite's own functions assume for a time without a zone.
  if ((type.kind === 'timestamp' || type.kind === 'time') && type.zone === true) return `replace(${value}, '+00', '')`;
  return type.kind === 'bytes' ? `unhex(substr(${value}, 3))` : value;
}

/** The shell processes escapes in double quotes, and reads a leading dash as an option. */
const argument = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

const quote = (name: string): string => quoteName('sqlite', name);
