import type { DefinitionCursor } from './definition-cursor.ts';
import type { ReferenceDefinition } from './table-definition.ts';
import type { Token } from './tokenize.ts';

const ACTIONS = [['CASCADE'], ['RESTRICT'], ['SET', 'NULL'], ['SET', 'DEFAULT'], ['NO', 'ACTION']] as const;

/** After REFERENCES: `parent [(a, b)] [ON DELETE …] [ON UPDATE …] [MATCH …] [[NOT] DEFERRABLE …]`. */
export function readReferences(cursor: DefinitionCursor, columns: readonly string[]): ReferenceDefinition {
  const parentToken = cursor.peek();
  const parent = cursor.takeName("a table's name");
  if (parentToken === undefined) return cursor.fail("a table's name");
  const parentColumns = isGroup(cursor) ? readNames(cursor) : [];
  if (parentColumns.length > 0 && parentColumns.length !== columns.length)
    cursor.failAt(
      parentToken,
      `The key has ${columns.length} ${columns.length === 1 ? 'column' : 'columns'} and refers to ${parentColumns.length}. Name as many of ${parent}.`,
    );
  const actions = { DELETE: 'NO ACTION', UPDATE: 'NO ACTION' };
  for (;;) {
    if (cursor.accept('ON', 'DELETE')) actions.DELETE = readAction(cursor);
    else if (cursor.accept('ON', 'UPDATE')) actions.UPDATE = readAction(cursor);
    else if (cursor.accept('MATCH')) cursor.takeName('SIMPLE, PARTIAL or FULL');
    else if (!acceptDeferrable(cursor)) break;
  }
  return { columns, parent, parentToken, parentColumns, onDelete: actions.DELETE, onUpdate: actions.UPDATE };
}

/** Names in parentheses; SQLite allows a collation and an order there, which mean nothing for a key. */
export function readNames(
  cursor: DefinitionCursor,
): readonly { readonly name: string; readonly token: Token; readonly collation: string | undefined }[] {
  const group = cursor.takeGroup('a list of columns in parentheses');
  const names: { name: string; token: Token; collation: string | undefined }[] = [];
  do {
    const token = group.peek();
    const name = group.takeName("a column's name");
    if (token === undefined) return group.fail("a column's name");
    const collation = group.accept('COLLATE') ? group.takeName("a collation's name") : undefined;
    if (!group.accept('ASC')) group.accept('DESC');
    group.accept('AUTOINCREMENT');
    names.push({ name, token, collation });
  } while (group.acceptSymbol(','));
  if (!group.atEnd()) group.fail('a comma');
  return names;
}

export const isGroup = (cursor: DefinitionCursor): boolean =>
  cursor.peek()?.kind === 'symbol' && cursor.peek()?.value === '(';

function readAction(cursor: DefinitionCursor): string {
  const words = ACTIONS.find((each) => cursor.accept(...each));
  return words === undefined ? cursor.fail('CASCADE, RESTRICT, SET NULL, SET DEFAULT or NO ACTION') : words.join(' ');
}

export function acceptDeferrable(cursor: DefinitionCursor): boolean {
  if (!cursor.accept('NOT', 'DEFERRABLE') && !cursor.accept('DEFERRABLE')) return false;
  if (cursor.accept('INITIALLY') && !cursor.accept('DEFERRED') && !cursor.accept('IMMEDIATE'))
    cursor.fail('DEFERRED or IMMEDIATE');
  return true;
}
