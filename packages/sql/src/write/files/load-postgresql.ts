import { quoteName, quoteText } from '@rowloom/engine';
import { SCRIPT_HEAD } from './script-head.ts';
import { shellWord } from './shell-word.ts';
import type { LoadParts, LoadTable } from './load-parts.ts';

const HEAD = `-- Loads the files of this folder into PostgreSQL. Run it in this folder:
--   psql --dbname DATABASE --file load.sql
-- It creates the tables, loads them and then adds their keys, in one transaction. Where the tables exist already:
--   psql --dbname DATABASE --set data_only=1 --file load.sql`;

/** For psql. Rows come first and constraints after them: that way cycles load too, and everything loads faster. */
export function loadPostgresql({ format, gzip, ddl, tables }: LoadParts): string | undefined {
  if (format === 'parquet') return undefined;
  const lines = [HEAD];
  if (format === 'sql' && gzip) lines.push('-- Unpack the files first: gunzip *.sql.gz');
  lines.push('\\set ON_ERROR_STOP on', ...SCRIPT_HEAD.postgresql, 'BEGIN;');
  lines.push(...unlessDataOnly(ddl.tables));
  for (const table of tables) lines.push(...loadTable(table, format, gzip));
  lines.push(...tables.flatMap(advanceSequences));
  lines.push(...unlessDataOnly(ddl.constraints), 'COMMIT;');
  return `${lines.join('\n')}\n`;
}

function unlessDataOnly(sql: string): readonly string[] {
  return sql.trim() === '' ? [] : ['\\if :{?data_only}', '\\else', sql.trim(), '\\endif'];
}

function loadTable(part: LoadTable, format: 'csv' | 'jsonl' | 'sql', gzip: boolean): readonly string[] {
  if (format === 'sql') return [`\\i ${literal(part.file.replace(/\.gz$/, ''))}`];
  const from = gzip ? `PROGRAM ${literal(`gzip -dc -- ${shellWord(part.file)}`)}` : literal(part.file);
  const target = nameOf(part);
  if (format === 'jsonl') {
    return [
      'CREATE TEMPORARY TABLE rowloom_rows (line json) ON COMMIT DROP;',
      // Quote and delimiter that no line holds: a line then is one field.
      `\\copy rowloom_rows FROM ${from} WITH (FORMAT csv, QUOTE E'\\x01', DELIMITER E'\\x02')`,
      `INSERT INTO ${target} (${own(part)}) OVERRIDING SYSTEM VALUE SELECT ${own(part, 'r.')} FROM rowloom_rows, json_populate_record(NULL::${target}, line) AS r;`,
      'DROP TABLE rowloom_rows;',
    ];
  }
  const options = 'WITH (FORMAT csv, HEADER true)';
  // The command ends with its line, wherever that is.
  const isOneLine = !/[\r\n]/.test(`${target}${names(part)}`);
  if (isOneLine && !part.columns.some((column) => column.generated))
    return [`\\copy ${target} (${names(part)}) FROM ${from} ${options}`];
  // Names with line breaks in them, or values of columns that the database insists on computing itself.
  return [
    `CREATE TEMPORARY TABLE rowloom_rows ON COMMIT DROP AS SELECT ${names(part)} FROM ${target} WITH NO DATA;`,
    `\\copy rowloom_rows FROM ${from} ${options}`,
    `INSERT INTO ${target} (${own(part)}) OVERRIDING SYSTEM VALUE SELECT ${own(part)} FROM rowloom_rows;`,
    'DROP TABLE rowloom_rows;',
  ];
}

/** The next row that the database numbers itself must not repeat a number. */
function advanceSequences(part: LoadTable): readonly string[] {
  return part.columns
    .filter((column) => column.identity !== undefined)
    .map(({ name }) => {
      const sequence = `pg_get_serial_sequence(${quoteText('postgresql', nameOf(part))}, ${quoteText('postgresql', name)})`;
      const move = `BEGIN PERFORM setval(${sequence}, max(${quote(name)})) FROM ${nameOf(part)} HAVING max(${quote(name)}) > 0; END`;
      return `DO ${quoteText('postgresql', move)};`;
    });
}

const quote = (name: string): string => quoteName('postgresql', name);
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const names = ({ columns }: LoadTable): string => columns.map(({ name }) => quote(name)).join(', ');

const own = ({ columns }: LoadTable, prefix = ''): string =>
  columns
    .filter((column) => column.generated === undefined)
    .map(({ name }) => prefix + quote(name))
    .join(', ');

function nameOf({ table }: LoadTable): string {
  return table.schema === undefined ? quote(table.name) : `${quote(table.schema)}.${quote(table.name)}`;
}
