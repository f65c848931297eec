import type { ColumnType } from '../../language/types/column-type.ts';
import type { PreviewValue } from '../compile/objects.ts';

/** A value in PostgreSQL's text formats, built from strings; undefined for NULL. */
export function postgresText(
  value: PreviewValue,
  type: ColumnType,
  booleans: readonly [string, string],
): string | undefined {
  if (value === null) return undefined;
  if (typeof value === 'boolean') return booleans[value ? 1 : 0];
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') {
    const element = type.kind === 'array' ? type.element : type;
    return `{${value.map((item) => arrayElement(item, element, booleans)).join(',')}}`;
  }
  if (type.kind === 'timestamp') return value.replace('T', ' ').replace('Z', '+00');
  return type.kind === 'time' ? value.replace('Z', '+00') : value;
}

function arrayElement(value: PreviewValue, type: ColumnType, booleans: readonly [string, string]): string {
  const text = postgresText(value, type, booleans) ?? 'NULL';
  if (typeof value !== 'string' || type.kind === 'decimal') return text;
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}
