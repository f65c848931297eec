import type { Table } from '../../language/schema/schema-document.ts';

/** Whether the columns alone are a key: partial indexes do not count. */
export function isUnique(table: Table, columns: readonly string[]): boolean {
  const sets = [table.primary_key?.columns ?? [], ...table.uniques.filter(isPlain).map((unique) => unique.columns)];
  return sets.some((set) => set.length > 0 && set.every((column) => columns.includes(column)));
}

export function isPlain(unique: Table['uniques'][number]): boolean {
  return unique.where === undefined && (unique.expressions ?? []).length === 0;
}
