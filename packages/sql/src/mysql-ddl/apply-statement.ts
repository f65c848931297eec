import { alterTable, renameTables } from './alter/alter-table.ts';
import { charsetCollation, currentName } from './collation-of.ts';
import { createIndex } from './create-index.ts';
import { createTable } from './create-table.ts';
import { createTrigger } from './create-trigger.ts';
import { dropObjects } from './alter/drop-objects.ts';
import { takePlace } from './find-table.ts';
import { keyOf, type Model } from './model.ts';
import { takeCharset } from './read-type.ts';
import type { ScriptCursor } from './script-cursor.ts';

/** Statements that define nothing that constrains rows. */
const IGNORED: ReadonlySet<string> = new Set(
  `insert replace update delete select with values table set lock unlock start begin commit rollback savepoint release grant
  revoke flush analyze optimize check checksum repair show describe desc explain call do handler load import kill prepare
  execute deallocate purge reset change stop xa truncate install uninstall binlog cache help signal resignal get shutdown
  restart clone backup end if for while loop repeat declare open close fetch return warnings`.split(/\s+/),
);

/** Applies one statement. `text` is the whole script. */
export function applyStatement(model: Model, cursor: ScriptCursor, text: string): void {
  if (cursor.accept('create')) create(model, cursor, text);
  else if (cursor.accept('alter')) alter(model, cursor);
  else if (cursor.accept('drop')) dropObjects(model, cursor);
  else if (cursor.accept('rename')) {
    if (cursor.acceptOne('table', 'tables') !== undefined) renameTables(model, cursor);
  } else if (cursor.accept('use')) model.database = cursor.takeName("a database's name");
  else if (cursor.is('source') || cursor.is('\\', '.'))
    model.warn(
      'unsupported_statement',
      'This command reads another file, and Rowloom does not follow it. Put both into one file.',
    );
  else if (!cursor.is('(') && !(cursor.peek().kind === 'word' && IGNORED.has(cursor.peek().text.toLowerCase())))
    cursor.fail('a statement', 'Is a semicolon missing before it, or a comment without its mark?');
}

function create(model: Model, cursor: ScriptCursor, text: string): void {
  const isReplaced = cursor.accept('or', 'replace');
  const isTemporary = cursor.accept('temporary');
  if (cursor.accept('table')) return createTable(model, cursor, { isReplaced, isTemporary });
  if (cursor.acceptOne('database', 'schema') !== undefined) return createDatabase(model, cursor);
  cursor.acceptOne('online', 'offline');
  if (
    cursor.is('unique') ||
    cursor.is('fulltext') ||
    cursor.is('spatial') ||
    cursor.is('vector') ||
    cursor.is('index')
  ) {
    const isUnique = cursor.acceptOne('unique', 'fulltext', 'spatial', 'vector') === 'unique';
    cursor.expect('index');
    return createIndex(model, cursor, isUnique);
  }
  skipHead(cursor);
  if (cursor.accept('trigger')) return createTrigger(model, cursor, text);
  if (cursor.accept('view')) {
    cursor.accept('if', 'not', 'exists');
    model.views.add(keyOf(takePlace(model, cursor)));
  } else if (!OTHERS.some((word) => cursor.is(word)))
    cursor.fail('TABLE, INDEX, VIEW or another thing to create', 'Is it valid MySQL?');
}

/** Objects without rows. */
const OTHERS =
  'procedure function event package user role server tablespace sequence logfile resource aggregate spatial undo library'.split(
    ' ',
  );

/** DEFINER, ALGORITHM and SQL SECURITY precede the word for the kind of object. */
function skipHead(cursor: ScriptCursor): void {
  for (;;) {
    if (cursor.accept('sql', 'security')) cursor.take();
    else if (cursor.accept('algorithm')) {
      cursor.accept('=');
      cursor.take();
    } else if (cursor.accept('definer')) {
      cursor.accept('=');
      // `name`@`host`, 'name'@'host', or CURRENT_USER().
      cursor.take();
      if (cursor.is('(')) cursor.takeGroup('nothing');
      else if (cursor.peek().text.startsWith('@')) {
        const { text } = cursor.take();
        if (text === '@') cursor.take();
      }
    } else return;
  }
}

function createDatabase(model: Model, cursor: ScriptCursor): void {
  cursor.accept('if', 'not', 'exists');
  const name = cursor.takeName("a database's name");
  setCollation(model, name, cursor);
}

function setCollation(model: Model, database: string, cursor: ScriptCursor): void {
  while (!cursor.atEnd()) {
    cursor.accept('default');
    if (cursor.acceptOne('character set', 'charset') !== undefined) {
      cursor.accept('=');
      model.collations.set(database, charsetCollation(model, takeCharset(cursor)));
    } else if (cursor.accept('collate')) {
      cursor.accept('=');
      model.collations.set(database, currentName(takeCharset(cursor)));
    } else cursor.take();
  }
}

function alter(model: Model, cursor: ScriptCursor): void {
  while (cursor.acceptOne('online', 'offline', 'ignore') !== undefined);
  if (cursor.accept('table')) alterTable(model, cursor);
  else if (cursor.acceptOne('database', 'schema') !== undefined) {
    const isNamed =
      !cursor.is('default') && !cursor.is('character', 'set') && !cursor.is('collate') && !cursor.is('charset');
    setCollation(model, isNamed ? cursor.takeName("a database's name") : (model.database ?? ''), cursor);
  }
}
