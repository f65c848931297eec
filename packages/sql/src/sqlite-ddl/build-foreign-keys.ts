import { type Check, type ForeignKey, type Issue, quoteName, type ReferentialAction } from '@rowloom/engine';
import { itemsBy } from './items-by.ts';
import type { NameBook } from './name-book.ts';
import type { TableText } from './parse-create-table.ts';
import type { ForeignKeyRow } from './catalogue-rows.ts';

export type BuiltKeys = {
  readonly keys: readonly ForeignKey[];
  /** In place of keys to missing tables: SQLite accepts only NULL there. */
  readonly checks: readonly Check[];
};

/** SQLite checks a key only when it is used: a key to a missing table is not in the document, and is reported. */
export function buildForeignKeys(
  table: string,
  rows: readonly ForeignKeyRow[],
  text: TableText,
  names: NameBook,
  warnings: Issue[],
): BuiltKeys {
  const groups = [...itemsBy(rows, ({ key }) => String(key)).values()];
  const checks: Check[] = [];
  const keys = groups.flatMap((columns, place): readonly ForeignKey[] => {
    const key = buildKey(table, columns, names, warnings);
    if (key === undefined) {
      const check = onlyNull(table, columns, names);
      if (check !== undefined) checks.push(check);
      return [];
    }
    const said = text.foreignKeys[place];
    const isSame = said?.columns.length === key.columns.length && said.columns[0] === key.columns[0]?.toLowerCase();
    if (said === undefined || !isSame) return [key];
    return [
      {
        ...(said.name === undefined ? {} : { name: said.name }),
        ...key,
        ...(said.deferrable ? { deferrable: true } : {}),
        ...(said.initiallyDeferred ? { initially_deferred: true } : {}),
      },
    ];
  });
  return { keys, checks };
}

function onlyNull(table: string, rows: readonly ForeignKeyRow[], names: NameBook): Check | undefined {
  const nullable = rows.flatMap(({ from }) =>
    names.isNullable(table, from) ? [names.column(table, from) ?? from] : [],
  );
  if (nullable.length === 0 || rows.some(({ parent }) => names.table(parent) !== undefined)) return undefined;
  return { expression: nullable.map((column) => `${quoteName('sqlite', column)} IS NULL`).join(' OR ') };
}

function buildKey(
  table: string,
  rows: readonly ForeignKeyRow[],
  names: NameBook,
  warnings: Issue[],
): ForeignKey | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  const columns = rows.map(({ from }) => names.column(table, from) ?? from);
  const parent = names.table(first.parent);
  const warn = (message: string): undefined => {
    warnings.push({
      code: 'broken_foreign_key',
      path: `tables.${table}.foreign_keys`,
      message: `The foreign key of ${table} over ${columns.join(', ')} is left out: ${message}`,
    });
    return undefined;
  };
  if (parent === undefined) return warn(`there is no table ${first.parent}, so SQLite accepts only NULL there.`);
  const wanted = rows.flatMap(({ to }) => (to === undefined ? [] : [to]));
  const found = wanted.length === 0 ? names.key(parent) : wanted.flatMap((to) => names.column(parent, to) ?? []);
  if (found.length !== columns.length)
    return warn(
      wanted.length === 0
        ? `it names no columns, and the primary key of ${parent} has a different number of columns.`
        : `${parent} does not have the columns ${wanted.join(', ')}.`,
    );
  const onDelete = action(first.onDelete);
  const onUpdate = action(first.onUpdate);
  return {
    columns,
    references: { table: parent, columns: found },
    ...(onDelete === undefined ? {} : { on_delete: onDelete }),
    ...(onUpdate === undefined ? {} : { on_update: onUpdate }),
  };
}

const ACTIONS: Readonly<Record<string, ReferentialAction>> = {
  RESTRICT: 'restrict',
  CASCADE: 'cascade',
  'SET NULL': 'set_null',
  'SET DEFAULT': 'set_default',
};

function action(words: string): ReferentialAction | undefined {
  return ACTIONS[words.toUpperCase()];
}
