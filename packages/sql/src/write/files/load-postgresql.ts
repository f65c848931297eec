import { DIALECTS, quoteName, quoteText, type SchemaDocument } from '@rowloom/engine';
import { qualifiedName } from '../postgresql/qualified-name.ts';
import { untilPartitions } from '../postgresql/until-partitions.ts';
import { writingFunctions } from '../postgresql/writing-functions.ts';
import { shellWord } from './shell-word.ts';
import type { LoadClient, LoadTable } from './load-parts.ts';

const HEAD = `-- Loads the files of this folder into PostgreSQL. Run it in this folder:
--   psql --dbname DATABASE --file load.sql
-- It creates the tables, loads them and then adds their keys, in one transaction. Tables that call functions of yours which
-- may write (VOLATILE ones) are refused. Where the tables exist already:
--   psql --dbname DATABASE --set data_only=1 --file load.sql`;

/** For psql. Constraints are added after the rows: that way cycles can be loaded, and everything loads faster. */
export const loadPostgresql: LoadClient = {
  command: 'psql -d DATABASE -f load.sql',
  formats: {
    sql: ({ file }) => [`\\i ${literal(file.replace(/\.gz$/, ''))}`],
    jsonl: copyLines,
    csv: copyFields,
  },
  script: ({ schema, format, gzip, ddl, tables, rows }) => [
    HEAD,
    ...(format === 'sql' && gzip ? ['-- Unpack the files first: gunzip *.sql.gz'] : []),
    '\\set ON_ERROR_STOP on',
    ...DIALECTS.postgresql.scriptHead,
    'BEGIN;',
    ...unlessDataOnly(
      untilPartitions(ddl.pieces)
        .flatMap((part) => (part.length === 0 ? [] : [...part, refuseWriters(schema)]))
        .join('\n'),
    ),
    ...rows,
    ...tables.flatMap(advanceSequences),
    ...unlessDataOnly(ddl.constraints),
    'COMMIT;',
  ],
};

function unlessDataOnly(sql: string): readonly string[] {
  return sql.trim() === '' ? [] : ['\\if :{?data_only}', '\\else', sql.trim(), '\\endif'];
}

/**
 * The author of the schema is not the user who runs the script: functions that its tables call may be the target
 * database's own. The server checks once they exist, and everything is rolled back if one of them may write.
 */
function refuseWriters({ tables }: SchemaDocument): string {
  const names = quoteText('postgresql', JSON.stringify(tables.map(qualifiedName)));
  const check = `DECLARE found text; BEGIN
  SELECT string_agg(table_name || ' calls ' || called, '; ') INTO found FROM (${writingFunctions(names)}) AS calls;
  IF found IS NOT NULL THEN
    RAISE EXCEPTION 'The tables call functions of this database that may do more than compute a value: %', found
      USING HINT = 'Declare them IMMUTABLE or STABLE if they are, or take what calls them out of the schema.';
  END IF;
END`;
  return `DO ${quoteText('postgresql', check)};`;
}

const sourceOf = ({ file }: LoadTable, gzip: boolean): string =>
  gzip ? `PROGRAM ${literal(`gzip -dc -- ${shellWord(file)}`)}` : literal(file);

function copyLines(part: LoadTable, gzip: boolean): readonly string[] {
  const target = nameOf(part);
  return [
    'CREATE TEMPORARY TABLE rowloom_rows (line json) ON COMMIT DROP;',
    // Quote and delimiter that no line contains: each line is then one field.
    `\\copy rowloom_rows FROM ${sourceOf(part, gzip)} WITH (FORMAT csv, QUOTE E'\\x01', DELIMITER E'\\x02')`,
    `INSERT INTO ${target} (${own(part)}) OVERRIDING SYSTEM VALUE SELECT ${own(part, 'r.')} FROM rowloom_rows, json_populate_record(NULL::${target}, line) AS r;`,
    'DROP TABLE rowloom_rows;',
  ];
}

function copyFields(part: LoadTable, gzip: boolean): readonly string[] {
  const from = sourceOf(part, gzip);
  const target = nameOf(part);
  const options = 'WITH (FORMAT csv, HEADER true)';
  // The command ends with its line.
  const isOneLine = !/[\r\n]/.test(`${target}${names(part)}`);
  if (isOneLine && !part.columns.some((column) => column.generated))
    return [`\\copy ${target} (${names(part)}) FROM ${from} ${options}`];
  // Names with line breaks, or values of columns that the database computes itself.
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
