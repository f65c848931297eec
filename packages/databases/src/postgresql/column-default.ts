import type { ColumnType, Dialect } from '@rowloom/engine';
import { quoteText } from '../ddl/quote-text.ts';
import { readSimpleDefault } from '../ddl/simple-default.ts';
import { isUsable } from '../ddl/write-expression.ts';

/** A default in PostgreSQL's SQL, or nothing where only another database can evaluate it. */
export function columnDefault(from: Dialect, sql: string, type: ColumnType): string | undefined {
  if (from === 'postgresql') return isUsable('postgresql', sql) ? sql : undefined;
  const value = readSimpleDefault(sql);
  switch (value?.kind) {
    case 'text':
      return quoteText('postgresql', value.value);
    case 'number':
      if (type.kind === 'boolean') return value.value === '0' ? 'FALSE' : 'TRUE';
      return type.kind === 'text' || type.kind === 'enum' ? quoteText('postgresql', value.value) : value.value;
    case 'boolean':
      return type.kind === 'boolean' ? String(value.value).toUpperCase() : String(Number(value.value));
    case 'null':
      return 'NULL';
    case 'now':
      return 'CURRENT_TIMESTAMP';
    case 'today':
      return 'CURRENT_DATE';
    case 'uuid':
      return type.kind === 'uuid' ? 'gen_random_uuid()' : 'gen_random_uuid()::text';
    case undefined:
      return undefined;
  }
}
