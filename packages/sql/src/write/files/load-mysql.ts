import { DIALECTS, isMysqlBits, mysqlWrapping, quoteName, quoteText } from '@rowloom/engine';
import type { LoadClient, LoadTable } from './load-parts.ts';

const HEAD = `-- Loads the files of this folder into MySQL or MariaDB. Run it in this folder:
--   mysql --local-infile=1 DATABASE < load.sql
-- It creates the tables, loads them and then adds their keys.`;

type Column = LoadTable['columns'][number];

/**
 * For the mysql client. With checks disabled the server never checks loaded rows later, so keys are added afterwards
 * and then checked.
 */
export const loadMysql: LoadClient = {
  command: 'mysql --local-infile=1 DATABASE < load.sql',
  formats: { sql: (part) => [`source ${unpacked(part)}`], csv: loadData },
  script: ({ format, gzip, ddl, rows }) => [
    HEAD,
    ...(gzip ? [`-- Unpack the files first: gunzip *.${format}.gz`] : []),
    ...DIALECTS.mysql.scriptHead,
    "SET time_zone = '+00:00';",
    'SET foreign_key_checks = 0;',
    'SET unique_checks = 0;',
    '',
    ddl.tables.trim(),
    '',
    ...rows,
    '',
    ddl.constraints.trim(),
    '',
    'SET unique_checks = 1;',
    'SET foreign_key_checks = 1;',
  ],
};

const unpacked = ({ file }: LoadTable): string => file.replace(/\.gz$/, '');

function loadData(part: LoadTable): readonly string[] {
  const { flatName, columns } = part;
  const variables = columns.map((_, index) => `@c${index}`);
  const sets = columns.flatMap((column, index) =>
    column.generated ? [] : [`${quote(column.name)} = ${readField(column, `@c${index}`)}`],
  );
  return [
    `LOAD DATA LOCAL INFILE ${quoteText('mysql', unpacked(part))} INTO TABLE ${quote(flatName)}`,
    `  CHARACTER SET utf8mb4 FIELDS TERMINATED BY ',' OPTIONALLY ENCLOSED BY '"' ESCAPED BY '' LINES TERMINATED BY '\\n' IGNORE 1 LINES`,
    `  (${variables.join(', ')})`,
    `  SET ${sets.join(', ')};`,
  ];
}

/** The client does not distinguish an empty field from an empty text: in a nullable column both are NULL. */
function readField({ type, nullable }: Column, field: string): string {
  const value = nullable ? `NULLIF(${field}, '')` : field;
  switch (type.kind) {
    case 'boolean':
      return `CASE ${field} WHEN 'true' THEN 1 WHEN 'false' THEN 0 ELSE ${value} END`;
    case 'time':
    case 'timestamp':
      return type.zone === true ? `SUBSTRING_INDEX(${value}, '+', 1)` : value;
    case 'bytes':
      return `UNHEX(SUBSTRING(${value}, 3))`;
    case 'bits':
      return isMysqlBits(type) ? `CAST(CONV(${value}, 2, 10) AS UNSIGNED)` : value;
    default: {
      const wrapping = mysqlWrapping(type);
      return wrapping === undefined ? value : `${wrapping.before}${value}${wrapping.after}`;
    }
  }
}

const quote = (name: string): string => quoteName('mysql', name);
