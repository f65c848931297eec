import { type Catalogue, type CatalogueTable, findTable } from './catalogue.ts';
import { type DefinitionCursor, openDefinition } from './definition-cursor.ts';
import { readColumn } from './read-column.ts';
import { readIndex } from './read-index.ts';
import { isSame, readTable, takeTableName } from './read-table.ts';
import type { Mention } from './table-definition.ts';
import { isSymbol, nameOf, type Token, tokenize } from './tokenize.ts';

/** After ALTER TABLE. SQLite keeps and edits the text of a definition, and so does this. */
export function alterTable(catalogue: Catalogue, cursor: DefinitionCursor): void {
  const { name, token } = takeTableName(cursor);
  const table = findTable(catalogue, name);
  if (table === undefined) return cursor.failAt(token, `There is no table ${name}. Create it before you change it.`);
  if (cursor.accept('RENAME', 'TO')) renameTable(catalogue, table, cursor);
  else if (cursor.accept('RENAME')) renameColumn(catalogue, table, cursor);
  else if (cursor.accept('ADD')) return addColumn(table, cursor);
  else if (cursor.accept('DROP')) dropColumn(catalogue, table, cursor);
  else cursor.fail('RENAME, ADD COLUMN or DROP COLUMN');
  if (!cursor.atEnd()) cursor.fail('the end of the statement (is a semicolon missing?)');
}

type Change = { readonly start: number; readonly end: number; readonly text: string };

function renameTable(catalogue: Catalogue, table: CatalogueTable, cursor: DefinitionCursor): void {
  const at = cursor.peek();
  const to = cursor.takeName("the table's new name");
  const before = table.definition.name;
  const taken = findTable(catalogue, to);
  if (taken !== undefined && taken !== table) cursor.failAt(at, `There is a table ${to} already. Choose another name.`);
  for (const each of catalogue.tables) {
    const parents = each.definition.foreignKeys.filter(({ parent }) => isSame(parent, before));
    const tokens = parents.map(({ parentToken }) => parentToken);
    const own = each === table ? [each.definition.nameToken, ...qualifiers(each.sql, before)] : [];
    rewriteTable(each, renamed([...own, ...tokens], to));
  }
  for (const index of catalogue.indexes)
    if (isSame(index.definition.table, before)) {
      index.sql = rewrite(index.sql, renamed([index.definition.tableToken, ...qualifiers(index.sql, before)], to));
      index.definition = readIndex(behind(index.sql));
    }
}

/** `t.` in expressions. */
function qualifiers(sql: string, name: string): readonly Token[] {
  const tokens = tokenize(sql);
  return tokens.filter((token, at) => isSymbol(tokens[at + 1], '.') && isSame(nameOf(sql, token), name));
}

function renameColumn(catalogue: Catalogue, table: CatalogueTable, cursor: DefinitionCursor): void {
  cursor.accept('COLUMN');
  const before = takeColumn(table, cursor);
  cursor.expect('TO');
  const at = cursor.peek();
  const to = cursor.takeName("the column's new name");
  const { definition } = table;
  if (!isSame(before, to) && definition.columns.some(({ name }) => isSame(name, to)))
    cursor.failAt(at, `There is a column ${to} already. Choose another name.`);
  const named = (mentions: readonly Mention[]): readonly Token[] =>
    mentions.flatMap(({ name, token }) => (isSame(name, before) ? [token] : []));
  for (const each of catalogue.tables) {
    const own =
      each === table
        ? named([...definition.columns.map(({ name, nameToken: token }) => ({ name, token })), ...definition.mentions])
        : [];
    const asParent = each.definition.foreignKeys
      .filter(({ parent }) => isSame(parent, definition.name))
      .flatMap(({ parentColumns }) => named(parentColumns));
    rewriteTable(each, renamed([...own, ...asParent], to));
  }
  for (const index of catalogue.indexes)
    if (isSame(index.definition.table, table.definition.name)) {
      const open = tokenize(index.sql).findIndex((token) => isSymbol(token, '('));
      const tokens = tokenize(index.sql).filter(
        (token, place, all) =>
          place > open &&
          (token.kind === 'word' || token.kind === 'quoted') &&
          !isSymbol(all[place + 1], '(') &&
          isSame(nameOf(index.sql, token), before),
      );
      index.sql = rewrite(index.sql, renamed(tokens, to));
      index.definition = readIndex(behind(index.sql));
    }
}

function addColumn(table: CatalogueTable, cursor: DefinitionCursor): void {
  cursor.accept('COLUMN');
  const start = cursor.peek();
  const column = readColumn(cursor, []);
  if (!cursor.atEnd()) cursor.fail('the end of the statement (is a semicolon missing?)');
  const { definition } = table;
  if (definition.columns.some(({ name }) => isSame(name, column.name)))
    cursor.failAt(start, `The table ${definition.name} has a column ${column.name} already.`);
  if (column.key !== undefined || column.isUnique)
    cursor.failAt(start, 'SQLite adds no column that is PRIMARY KEY or UNIQUE. Create a unique index instead.');
  const { end } = definition.lastToken;
  rewriteTable(table, [{ start: end, end, text: `, ${cursor.sql.slice(start?.start, column.end)}` }]);
}

function dropColumn(catalogue: Catalogue, table: CatalogueTable, cursor: DefinitionCursor): void {
  cursor.accept('COLUMN');
  const at = cursor.peek();
  const gone = takeColumn(table, cursor);
  const { definition } = table;
  const place = definition.columns.findIndex(({ name }) => isSame(name, gone));
  const column = definition.columns[place];
  const within = (token: Token): boolean =>
    token.start >= (column?.nameToken.start ?? 0) && token.end <= (column?.end ?? 0);
  const isUsed =
    definition.key?.items.some(({ name }) => isSame(name, gone)) === true ||
    definition.uniques.flat().some(({ name }) => isSame(name, gone)) ||
    definition.mentions.some(({ name, token }) => isSame(name, gone) && !within(token)) ||
    catalogue.indexes.some(
      ({ definition: index }) =>
        isSame(index.table, definition.name) &&
        index.items.some(({ name }) => name !== undefined && isSame(name, gone)),
    );
  if (column === undefined || isUsed || definition.columns.length === 1)
    return cursor.failAt(at, `SQLite cannot drop the column ${gone}: a key, an index or a CHECK of the table uses it.`);
  const [before, after] = [definition.columns[place - 1], definition.columns[place + 1]];
  const change =
    after !== undefined
      ? { start: column.nameToken.start, end: after.nameToken.start, text: '' }
      : { start: before?.end ?? column.nameToken.start, end: column.end, text: '' };
  rewriteTable(table, [change]);
}

function takeColumn({ definition }: CatalogueTable, cursor: DefinitionCursor): string {
  const token = cursor.peek();
  const name = cursor.takeName("a column's name");
  if (!definition.columns.some((column) => isSame(column.name, name)))
    cursor.failAt(token, `The table ${definition.name} has no column ${name}. Check its spelling.`);
  return name;
}

const renamed = (tokens: readonly Token[], to: string): readonly Change[] =>
  tokens.map(({ start, end }) => ({ start, end, text: `"${to.replaceAll('"', '""')}"` }));

function rewriteTable(table: CatalogueTable, changes: readonly Change[]): void {
  if (changes.length === 0) return;
  table.sql = rewrite(table.sql, changes);
  table.definition = readTable(behind(table.sql));
}

function rewrite(sql: string, changes: readonly Change[]): string {
  let [text, at] = ['', 0];
  for (const { start, end, text: replacement } of changes.toSorted((a, b) => a.start - b.start)) {
    // A name can be both a table's own and its parent's.
    if (start < at) continue;
    text += sql.slice(at, start) + replacement;
    at = end;
  }
  return text + sql.slice(at);
}

/** For a statement that was read before: the text after CREATE … TABLE or INDEX. */
function behind(sql: string): DefinitionCursor {
  const cursor = openDefinition(sql);
  while (!cursor.atEnd() && !cursor.accept('TABLE') && !cursor.accept('INDEX')) cursor.take();
  cursor.accept('IF', 'NOT', 'EXISTS');
  return cursor;
}
