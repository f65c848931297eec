import type { ColumnType, Dialect } from '@rowloom/engine';
import { quoteText } from '../ddl/quote-text.ts';
import { readSimpleDefault } from '../ddl/simple-default.ts';
import { isUsable, sqlDialectOf } from '../ddl/write-expression.ts';

/** A default in MySQL's SQL, or nothing where only another database can evaluate it. `declared` is the column's type. */
export function columnDefault(from: Dialect, sql: string, type: ColumnType, declared: string): string | undefined {
  const value = readSimpleDefault(sql);
  if (value === undefined) {
    if (sqlDialectOf(from) !== 'mysql' || !isUsable('mysql', sql)) return undefined;
    return /^[\w.]+(?:\(\d*\))?$|^\(.*\)$/s.test(sql) ? sql : `(${sql})`;
  }
  // Large types take an expression only.
  const wrap = (text: string): string =>
    /^(?:json|longtext|mediumtext|text|tinytext|longblob|mediumblob|blob|tinyblob)\b/.test(declared)
      ? `(${text})`
      : text;
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

function isTime({ kind }: ColumnType): boolean {
  return kind === 'date' || kind === 'time' || kind === 'timestamp';
}
