import type { ColumnType, SchemaDocument } from '@rowloom/engine';
import { rewriteSqliteType } from '../../rewrite/syntax/rewrite-sqlite.ts';

/** The declaration of a column of any dialect's type in SQLite, whose type names are only hints about storage. */
export function sqliteType(document: SchemaDocument, type: ColumnType): string {
  if (document.dialect === 'sqlite') return rewriteSqliteType(type.native) ?? '';
  switch (type.kind) {
    case 'integer':
    case 'year':
      return 'INTEGER';
    // Names that SQLite's own tools and ours read back with their meaning; the values are 0 and 1, and ISO 8601.
    case 'boolean':
      return 'BOOLEAN';
    case 'date':
      return 'DATE';
    case 'time':
      return 'TIME';
    case 'timestamp':
      return 'DATETIME';
    case 'float':
      return 'REAL';
    case 'decimal':
      return type.precision === undefined ? 'NUMERIC' : `NUMERIC(${type.precision},${type.scale ?? 0})`;
    case 'money':
      return 'NUMERIC(19,2)';
    case 'bytes':
      return 'BLOB';
    case 'text':
      if (type.max_length === undefined) return type.case_insensitive === true ? 'TEXT COLLATE NOCASE' : 'TEXT';
      return `${type.fixed === true ? 'CHAR' : 'VARCHAR'}(${type.max_length})${type.case_insensitive === true ? ' COLLATE NOCASE' : ''}`;
    default:
      return 'TEXT';
  }
}
