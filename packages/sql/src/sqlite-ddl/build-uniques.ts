import { quoteName, type Unique } from '@rowloom/engine';
import { itemsBy } from './items-by.ts';
import { parseCreateIndex } from './parse-create-index.ts';
import type { TableText } from './parse-create-table.ts';
import type { IndexRow } from './catalogue-rows.ts';

/** Constraints and unique indexes of one table. `collationOf` returns a column's own collation. */
export function buildUniques(
  rows: readonly IndexRow[],
  columns: readonly string[],
  text: TableText,
  collationOf: (column: string) => string,
): readonly Unique[] {
  return [...itemsBy(rows, ({ index }) => index).values()].map((items) => {
    const [first] = items;
    if (first?.sql === undefined) return buildConstraint(items, text);
    const said = parseCreateIndex(first.sql, columns);
    const keys: string[] = [];
    const expressions: { readonly expression: string }[] = [];
    items.forEach(({ column, collation }, place) => {
      if (column === undefined) expressions.push({ expression: said.items[place] ?? '' });
      else if (collation.toUpperCase() === collationOf(column).toUpperCase()) keys.push(column);
      else expressions.push({ expression: `${quoteName('sqlite', column)} COLLATE ${collation}` });
    });
    return {
      name: first.index,
      // SQLite allows a key to name a column twice, which adds no constraint.
      columns: [...new Set(keys)],
      ...(expressions.length === 0 ? {} : { expressions }),
      ...(said.where === undefined ? {} : { where: { expression: said.where } }),
      index: true,
    };
  });
}

function buildConstraint(items: readonly IndexRow[], text: TableText): Unique {
  const columns = items.flatMap(({ column }) => column ?? []);
  const wanted = columns.map((column) => column.toLowerCase()).join('\0');
  const name = text.uniques.find((unique) => unique.columns.join('\0') === wanted && unique.name !== undefined)?.name;
  return { ...(name === undefined ? {} : { name }), columns: [...new Set(columns)] };
}
