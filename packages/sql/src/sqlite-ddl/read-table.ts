import type { DefinitionCursor } from './definition-cursor.ts';
import { type ReadColumn, readColumn, readExpression, skipConflict } from './read-column.ts';
import { acceptDeferrable, readNames, readReferences } from './read-references.ts';
import type { KeyDefinition, KeyItem, Mention, ReferenceDefinition, TableDefinition } from './table-definition.ts';
import { isWord, type Token } from './tokenize.ts';

type Draft = {
  readonly columns: ReadColumn[];
  key: KeyDefinition | undefined;
  readonly uniques: (readonly KeyItem[])[];
  readonly foreignKeys: ReferenceDefinition[];
  readonly mentions: Mention[];
};

/** After CREATE TABLE [IF NOT EXISTS]. */
export function readTable(cursor: DefinitionCursor): TableDefinition {
  const { name, token: nameToken } = takeTableName(cursor);
  if (isWord(cursor.peek(), 'AS'))
    cursor.failAt(
      cursor.peek(),
      'A table that is made from a query is not read: name its columns and their types instead of AS SELECT.',
    );
  const body = cursor.takeGroup('the columns of the table in parentheses');
  const draft: Draft = { columns: [], key: undefined, uniques: [], foreignKeys: [], mentions: [] };
  const lastToken = readColumns(body, draft);
  readConstraints(body, draft);
  const options = readOptions(cursor);
  checkColumns(cursor, draft, options);
  const { columns, key, uniques, foreignKeys, mentions } = draft;
  return { name, nameToken, columns, key, uniques, foreignKeys, mentions, lastToken, isStrict: options.isStrict };
}

/** A name, possibly qualified by the schema, which is main or not kept. */
export function takeTableName(cursor: DefinitionCursor): { readonly name: string; readonly token: Token } {
  const take = (): { name: string; token: Token } => {
    const token = cursor.peek();
    const name = cursor.takeName("a table's name");
    return token === undefined ? cursor.fail("a table's name") : { name, token };
  };
  const first = take();
  return cursor.acceptSymbol('.') ? take() : first;
}

function readColumns(body: DefinitionCursor, draft: Draft): Token {
  do {
    if (draft.columns.length > 0 && isConstraint(body)) break;
    const column = readColumn(body, draft.mentions);
    if (draft.columns.some(({ name }) => isSame(name, column.name)))
      body.failAt(column.nameToken, `There is a column ${column.name} already. Give this one another name.`);
    const item: KeyItem = { name: column.name, token: column.nameToken, collation: undefined };
    const addUnique = (): void => void draft.uniques.push([item]);
    draft.columns.push(column);
    if (column.isUnique && column.isUniqueFirst) addUnique();
    if (column.key !== undefined) {
      const isInteger = column.type === 'INTEGER';
      if (column.key.isAutomatic && !(isInteger && !column.key.isDescending))
        body.failAt(column.key.token, 'SQLite allows AUTOINCREMENT only for a column that is INTEGER PRIMARY KEY.');
      setKey(body, draft, column.key.token, [item], isInteger && !column.key.isDescending);
    }
    if (column.isUnique && !column.isUniqueFirst) addUnique();
    draft.foreignKeys.push(...column.foreignKeys);
  } while (body.acceptSymbol(','));
  // A comma before the first constraint has been consumed.
  const before = body.peek(-1);
  const last = before?.value === ',' && before.kind === 'symbol' ? body.peek(-2) : before;
  return last ?? body.fail("a column's name");
}

const isConstraint = (body: DefinitionCursor): boolean =>
  isWord(body.peek(), 'CONSTRAINT', 'PRIMARY', 'UNIQUE', 'CHECK', 'FOREIGN');

function readConstraints(body: DefinitionCursor, draft: Draft): void {
  while (!body.atEnd()) {
    const at = body.peek();
    if (body.accept('CONSTRAINT')) body.takeName("the constraint's name");
    else if (body.accept('PRIMARY', 'KEY')) {
      const items = readNames(body);
      skipConflict(body);
      const [only] = items;
      const column = draft.columns.find(({ name }) => items.length === 1 && isSame(name, only?.name ?? ''));
      setKey(body, draft, at, items, column?.type === 'INTEGER');
    } else if (body.accept('UNIQUE')) {
      draft.uniques.push(readNames(body));
      skipConflict(body);
    } else if (body.accept('CHECK')) {
      readExpression(body, draft.mentions);
      skipConflict(body);
    } else if (body.accept('FOREIGN', 'KEY')) {
      const columns = readNames(body);
      draft.mentions.push(...columns);
      body.expect('REFERENCES');
      draft.foreignKeys.push(
        readReferences(
          body,
          columns.map(({ name }) => name),
        ),
      );
      acceptDeferrable(body);
    } else body.fail('PRIMARY KEY, UNIQUE, CHECK, FOREIGN KEY or the end of the table');
    // SQLite allows missing commas between constraints.
    if (body.acceptSymbol(',') && body.atEnd()) body.fail('a constraint');
  }
}

function setKey(
  cursor: DefinitionCursor,
  draft: Draft,
  at: Token | undefined,
  items: readonly KeyItem[],
  isRowNumber: boolean,
): void {
  if (draft.key !== undefined) cursor.failAt(at, 'A table has one primary key. Leave out the other one.');
  draft.key = { items, isRowNumber, after: draft.uniques.length };
}

type TableOptions = { readonly isStrict: boolean; readonly isWithoutRowid: boolean };

function readOptions(cursor: DefinitionCursor): TableOptions {
  let [isStrict, isWithoutRowid] = [false, false];
  if (cursor.atEnd()) return { isStrict, isWithoutRowid };
  do {
    if (cursor.accept('WITHOUT', 'ROWID')) isWithoutRowid = true;
    else if (cursor.accept('STRICT')) isStrict = true;
    else cursor.fail('WITHOUT ROWID, STRICT or the end of the statement (is a semicolon missing?)');
  } while (cursor.acceptSymbol(','));
  if (!cursor.atEnd()) cursor.fail('the end of the statement (is a semicolon missing?)');
  return { isStrict, isWithoutRowid };
}

const STRICT_TYPES: ReadonlySet<string> = new Set(['INT', 'INTEGER', 'REAL', 'TEXT', 'BLOB', 'ANY']);

function checkColumns(cursor: DefinitionCursor, draft: Draft, { isStrict, isWithoutRowid }: TableOptions): void {
  const { columns, key, uniques, foreignKeys, mentions } = draft;
  const find = (name: string): ReadColumn | undefined => columns.find((column) => isSame(column.name, name));
  for (const { name, token } of [...(key?.items ?? []), ...uniques.flat()]) {
    if (find(name) === undefined) cursor.failAt(token, `The table has no column ${name}. Check its spelling.`);
    mentions.push({ name, token });
  }
  for (const { columns: own, parentToken } of foreignKeys)
    for (const name of own)
      if (find(name) === undefined) cursor.failAt(parentToken, `The table has no column ${name}. Check its spelling.`);
  if (isWithoutRowid && key === undefined)
    cursor.failAt(columns[0]?.nameToken, 'A table WITHOUT ROWID needs a PRIMARY KEY.');
  if (isStrict)
    for (const { name, nameToken, type } of columns)
      if (!STRICT_TYPES.has(type))
        cursor.failAt(
          nameToken,
          `The column ${name} of a STRICT table needs one of the types INT, INTEGER, REAL, TEXT, BLOB and ANY.`,
        );
}

export const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
