import type { SourceDialect } from './source-dialect.ts';

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

export const postgresql: SourceDialect = {
  enums: 'named',
  counts: 'serial',
  addsReferences: true,
  portableType,
  scalars: {
    String: 'text',
    Boolean: 'boolean',
    Int: 'integer',
    BigInt: 'bigint',
    Float: 'double precision',
    Decimal: 'decimal(65,30)',
    DateTime: 'timestamp(3)',
    Json: 'jsonb',
    Bytes: 'bytea',
  },
};

function portableType(type: string): string {
  const [, word = '', rest = ''] = /^(\w+)(.*)$/s.exec(type.trim()) ?? [];
  const known = IN_POSTGRESQL[word.toLowerCase()];
  if (known === undefined) return /^\w/.test(type) ? type : 'text';
  return WITHOUT_LENGTH.has(known) ? known + rest.replace(/^\s*\([^)]*\)/, '') : known + rest;
}
