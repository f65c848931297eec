import type { SourceDialect } from './source-dialect.ts';

export const sqlite: SourceDialect = {
  enums: 'checked',
  counts: 'PRIMARY KEY AUTOINCREMENT',
  addsReferences: false,
  portableType: (type) => type,
  scalars: {
    String: 'text',
    Boolean: 'boolean',
    Int: 'integer',
    BigInt: 'bigint',
    Float: 'real',
    Decimal: 'decimal',
    DateTime: 'datetime',
    Json: 'jsonb',
    Bytes: 'blob',
  },
};
