import { DIALECTS, type Dialect } from '@rowloom/engine';

/** Types of other databases that people write into a portable schema, in PostgreSQL's names. */
const IN_POSTGRESQL: Readonly<Record<string, string>> = {
  binary: 'bytea',
  blob: 'bytea',
  datetime: 'timestamp',
  datetime2: 'timestamp',
  double: 'double precision',
  guid: 'uuid',
  image: 'bytea',
  longblob: 'bytea',
  longtext: 'text',
  mediumblob: 'bytea',
  mediumint: 'integer',
  mediumtext: 'text',
  nchar: 'char',
  ntext: 'text',
  number: 'numeric',
  nvarchar: 'varchar',
  nvarchar2: 'varchar',
  object: 'jsonb',
  smalldatetime: 'timestamp',
  string: 'text',
  tinyint: 'smallint',
  tinytext: 'text',
  uniqueidentifier: 'uuid',
  varbinary: 'bytea',
  varchar2: 'varchar',
  year: 'smallint',
};

const WITHOUT_LENGTH = new Set(['bytea', 'smallint', 'integer', 'text', 'uuid']);

/** A type that was written for no particular database, for the one in use. */
export function portableType(dialect: Dialect, type: string): string {
  if (DIALECTS[dialect].isLooselyTyped) return type;
  if (dialect !== 'postgresql') return type.replace(/^string\b/i, 'varchar(255)');
  const [, word = '', rest = ''] = /^(\w+)(.*)$/s.exec(type.trim()) ?? [];
  const known = IN_POSTGRESQL[word.toLowerCase()];
  if (known === undefined) return /^\w/.test(type) ? type : 'text';
  return WITHOUT_LENGTH.has(known) ? known + rest.replace(/^\s*\([^)]*\)/, '') : known + rest;
}
