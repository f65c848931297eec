import type { SourceDialect } from './source-dialect.ts';

export const mysql: SourceDialect = {
  enums: 'inline',
  counts: 'AUTO_INCREMENT',
  addsReferences: true,
  portableType: (type) => type.replace(/^string\b/i, 'varchar(255)'),
  scalars: {
    String: 'varchar(191)',
    Boolean: 'boolean',
    Int: 'integer',
    BigInt: 'bigint',
    Float: 'double',
    Decimal: 'decimal(65,30)',
    DateTime: 'datetime(3)',
    Json: 'json',
    Bytes: 'longblob',
  },
};
