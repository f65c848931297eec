import { keyOf, type Model, type TableModel, type TablePlace } from './model.ts';
import type { ScriptCursor } from './script-cursor.ts';

/** A table's name, qualified by its database or in the current one. */
export function takePlace(model: Model, cursor: ScriptCursor): TablePlace {
  const first = cursor.takeName("a table's name");
  if (!cursor.accept('.')) return { database: model.database, name: first };
  return { database: first, name: cursor.takeName("a table's name") };
}

/** By exact name, else by a name that differs only in case: some servers treat them as equal. */
export function findTable(model: Model, place: TablePlace): TableModel | undefined {
  const exact = model.tables.get(keyOf(place));
  if (exact !== undefined) return exact;
  return model.tables.get(model.folded.get(keyOf(place).toLowerCase()) ?? '');
}

/** The same, with a warning if the text never created the table. */
export function expectTable(model: Model, place: TablePlace): TableModel | undefined {
  const table = findTable(model, place);
  if (table === undefined && !model.views.has(keyOf(place)))
    model.warn('unknown_table', `No table ${placeName(place)} was created before this statement; it is skipped.`);
  return table;
}

export const placeName = ({ database, name }: TablePlace): string =>
  database === undefined ? name : `${database}.${name}`;

/** Moves a table to another name; keys that refer to it follow. */
export function moveTable(model: Model, table: TableModel, to: TablePlace): void {
  const { database, name } = table;
  const taken = findTable(model, to);
  if (taken !== undefined && taken !== table) {
    model.warn('duplicate', `There is a table ${placeName(to)} already; this change is skipped.`);
    return;
  }
  const entries = [...model.tables];
  const key = keyOf(table);
  table.database = to.database;
  table.name = to.name;
  // Rebuilt in place, because the order of creation is the order of the document.
  model.tables.clear();
  for (const [other, entry] of entries) model.tables.set(other === key ? keyOf(to) : other, entry);
  model.folded.delete(key.toLowerCase());
  model.folded.set(keyOf(to).toLowerCase(), keyOf(to));
  for (const [, { foreignKeys }] of entries)
    for (const each of foreignKeys)
      if (each.target.name === name && each.target.database === database) each.target = to;
}

export function putTable(model: Model, table: TableModel): void {
  const key = keyOf(table);
  model.tables.set(key, table);
  model.folded.set(key.toLowerCase(), key);
}

export function dropTable(model: Model, table: TableModel): void {
  const key = keyOf(table);
  model.tables.delete(key);
  model.folded.delete(key.toLowerCase());
}
