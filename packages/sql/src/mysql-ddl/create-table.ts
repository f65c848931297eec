import { readAll } from './read-all.ts';
import { copyTable } from './alter/copy-table.ts';
import { dropTable, findTable, placeName, putTable, takePlace } from './find-table.ts';
import { findColumn, type Model, type TableModel, type TablePlace } from './model.ts';
import { MAX_ELEMENTS, newTable } from './new-table.ts';
import { type ColumnWish, readColumn, settleColumn } from './read-column.ts';
import { type Addition, readElement } from './read-element.ts';
import { readOptions } from './read-options.ts';
import type { ScriptCursor } from './script-cursor.ts';

/** After CREATE [OR REPLACE] [TEMPORARY] TABLE. */
export function createTable(
  model: Model,
  cursor: ScriptCursor,
  { isReplaced, isTemporary }: { readonly isReplaced: boolean; readonly isTemporary: boolean },
): void {
  const isOptional = cursor.accept('if', 'not', 'exists');
  const place = takePlace(model, cursor);
  const table = readDefinition(model, cursor, place);
  // A temporary table belongs to its connection, and is in no schema.
  if (table === undefined || isTemporary) return;
  const existing = findTable(model, place);
  if (existing !== undefined && !isReplaced) {
    if (!isOptional)
      model.warn('duplicate', `Table ${placeName(place)} is created twice; the first one is kept. Drop it first.`);
    return;
  }
  if (existing !== undefined) dropTable(model, existing);
  putTable(model, table);
}

function readDefinition(model: Model, cursor: ScriptCursor, place: TablePlace): TableModel | undefined {
  if (cursor.accept('like')) return copyTable(model, place, takePlace(model, cursor));
  const isQuery = !cursor.is('(') || (cursor.peek(1).kind === 'word' && cursor.peek(1).text.toLowerCase() === 'select');
  if (!isQuery) {
    const elements = cursor.takeGroup('the columns of the table in parentheses');
    if (elements.accept('like')) return copyTable(model, place, takePlace(model, elements));
    const table = newTable(place);
    const settle = readElements(model, elements);
    readOptions(model, cursor, table);
    if (cursor.atEnd()) {
      settle(table);
      return table;
    }
  }
  if (!isQuery || !cursor.atEnd()) {
    const isKnown = ['ignore', 'replace', 'as', 'select', 'with', 'values', 'table', '('].some((word) =>
      cursor.is(word),
    );
    if (isKnown || isOption(cursor))
      model.report(
        'unsupported_statement',
        `Table ${placeName(place)} is made from a query, so its columns are unknown here. List its columns instead, as mysqldump --no-data does.`,
        cursor.peek().start,
      );
    else cursor.fail('an option of the table, or the end of the statement', 'Is a semicolon missing?');
  } else cursor.fail('the columns of the table in parentheses');
  cursor.rest();
  return undefined;
}

/** `CREATE TABLE t ENGINE=InnoDB AS SELECT …`. */
const isOption = (cursor: ScriptCursor): boolean => {
  for (let ahead = 0; cursor.peek(ahead).kind !== 'end'; ahead += 1)
    if (cursor.peek(ahead).kind === 'word' && cursor.peek(ahead).text.toLowerCase() === 'select') return true;
  return false;
};

/** Reads all elements, and returns how to add them to the table: its options come after them. */
function readElements(model: Model, elements: ScriptCursor): (table: TableModel) => void {
  const columns: ColumnWish[] = [];
  const additions: Addition[] = [];
  const parts = elements.parts();
  if (parts.length > MAX_ELEMENTS) elements.fail(`at most ${MAX_ELEMENTS} columns and keys in a table`);
  readAll(model, parts, (part) => {
    const addition = readElement(part);
    if (addition === undefined) columns.push(readColumn(part));
    else additions.push(addition);
    if (!part.atEnd()) part.fail('a comma');
  });
  return (table) => {
    for (const wish of columns) {
      const { column } = wish;
      if (findColumn(table, column.name) === undefined) table.columns.push(column);
      else model.warn('duplicate', `Column ${table.name}.${column.name} is declared twice; the first one is kept.`);
    }
    for (const wish of columns) if (table.columns.includes(wish.column)) settleColumn(model, table, wish);
    for (const add of additions) add(model, table);
  };
}
