import type { DefinitionCursor } from './definition-cursor.ts';
import { takeTableName } from './read-table.ts';
import { isSymbol, isWord, nameOf, splitList, type Token } from './tokenize.ts';

/** A CREATE INDEX, read. An item without a name is an expression. */
export type IndexDefinition = {
  readonly name: string;
  readonly table: string;
  readonly tableToken: Token;
  readonly items: readonly IndexItem[];
};

export type IndexItem = {
  readonly name: string | undefined;
  readonly token: Token | undefined;
  readonly collation: string | undefined;
};

/** After CREATE [UNIQUE] INDEX [IF NOT EXISTS]. */
export function readIndex(cursor: DefinitionCursor): IndexDefinition {
  const { name } = takeTableName(cursor);
  cursor.expect('ON');
  const { name: table, token: tableToken } = takeTableName(cursor);
  const group = cursor.takeGroup('the columns of the index in parentheses');
  if (group.atEnd()) group.fail("a column's name");
  const items = splitList(group.rest()).map((item) => readItem(cursor.sql, item));
  if (cursor.accept('WHERE')) {
    if (cursor.atEnd()) cursor.fail('a condition');
  } else if (!cursor.atEnd()) cursor.fail('WHERE or the end of the statement (is a semicolon missing?)');
  return { name, table, tableToken, items };
}

/** `a`, `(a)` and `a COLLATE NOCASE DESC` are columns; anything more is an expression. */
function readItem(sql: string, tokens: readonly Token[]): IndexItem {
  let item = isWord(tokens.at(-1), 'ASC', 'DESC') ? tokens.slice(0, -1) : tokens;
  const isCollated = item.length > 2 && isWord(item.at(-2), 'COLLATE');
  const collation = isCollated ? nameOf(sql, item.at(-1)) : undefined;
  if (isCollated) item = item.slice(0, -2);
  while (item.length > 2 && isSymbol(item[0], '(') && isSymbol(item.at(-1), ')')) item = item.slice(1, -1);
  const [token] = item;
  const isName = item.length === 1 && (token?.kind === 'word' || token?.kind === 'quoted' || token?.kind === 'text');
  return { name: isName ? nameOf(sql, token) : undefined, token, collation };
}
