import type { ColumnType } from '../../language/types/column-type.ts';

/** Whether a number in such a column is written as a number; in a text column its digits are text. */
export function isNumeric(type: ColumnType): boolean {
  switch (type.kind) {
    case 'integer':
    case 'decimal':
    case 'float':
    case 'money':
    case 'year':
    case 'json':
    case 'unknown':
      return true;
    default:
      return false;
  }
}
