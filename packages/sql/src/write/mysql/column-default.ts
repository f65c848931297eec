import { type ColumnType, type Dialect, quoteText, sqlDialectOf } from '@rowloom/engine';
import { rewriteMysqlExpression } from '../../rewrite/syntax/rewrite-mysql.ts';
import { readSimpleDefault } from '../ddl/simple-default.ts';

/** A default in MySQL's SQL, or nothing if only another database can evaluate it. `declared` is the column's type. */
export function columnDefault(
  from: Dialect,
  sql: string,
  type: ColumnType,
  declared: string,
  columns: readonly string[],
): string | undefined {
  // Large types accept only an expression.
  const wrap = (text: string): string =>
    /^(?:json|longtext|mediumtext|text|tinytext|longblob|mediumblob|blob|tinyblob|geometry|point)\b/.test(declared)
      ? `(${text})`
      : text;
  if (sqlDialectOf(from) === 'mysql') return ownDefault(sql, columns, wrap);
  const value = readSimpleDefault(sql);
  if (value === undefined) return undefined;
  switch (value.kind) {
    case 'text':
      if (type.kind === 'array') return value.value === '{}' ? "('[]')" : undefined;
      if (type.kind === 'boolean') return /^(?:t|true|1|y|yes|on)$/i.test(value.value) ? '1' : '0';
      if (
        type.kind === 'bytes' ||
        type.kind === 'bits' ||
        (isTime(type) && !/^\d{4}-\d\d-\d\d|^\d\d:\d\d/.test(value.value))
      )
        return undefined;
      return wrap(quoteText('mysql', value.value));
    case 'number':
      return wrap(value.value);
    case 'boolean':
      return String(Number(value.value));
    case 'null':
      return 'NULL';
    case 'now':
      if (type.kind === 'timestamp') return `CURRENT_TIMESTAMP${/\(\d\)/.exec(declared)?.[0] ?? ''}`;
      return type.kind === 'date' ? '(CURRENT_DATE)' : undefined;
    case 'uuid':
      return '(UUID())';
    case 'today':
      return type.kind === 'date' || type.kind === 'timestamp' ? '(CURRENT_DATE)' : undefined;
  }
}

/** As the server printed it. The default strict modes refuse a zero date. */
function ownDefault(text: string, columns: readonly string[], wrap: (text: string) => string): string | undefined {
  const sql = rewriteMysqlExpression(text, columns);
  if (sql === undefined || sql.startsWith("'0000-00-00")) return undefined;
  if (/^(?:[bx]?'(?:[^'\\]|''|\\[^])*'|-?[\d.]+(?:e[-+]?\d+)?|0x[\da-f]+|true|false|null)$/i.test(sql))
    return wrap(sql);
  return /^(?:current_timestamp|now|localtime|localtimestamp)(?:\(\d*\))?$/.test(sql) ? sql : `(${sql})`;
}

function isTime({ kind }: ColumnType): boolean {
  return kind === 'date' || kind === 'time' || kind === 'timestamp';
}
