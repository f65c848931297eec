import type { Catalogue, CatalogueTable } from './catalogue.ts';
import type { CatalogueRows, ColumnRow, ForeignKeyRow, IndexRow } from './catalogue-rows.ts';
import { parseTrigger } from './parse-trigger.ts';
import { isSame } from './read-table.ts';
import type { KeyItem, TableDefinition } from './table-definition.ts';

/** What SQLite's pragmas would return for the same text. */
export function listRows({ tables, indexes, triggers }: Catalogue): CatalogueRows {
  return {
    tables: tables.map(({ definition, sql }) => ({ name: definition.name, sql })),
    columns: tables.flatMap(({ definition }) => columnRows(definition)),
    indexes: [
      ...tables.flatMap(({ definition }) => constraintRows(definition)),
      ...indexes.flatMap(({ definition, isUnique, sql }) => {
        const owner = tables.find((table) => isSame(table.definition.name, definition.table));
        return isUnique && owner !== undefined
          ? definition.items.map((item) => indexRow(owner, { index: definition.name, sql }, item))
          : [];
      }),
    ],
    foreignKeys: tables.flatMap(({ definition }) => foreignKeyRows(definition)),
    triggers: triggers.flatMap(({ name, table, sql }) => {
      const trigger = parseTrigger(name, sql);
      return trigger === undefined ? [] : [{ table, trigger }];
    }),
    jsonIndexes: indexes.flatMap(({ definition, sql }) =>
      /json|->/i.test(sql) ? [{ table: definition.table, sql }] : [],
    ),
  };
}

const columnRows = ({ name: table, columns, key }: TableDefinition): readonly ColumnRow[] =>
  columns.map(({ name, type, notNull, default: value, generated }) => ({
    table,
    name,
    type,
    notNull,
    default: value,
    key: (key?.items.findIndex((item) => isSame(item.name, name)) ?? -1) + 1,
    generated,
  }));

/** SQLite creates no second index over the same columns for a constraint, nor any for the rowid. */
function constraintRows(definition: TableDefinition): readonly IndexRow[] {
  const { name: table, key, uniques } = definition;
  const spell = (items: readonly KeyItem[]): string =>
    items
      .map((item) => `${item.name}\0${item.collation ?? collationOf(definition, item.name)}`.toLowerCase())
      .join('\0\0');
  const ofKey = key === undefined || key.isRowNumber ? undefined : spell(key.items);
  const known = new Set(ofKey === undefined ? [] : [ofKey]);
  return uniques.flatMap((items, place): readonly IndexRow[] => {
    const spelt = spell(items);
    if (known.has(spelt)) return [];
    known.add(spelt);
    return items.map((item) => indexRow({ definition }, { index: `${table}\0${place}`, sql: undefined }, item));
  });
}

function indexRow(
  { definition }: Pick<CatalogueTable, 'definition'>,
  index: Pick<IndexRow, 'index' | 'sql'>,
  { name, collation }: { readonly name: string | undefined; readonly collation: string | undefined },
): IndexRow {
  const column = definition.columns.find((each) => name !== undefined && isSame(each.name, name));
  const own = column?.collation ?? 'BINARY';
  return { table: definition.name, ...index, column: column?.name, collation: collation ?? own };
}

const collationOf = ({ columns }: TableDefinition, name: string): string =>
  columns.find((column) => isSame(column.name, name))?.collation ?? 'BINARY';

const foreignKeyRows = ({ name: table, foreignKeys }: TableDefinition): readonly ForeignKeyRow[] =>
  foreignKeys.flatMap(({ columns, parent, parentColumns, onDelete, onUpdate }, key) =>
    columns.map((from, place) => ({
      table,
      key,
      from,
      parent,
      to: parentColumns[place]?.name,
      onUpdate,
      onDelete,
    })),
  );
