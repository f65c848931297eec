import { alterColumn, changeColumn, isTaken, placeColumn, renameColumn } from './alter-column.ts';
import { applyTexts, isText } from '../apply-texts.ts';
import { charsetCollation, currentName } from '../collation-of.ts';
import { dropPart } from './drop-part.ts';
import { expectTable, moveTable, takePlace } from '../find-table.ts';
import { findIndex } from '../add-index.ts';
import { findColumn, type Model, type TableModel } from '../model.ts';
import { isFull } from '../new-table.ts';
import { readAll } from '../read-all.ts';
import { readColumn, settleColumn } from '../read-column.ts';
import { readElement } from '../read-element.ts';
import { readOption } from '../read-options.ts';
import { alterPartitions } from './alter-partitions.ts';
import { takeCharset } from '../read-type.ts';
import type { ScriptCursor } from '../script-cursor.ts';

/** After ALTER [ONLINE] [IGNORE] TABLE. Actions run one after another. */
export function alterTable(model: Model, cursor: ScriptCursor): void {
  cursor.accept('if', 'exists');
  const table = expectTable(model, takePlace(model, cursor));
  if (table === undefined) return;
  if (cursor.acceptOne('wait') !== undefined) cursor.takeNumber('seconds');
  cursor.accept('nowait');
  // A partition action is the only one of its statement, and has its own commas.
  const parts = alterPartitions(table, cursor) ? [cursor] : cursor.parts();
  const last = parts.findIndex((part) => part.is('order', 'by'));
  readAll(model, last < 0 ? parts : parts.slice(0, last), (part) => {
    if (!part.atEnd()) applyAction(model, table, part);
    if (!part.atEnd()) part.fail('a comma or the end of the statement', 'Is a semicolon missing?');
  });
}

function applyAction(model: Model, table: TableModel, cursor: ScriptCursor): void {
  if (alterPartitions(table, cursor)) return;
  if (cursor.accept('add')) addToTable(model, table, cursor);
  else if (cursor.accept('drop')) dropPart(model, table, cursor);
  else if (cursor.accept('modify')) changeColumn(model, table, cursor, undefined);
  else if (cursor.accept('change')) {
    cursor.accept('column');
    cursor.accept('if', 'exists');
    changeColumn(model, table, cursor, cursor.takeName("a column's name"));
  } else if (cursor.accept('alter')) alterColumn(model, table, cursor);
  else if (cursor.accept('rename')) renamePart(model, table, cursor);
  else if (cursor.accept('convert', 'to')) convertTexts(model, table, cursor);
  else if (isPassedOver(cursor)) cursor.rest();
  // Several options may follow each other without commas.
  else while (!cursor.atEnd() && readOption(model, cursor, table));
}

/** How a table is stored, and how a change is made. */
const isPassedOver = (cursor: ScriptCursor): boolean =>
  [
    'enable',
    'disable',
    'discard',
    'import',
    'force',
    'without validation',
    'with validation',
    'add system',
    'secondary_load',
  ].some((words) => cursor.is(...words.split(' ')));

function addToTable(model: Model, table: TableModel, cursor: ScriptCursor): void {
  if (isFull(table)) cursor.fail('fewer columns and keys in a table');
  if (cursor.acceptOne('system versioning') !== undefined) return;
  const isColumn = cursor.accept('column');
  const isOptional = cursor.accept('if', 'not', 'exists');
  const addition = isColumn || isOptional ? undefined : readElement(cursor);
  // A routine that was not read may have done this before.
  const lenient: Model = { ...model, report: (code, message) => model.warn(code, `${message} It is skipped.`) };
  if (addition !== undefined) addition(lenient, table);
  else if (cursor.is('('))
    readAll(model, cursor.takeGroup('columns').parts(), (part) => {
      const element = readElement(part);
      if (element === undefined) addColumn(model, table, part, isOptional);
      else element(lenient, table);
    });
  else addColumn(model, table, cursor, isOptional);
}

function addColumn(model: Model, table: TableModel, cursor: ScriptCursor, isOptional: boolean): void {
  const wish = readColumn(cursor);
  const { column } = wish;
  const isThere = findColumn(table, column.name) !== undefined;
  if (!isThere) table.columns.push(column);
  placeColumn(model, table, cursor, column);
  if (!isThere) settleColumn(model, table, wish);
  else if (!isOptional)
    model.warn('duplicate', `Column ${table.name}.${column.name} is added twice; the first one is kept.`);
}

function renamePart(model: Model, table: TableModel, cursor: ScriptCursor): void {
  if (cursor.accept('column')) {
    cursor.accept('if', 'exists');
    const from = cursor.takeName("a column's name");
    cursor.expect('to');
    const to = cursor.takeName("a column's name");
    const column = findColumn(table, from);
    if (column === undefined)
      model.warn('unknown_column', `Table ${table.name} has no column ${from}; this change is skipped.`);
    else if (!isTaken(model, table, column, to)) renameColumn(model, table, column, to);
  } else if (cursor.acceptOne('index', 'key') !== undefined) {
    cursor.accept('if', 'exists');
    const index = findIndex(table, cursor.takeName("an index's name"));
    cursor.expect('to');
    const to = cursor.takeName("an index's name");
    if (index !== undefined && findIndex(table, to) === undefined) index.name = to;
  } else {
    cursor.acceptOne('to', 'as', '=');
    moveTable(model, table, takePlace(model, cursor));
  }
}

/** CONVERT TO CHARACTER SET: existing and future texts. */
function convertTexts(model: Model, table: TableModel, cursor: ScriptCursor): void {
  if (!cursor.accept('charset')) cursor.expect('character', 'set');
  const charset = takeCharset(cursor);
  table.collation = cursor.accept('collate') ? currentName(takeCharset(cursor)) : charsetCollation(model, charset);
  for (const column of table.columns)
    if (isText(column.type.word))
      applyTexts(model, table, column, { charset: undefined, collation: undefined, isBinary: false });
}

/** RENAME TABLE a TO b, c TO d. */
export function renameTables(model: Model, cursor: ScriptCursor): void {
  cursor.accept('if', 'exists');
  readAll(model, cursor.parts(), (part) => {
    const from = takePlace(model, part);
    part.expect('to');
    const to = takePlace(model, part);
    const table = expectTable(model, from);
    if (table !== undefined) moveTable(model, table, to);
  });
}
