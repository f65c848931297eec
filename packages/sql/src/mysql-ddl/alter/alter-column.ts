import { setPrimaryKey } from '../add-index.ts';
import { type ColumnModel, findColumn, isSame, keyOf, type Model, type TableModel } from '../model.ts';
import { readColumn, settleColumn } from '../read-column.ts';
import { readDefault } from '../read-default.ts';
import { renameInText } from './rename-in-text.ts';
import type { ScriptCursor } from '../script-cursor.ts';

/** MODIFY and CHANGE: the column is redefined, under its name or another. */
export function changeColumn(model: Model, table: TableModel, cursor: ScriptCursor, from: string | undefined): void {
  if (from === undefined) {
    cursor.accept('column');
    cursor.accept('if', 'exists');
  }
  const wish = readColumn(cursor);
  const before = findColumn(table, from ?? wish.column.name);
  if (before === undefined) {
    warnOfNone(model, table, from ?? wish.column.name);
    cursor.rest();
    return;
  }
  if (isTaken(model, table, before, wish.column.name)) {
    cursor.rest();
    return;
  }
  table.columns[table.columns.indexOf(before)] = wish.column;
  placeColumn(model, table, cursor, wish.column);
  // Checks beside a column are declared with it.
  table.checks = table.checks.filter(({ column }) => column === undefined || !isSame(column, before.name));
  if (from !== undefined) renameColumn(model, table, wish.column, wish.column.name, from);
  settleColumn(model, table, wish);
  if (table.primaryKey !== undefined) setPrimaryKey(table, table.primaryKey.parts);
}

/** FIRST and AFTER. */
export function placeColumn(model: Model, table: TableModel, cursor: ScriptCursor, column: ColumnModel): void {
  const isFirst = cursor.accept('first');
  const after = !isFirst && cursor.accept('after') ? cursor.takeName("a column's name") : undefined;
  if ((!isFirst && after === undefined) || !table.columns.includes(column)) return;
  const others = table.columns.filter((each) => each !== column);
  const at = after === undefined ? 0 : others.findIndex(({ name }) => isSame(name, after)) + 1;
  if (after !== undefined && at === 0) warnOfNone(model, table, after);
  else table.columns = [...others.slice(0, at), column, ...others.slice(at)];
}

/** ALTER COLUMN a SET DEFAULT …, and what ALTER does to checks and indexes. */
export function alterColumn(model: Model, table: TableModel, cursor: ScriptCursor): void {
  if (cursor.acceptOne('check', 'constraint') !== undefined) {
    const name = cursor.takeName('the name of a check');
    const isEnforced = !cursor.accept('not');
    cursor.expect('enforced');
    for (const check of table.checks) if (isSame(check.name ?? '', name)) check.isEnforced = isEnforced;
    return;
  }
  if (cursor.acceptOne('index', 'key') !== undefined) {
    cursor.rest();
    return;
  }
  cursor.accept('column');
  const name = cursor.takeName("a column's name");
  const column = findColumn(table, name);
  if (column === undefined) warnOfNone(model, table, name);
  if (cursor.accept('drop', 'default')) {
    if (column !== undefined) column.default = undefined;
  } else if (cursor.accept('set', 'default')) {
    const value = readDefault(cursor);
    if (column !== undefined) column.default = value;
  } else if (cursor.acceptOne('set visible', 'set invisible') === undefined) cursor.fail('SET DEFAULT or DROP DEFAULT');
}

/** Everything that names the column is updated: keys, references in both directions, expressions. */
export function renameColumn(
  model: Model,
  table: TableModel,
  column: ColumnModel,
  to: string,
  from = column.name,
): void {
  const rename = (name: string): string => (isSame(name, from) ? to : name);
  column.name = to;
  for (const part of [...(table.primaryKey?.parts ?? []), ...table.indexes.flatMap(({ parts }) => parts)]) {
    if (part.column === undefined) part.expression = renameInText(part.expression, from, to);
    else part.column = rename(part.column);
  }
  for (const check of table.checks) {
    check.expression = renameInText(check.expression, from, to);
    if (check.column !== undefined) check.column = rename(check.column);
  }
  for (const { generated } of table.columns)
    if (generated !== undefined) generated.expression = renameInText(generated.expression, from, to);
  for (const key of table.foreignKeys) key.columns = key.columns.map(rename);
  for (const other of model.tables.values())
    for (const key of other.foreignKeys)
      if (keyOf(key.target) === keyOf(table)) key.targetColumns = key.targetColumns.map(rename);
  if (table.partitioning !== undefined)
    table.partitioning = {
      ...table.partitioning,
      subjects: table.partitioning.subjects.map((text) => renameInText(text, from, to)),
    };
}

/** Whether another column already has the name, which is then reported. */
export function isTaken(model: Model, table: TableModel, column: ColumnModel, name: string): boolean {
  const other = findColumn(table, name);
  if (other === undefined || other === column) return false;
  model.warn('duplicate', `Table ${table.name} has a column ${name} already; this change is skipped.`);
  return true;
}

function warnOfNone(model: Model, table: TableModel, name: string): void {
  model.warn('unknown_column', `Table ${table.name} has no column ${name}; this change is skipped.`);
}
