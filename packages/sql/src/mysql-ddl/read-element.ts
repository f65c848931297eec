import { addForeignKey, readNames, readReferences } from './add-foreign-key.ts';
import { addIndex, readKeyParts, setPrimaryKey, skipIndexOptions } from './add-index.ts';
import { findColumn, type KeyPart, type Model, type TableModel } from './model.ts';
import { readCheck } from './read-check.ts';
import type { ScriptCursor } from './script-cursor.ts';

/** What a table's element adds to it, once all columns exist. */
export type Addition = (model: Model, table: TableModel) => void;

/** A key, a check or a period as CREATE TABLE lists them and ALTER TABLE adds them; undefined for a column. */
export function readElement(cursor: ScriptCursor): Addition | undefined {
  if (cursor.accept('period', 'for')) {
    const name = cursor.takeName("a period's name");
    const [from, to] = readNames(cursor);
    // The server fills the columns of its own period itself.
    if (from === undefined || to === undefined || name.toLowerCase() === 'system_time') return () => undefined;
    return (_model, table) => addPeriod(table, name, from, to);
  }
  if (!isElement(cursor)) return undefined;
  const { start } = cursor.peek();
  const addition = readKey(cursor);
  return (model, table) => {
    const missing = addition.columns.find((name) => findColumn(table, name) === undefined);
    if (missing === undefined) addition.add(model, table);
    else model.report('unknown_column', `Table ${table.name} has no column ${missing}, which this key is over.`, start);
  };
}

/** A period begins before it ends, and both are NOT NULL. */
function addPeriod(table: TableModel, name: string, from: string, to: string): void {
  const columns = [from, to].flatMap((column) => findColumn(table, column) ?? []);
  for (const column of columns) column.nullable = false;
  const [first = from, last = to] = columns.map((column) => column.name);
  table.checks.push({
    name,
    expression: `${quote(first)} < ${quote(last)}`,
    isEnforced: true,
    column: undefined,
    period: { from: first, to: last },
  });
}

const quote = (name: string): string => `\`${name.replaceAll('`', '``')}\``;

type Key = { readonly columns: readonly string[]; readonly add: Addition };

function readKey(cursor: ScriptCursor): Key {
  const name = cursor.accept('constraint') && !isKind(cursor) ? cursor.takeName('the name of a constraint') : undefined;
  if (cursor.is('check')) {
    const check = { ...readCheck(cursor), name };
    return { columns: [], add: (_model, table) => void table.checks.push(check) };
  }
  if (cursor.accept('primary', 'key')) return readPrimaryKey(cursor);
  if (cursor.accept('foreign', 'key')) return readForeignKey(cursor, name);
  const isUnique = cursor.accept('unique');
  if (!isUnique) cursor.acceptOne('fulltext', 'spatial', 'vector');
  cursor.acceptOne('index', 'key');
  return readIndex(cursor, isUnique, name);
}

const isKind = (cursor: ScriptCursor): boolean =>
  cursor.is('primary', 'key') || cursor.is('unique') || cursor.is('foreign', 'key') || cursor.is('check', '(');

/** A column may be called `key` only in quotes, like the other words here; `check` and `period` are always reserved. */
function isElement(cursor: ScriptCursor): boolean {
  const isWord = ['constraint', 'primary', 'unique', 'foreign', 'index', 'key', 'fulltext', 'spatial'].some((word) =>
    cursor.is(word),
  );
  return isWord || cursor.is('check', '(') || cursor.is('vector', 'index') || cursor.is('vector', 'key');
}

function readPrimaryKey(cursor: ScriptCursor): Key {
  cursor.accept('if', 'not', 'exists');
  // Some write a name, which no server keeps.
  if (!cursor.is('(') && !cursor.is('using')) cursor.takeName('the columns of the key');
  skipIndexOptions(cursor);
  const parts = readKeyParts(cursor);
  skipIndexOptions(cursor);
  return { columns: namesOf(parts), add: (_model, table) => setPrimaryKey(table, parts) };
}

function readIndex(cursor: ScriptCursor, isUnique: boolean, constraint: string | undefined): Key {
  const isOptional = cursor.accept('if', 'not', 'exists');
  const own = cursor.is('(') || cursor.is('using') ? undefined : cursor.takeName("an index's name");
  skipIndexOptions(cursor);
  const parts = readKeyParts(cursor);
  skipIndexOptions(cursor);
  const name = own ?? constraint;
  return {
    columns: namesOf(parts),
    add: (model, table) => addNamedIndex(model, table, { name, isUnique, parts, isOptional }),
  };
}

const namesOf = (parts: readonly KeyPart[]): readonly string[] => parts.flatMap(({ column }) => column ?? []);

/** An index with an optional name: the first one is kept. */
export function addNamedIndex(
  { warn }: Pick<Model, 'warn'>,
  table: TableModel,
  wish: {
    readonly name: string | undefined;
    readonly isUnique: boolean;
    readonly parts: readonly KeyPart[];
    readonly isOptional: boolean;
  },
): void {
  const isTaken = table.indexes.some(({ name }) => name.toLowerCase() === wish.name?.toLowerCase());
  if (!isTaken) addIndex(table, wish);
  else if (!wish.isOptional)
    warn('duplicate', `Table ${table.name} has two indexes ${wish.name ?? ''}; the first one is kept.`);
}

function readForeignKey(cursor: ScriptCursor, constraint: string | undefined): Key {
  cursor.accept('if', 'not', 'exists');
  const index = cursor.is('(') ? undefined : cursor.takeName("an index's name");
  const columns = readNames(cursor);
  const references = readReferences(cursor);
  return {
    columns,
    add: (model, table) =>
      addForeignKey(model, table, { ...references, columns, name: constraint ?? ownName(model, index) }),
  };
}

/** MariaDB uses the index's name for the constraint; MySQL generates one. */
const ownName = ({ dialect }: Model, index: string | undefined): string | undefined =>
  dialect === 'mariadb' ? index : undefined;
