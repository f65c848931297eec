import { type Dialect, type SqlDialect, sqlDialectOf } from '@rowloom/engine';

/** Types of other databases that people write into a portable schema, in PostgreSQL's words. */
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

/** A type that was written for no database in particular, for the one that it is used in. */
export function portableType(dialect: Dialect, type: string): string {
  return FITTING[sqlDialectOf(dialect)](type);
}

const FITTING: Readonly<Record<SqlDialect, (type: string) => string>> = {
  postgresql: inPostgresql,
  mysql: (type) => type.replace(/^string\b/i, 'varchar(255)'),
  sqlite: (type) => type,
};

function inPostgresql(type: string): string {
  const [, word = '', rest = ''] = /^(\w+)(.*)$/s.exec(type.trim()) ?? [];
  const known = IN_POSTGRESQL[word.toLowerCase()];
  if (known === undefined) return /^\w/.test(type) ? type : 'text';
  return WITHOUT_LENGTH.has(known) ? known + rest.replace(/^\s*\([^)]*\)/, '') : known + rest;
}
