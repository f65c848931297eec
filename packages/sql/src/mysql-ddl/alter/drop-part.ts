import { findColumn, isSame, type Model, type TableModel } from '../model.ts';
import { mentions } from './rename-in-text.ts';
import type { ScriptCursor } from '../script-cursor.ts';

/** After ALTER TABLE … DROP. */
export function dropPart(model: Model, table: TableModel, cursor: ScriptCursor): void {
  if (cursor.accept('primary', 'key')) table.primaryKey = undefined;
  else if (cursor.accept('system', 'versioning')) return;
  else if (cursor.accept('period', 'for')) dropNamed(model, table, cursor, ['checks', 'indexes']);
  else if (cursor.accept('foreign', 'key')) dropNamed(model, table, cursor, ['foreignKeys']);
  else if (cursor.acceptOne('index', 'key') !== undefined) dropNamed(model, table, cursor, ['indexes']);
  else if (cursor.accept('check')) dropNamed(model, table, cursor, ['checks']);
  else if (cursor.accept('constraint')) dropNamed(model, table, cursor, ['checks', 'foreignKeys', 'indexes']);
  else {
    cursor.accept('column');
    const isOptional = cursor.accept('if', 'exists');
    const name = cursor.takeName("a column's name");
    cursor.acceptOne('restrict', 'cascade');
    if (findColumn(table, name) !== undefined) dropColumn(table, name);
    else if (!isOptional)
      model.warn('unknown_column', `Table ${table.name} has no column ${name}; this change is skipped.`);
  }
}

type Lists = Pick<TableModel, 'checks' | 'foreignKeys' | 'indexes'>;

function dropNamed(model: Model, table: TableModel, cursor: ScriptCursor, lists: readonly (keyof Lists)[]): void {
  const isOptional = cursor.accept('if', 'exists');
  const name = cursor.takeName('a name');
  const found = lists.find((list) => table[list].some((item) => isSame(item.name ?? '', name)));
  const keep = (item: { readonly name: string | undefined }): boolean => !isSame(item.name ?? '', name);
  if (found === 'checks') table.checks = table.checks.filter(keep);
  else if (found === 'foreignKeys') table.foreignKeys = table.foreignKeys.filter(keep);
  else if (found === 'indexes') table.indexes = table.indexes.filter(keep);
  else if (lists.includes('indexes') && isSame(name, 'primary')) table.primaryKey = undefined;
  // An index that a reference created implicitly has no name in the text.
  else if (!isOptional && !lists.includes('indexes'))
    model.warn('unknown_reference', `Table ${table.name} has no constraint ${name}; this change is skipped.`);
}

/**
 * Dropping a column removes it from its indexes, and drops the indexes with no other column, its references and its
 * checks.
 */
function dropColumn(table: TableModel, name: string): void {
  const isOther = (column: string | undefined): boolean => column === undefined || !isSame(column, name);
  table.columns = table.columns.filter((column) => isOther(column.name));
  for (const index of table.indexes) index.parts = index.parts.filter(({ column }) => isOther(column));
  table.indexes = table.indexes.filter(({ parts }) => parts.length > 0);
  if (table.primaryKey !== undefined) {
    const parts = table.primaryKey.parts.filter(({ column }) => isOther(column));
    table.primaryKey = parts.length === 0 ? undefined : { parts };
  }
  table.foreignKeys = table.foreignKeys.filter(({ columns }) => columns.every(isOther));
  table.checks = table.checks.filter(({ column, expression }) => isOther(column) && !mentions(expression, name));
}
