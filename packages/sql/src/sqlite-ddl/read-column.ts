import type { DefinitionCursor } from './definition-cursor.ts';
import { acceptDeferrable, isGroup, readReferences } from './read-references.ts';
import type { ColumnDefinition, Mention, ReferenceDefinition } from './table-definition.ts';
import { isSymbol, isWord, nameOf, type Token } from './tokenize.ts';

export type ReadColumn = ColumnDefinition & {
  readonly key: { readonly isDescending: boolean; readonly isAutomatic: boolean; readonly token: Token } | undefined;
  readonly isUnique: boolean;
  /** Whether UNIQUE precedes PRIMARY KEY. */
  readonly isUniqueFirst: boolean;
  readonly foreignKeys: readonly ReferenceDefinition[];
};

/** SQLite prints these in capitals, however they were written. */
const STANDARD = /^(?:any|blob|int|integer|real|text)$/i;

/** A column with its attributes, up to the comma. */
export function readColumn(cursor: DefinitionCursor, mentions: Mention[]): ReadColumn {
  const nameToken = cursor.peek();
  const name = cursor.takeName("a column's name");
  if (nameToken === undefined) return cursor.fail("a column's name");
  const type = readType(cursor);
  const foreignKeys: ReferenceDefinition[] = [];
  const said: {
    notNull?: boolean;
    default?: string;
    generated?: 'virtual' | 'stored';
    collation?: string;
    key?: NonNullable<ReadColumn['key']>;
    isUnique?: boolean;
    isUniqueFirst?: boolean;
  } = {};
  for (;;) {
    if (cursor.atEnd() || isSymbol(cursor.peek(), ',')) break;
    const at = cursor.peek() ?? nameToken;
    if (cursor.accept('CONSTRAINT')) {
      cursor.takeName("the constraint's name");
    } else if (cursor.accept('NOT', 'NULL')) {
      said.notNull = true;
      skipConflict(cursor);
    } else if (cursor.accept('NULL')) skipConflict(cursor);
    else if (cursor.accept('DEFAULT')) said.default = readDefault(cursor);
    else if (cursor.accept('PRIMARY', 'KEY')) {
      if (said.key !== undefined) cursor.failAt(at, 'A table has one primary key. Leave out the other one.');
      const isDescending = !cursor.accept('ASC') && cursor.accept('DESC');
      skipConflict(cursor);
      said.key = { isDescending, isAutomatic: cursor.accept('AUTOINCREMENT'), token: at };
    } else if (cursor.accept('UNIQUE')) {
      said.isUnique = true;
      said.isUniqueFirst = said.key === undefined;
      skipConflict(cursor);
    } else if (cursor.accept('CHECK')) readExpression(cursor, mentions);
    else if (cursor.accept('REFERENCES')) foreignKeys.push(readReferences(cursor, [name]));
    else if (cursor.accept('COLLATE')) said.collation = cursor.takeName("a collation's name");
    else if (cursor.accept('GENERATED', 'ALWAYS', 'AS') || cursor.accept('AS')) {
      readExpression(cursor, mentions);
      said.generated = cursor.accept('STORED') ? 'stored' : 'virtual';
      cursor.accept('VIRTUAL');
    } else if (!acceptDeferrable(cursor)) cursor.fail('a comma, or more about the column');
  }
  return {
    name,
    nameToken,
    end: cursor.peek(-1)?.end ?? nameToken.end,
    type,
    notNull: said.notNull ?? false,
    default: said.default,
    generated: said.generated,
    collation: said.collation ?? 'BINARY',
    key: said.key,
    isUnique: said.isUnique ?? false,
    isUniqueFirst: said.isUniqueFirst ?? false,
    foreignKeys,
  };
}

/** Any words, and perhaps one or two numbers in parentheses. */
function readType(cursor: DefinitionCursor): string {
  const first = cursor.peek();
  let last: Token | undefined;
  while (cursor.isName() && !isGenerated(cursor)) last = cursor.take();
  if (first === undefined || last === undefined) return '';
  if (isGroup(cursor)) {
    const group = cursor.takeGroup('a length');
    do {
      if (!group.acceptSymbol('-')) group.acceptSymbol('+');
      if (group.peek()?.kind !== 'number' && !group.isName()) group.fail('a number');
      group.take();
    } while (group.acceptSymbol(','));
    if (!group.atEnd()) group.fail('a comma');
    last = cursor.peek(-1) ?? last;
  }
  const { sql } = cursor;
  const text = first === last && first.kind !== 'word' ? nameOf(sql, first) : sql.slice(first.start, last.end);
  return STANDARD.test(text) ? text.toUpperCase() : text;
}

const isGenerated = (cursor: DefinitionCursor): boolean =>
  isWord(cursor.peek(), 'GENERATED') && isWord(cursor.peek(1), 'ALWAYS');

/** As in SQLite's own catalogue: an expression without its parentheses. */
function readDefault(cursor: DefinitionCursor): string {
  if (isGroup(cursor)) {
    const open = cursor.peek();
    const group = cursor.takeGroup('an expression');
    if (group.atEnd()) group.fail('an expression');
    return cursor.sql.slice(open?.end, cursor.peek(-1)?.start).trim();
  }
  const first = cursor.peek();
  if (!cursor.acceptSymbol('-')) cursor.acceptSymbol('+');
  const value = cursor.take();
  const isBlob = isWord(value, 'X') && cursor.peek()?.kind === 'text' && cursor.peek()?.start === value?.end;
  if (isBlob) cursor.take();
  const isValue =
    value?.kind === 'number' || value?.kind === 'text' || value?.kind === 'quoted' || value?.kind === 'word';
  if (first === undefined || !isValue) return cursor.failAt(first, 'Here a default value is expected.');
  return cursor.sql.slice(first.start, cursor.peek(-1)?.end);
}

/** An expression in parentheses; the names in it are recorded. */
export function readExpression(cursor: DefinitionCursor, mentions: Mention[]): void {
  const group = cursor.takeGroup('an expression in parentheses');
  if (group.atEnd()) group.fail('an expression');
  const tokens = group.rest();
  tokens.forEach((token, at) => {
    const isName = token.kind === 'quoted' || token.kind === 'word';
    const next = tokens[at + 1];
    if (isName && !isSymbol(next, '(') && !isSymbol(next, '.'))
      mentions.push({ name: nameOf(cursor.sql, token), token });
  });
}

export function skipConflict(cursor: DefinitionCursor): void {
  if (cursor.accept('ON', 'CONFLICT')) cursor.takeName('ROLLBACK, ABORT, FAIL, IGNORE or REPLACE');
}
