import { charsetCollation, currentName } from './collation-of.ts';
import type { Model, TableModel } from './model.ts';
import { readPartitioning } from './read-partitioning.ts';
import { takeCharset } from './read-type.ts';
import type { ScriptCursor } from './script-cursor.ts';

const QUERIES = ['select', 'as', 'ignore', 'replace', 'with', 'values', 'table'];

/** The options of a table, up to the end or to the query that fills it. */
export function readOptions(model: Model, cursor: ScriptCursor, table: TableModel): void {
  while (!cursor.atEnd()) {
    cursor.accept(',');
    if (cursor.accept('with', 'system', 'versioning')) continue;
    if (cursor.is('(') || QUERIES.some((word) => cursor.is(word))) return;
    if (!readOption(model, cursor, table)) return;
  }
}

/** One option; false where none begins here. */
export function readOption(model: Model, cursor: ScriptCursor, table: TableModel): boolean {
  if (cursor.accept('partition', 'by')) {
    table.partitioning = readPartitioning(cursor);
    return true;
  }
  cursor.accept('default');
  if (cursor.accept('comment')) {
    cursor.accept('=');
    table.comment = cursor.takeText('a comment in quotes');
  } else if (cursor.accept('charset') || cursor.accept('character', 'set') || cursor.accept('char', 'set')) {
    cursor.accept('=');
    table.collation = charsetCollation(model, takeCharset(cursor));
  } else if (cursor.accept('collate')) {
    cursor.accept('=');
    table.collation = currentName(takeCharset(cursor));
  } else return skipOption(cursor);
  return true;
}

/** Those with several words, or without a value. */
const LONGER = ['data directory', 'index directory', 'start transaction', 'with consistent snapshot'];

/** `NAME [=] VALUE`. */
function skipOption(cursor: ScriptCursor): boolean {
  if (cursor.acceptOne(...LONGER) === undefined) {
    if (cursor.peek().kind !== 'word') return false;
    const isPair = cursor.peek(1).text === '=' || /^(?:string|number|word|name|either)$/.test(cursor.peek(1).kind);
    if (!isPair && !cursor.peek(1).text.startsWith('(')) return false;
    cursor.take();
  }
  if (cursor.accept('=') || !cursor.is('(')) {
    if (!cursor.is('(')) {
      cursor.take();
      return true;
    }
  }
  cursor.takeGroup('a list in parentheses');
  return true;
}
