import { readKeyParts, skipIndexOptions } from './add-index.ts';
import { expectTable, takePlace } from './find-table.ts';
import { findColumn, type Model } from './model.ts';
import { isFull } from './new-table.ts';
import { addNamedIndex } from './read-element.ts';
import type { ScriptCursor } from './script-cursor.ts';

/** After CREATE [UNIQUE] INDEX. */
export function createIndex(model: Model, cursor: ScriptCursor, isUnique: boolean): void {
  const isOptional = cursor.accept('if', 'not', 'exists');
  const name = cursor.takeName("an index's name");
  skipIndexOptions(cursor);
  cursor.expect('on');
  const place = takePlace(model, cursor);
  const parts = readKeyParts(cursor);
  skipIndexOptions(cursor);
  if (cursor.acceptOne('wait', 'nowait') !== undefined) cursor.rest();
  if (!cursor.atEnd()) cursor.fail('the end of the statement', 'Is a semicolon missing?');
  const table = expectTable(model, place);
  if (table === undefined) return;
  if (isFull(table)) cursor.fail('fewer columns and keys in a table');
  const missing = parts.find(({ column }) => column !== undefined && findColumn(table, column) === undefined);
  if (missing === undefined) addNamedIndex(model, table, { name, isUnique, parts, isOptional });
  else model.warn('unknown_column', `Table ${table.name} has no column ${missing.column}; this index is skipped.`);
}
