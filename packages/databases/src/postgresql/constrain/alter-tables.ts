import type { IndexFacts } from './read-indexes.ts';

/** One statement for each table, in the order in which the tables first appear. */
export function alterTables<Part extends { readonly table: number }>(
  parts: readonly Part[],
  nameOf: (table: number) => string,
  action: (part: Part) => string,
): readonly string[] {
  return [...Map.groupBy(parts, ({ table }) => table)].map(
    ([table, own]) => `ALTER TABLE ${nameOf(table)} ${own.map(action).join(', ')}`,
  );
}

/** One statement for the indexes of each table. */
export function dropIndexes(indexes: readonly IndexFacts[]): readonly string[] {
  return [...Map.groupBy(indexes, ({ table }) => table).values()].map(
    (own) => `DROP INDEX ${own.map(({ name }) => name).join(', ')}`,
  );
}
