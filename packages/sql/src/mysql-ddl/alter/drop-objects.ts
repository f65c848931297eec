import { findIndex } from '../add-index.ts';
import { dropTable, expectTable, findTable, takePlace } from '../find-table.ts';
import { keyOf, type Model } from '../model.ts';
import type { ScriptCursor } from '../script-cursor.ts';

/** After DROP. */
export function dropObjects(model: Model, cursor: ScriptCursor): void {
  const isTemporary = cursor.accept('temporary');
  if (cursor.acceptOne('table', 'tables') !== undefined) dropTables(model, cursor, isTemporary);
  else if (cursor.accept('index')) dropIndex(model, cursor);
  else if (cursor.accept('view')) {
    cursor.accept('if', 'exists');
    for (const part of cursor.parts()) model.views.delete(keyOf(takePlace(model, part)));
  } else if (cursor.accept('trigger')) {
    cursor.accept('if', 'exists');
    const { name } = takePlace(model, cursor);
    for (const table of model.tables.values())
      table.triggers = table.triggers.filter((trigger) => trigger.name !== name);
  } else if (cursor.acceptOne('database', 'schema') !== undefined) {
    cursor.accept('if', 'exists');
    const database = cursor.takeName("a database's name");
    for (const table of model.tables.values()) if (table.database === database) dropTable(model, table);
    if (model.database === database) model.database = undefined;
  }
}

function dropTables(model: Model, cursor: ScriptCursor, isTemporary: boolean): void {
  const isOptional = cursor.accept('if', 'exists');
  for (const part of cursor.parts()) {
    const place = takePlace(model, part);
    const table = isTemporary ? undefined : isOptional ? findTable(model, place) : expectTable(model, place);
    if (table !== undefined) dropTable(model, table);
  }
}

function dropIndex(model: Model, cursor: ScriptCursor): void {
  cursor.accept('if', 'exists');
  const name = cursor.takeName("an index's name");
  cursor.expect('on');
  const table = expectTable(model, takePlace(model, cursor));
  if (table === undefined) return;
  const index = findIndex(table, name);
  table.indexes = table.indexes.filter((each) => each !== index);
  if (name.toLowerCase() === 'primary') table.primaryKey = undefined;
}
