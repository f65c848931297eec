import { type ColumnType, type Dialect, quoteText } from '@rowloom/engine';
import { rewriteSqliteExpression } from '../../rewrite/syntax/rewrite-sqlite.ts';
import { readSimpleDefault } from '../ddl/simple-default.ts';

/** A default in SQLite's SQL, or nothing if only another database can evaluate it. */
export function columnDefault(from: Dialect, sql: string, type: ColumnType): string | undefined {
  if (from === 'sqlite') {
    const own = rewriteSqliteExpression(sql, []);
    return own === undefined ? undefined : `(${own})`;
  }
  const value = readSimpleDefault(sql);
  switch (value?.kind) {
    case 'text':
      if (type.kind === 'array') return value.value === '{}' ? "'[]'" : undefined;
      if (type.kind === 'boolean') return /^(?:t|true|1|y|yes|on)$/i.test(value.value) ? '1' : '0';
      return type.kind === 'bytes' ? undefined : quoteText('sqlite', value.value);
    case 'number':
      return value.value;
    case 'boolean':
      return String(Number(value.value));
    case 'null':
      return 'NULL';
    case 'now':
      return type.kind === 'date' ? 'CURRENT_DATE' : 'CURRENT_TIMESTAMP';
    case 'today':
      return 'CURRENT_DATE';
    case 'uuid':
    case undefined:
      return undefined;
  }
}
