import type { ReferentialAction } from '@rowloom/engine';
import { placeName } from './find-table.ts';
import type { ForeignKeyModel, Model, TableModel, TablePlace } from './model.ts';
import type { ScriptCursor } from './script-cursor.ts';
import { takeNewColumn } from './take-new-column.ts';

export type ReferencesWish = {
  readonly target: { readonly database: string | undefined; readonly name: string };
  readonly targetColumns: readonly string[];
  readonly onDelete: ReferentialAction | undefined;
  readonly onUpdate: ReferentialAction | undefined;
};

type ForeignKeyWish = ReferencesWish & { readonly name: string | undefined; readonly columns: readonly string[] };

/** A key to a table that may come later in the text. Its parent is in the same database unless another is named. */
export function addForeignKey(model: Model, table: TableModel, wish: ForeignKeyWish): void {
  const target: TablePlace = { database: wish.target.database ?? table.database, name: wish.target.name };
  const { warn } = model;
  const key: ForeignKeyModel = {
    name: wish.name ?? chooseName(table),
    columns: [...wish.columns],
    target,
    targetColumns: [...wish.targetColumns],
    onDelete: wish.onDelete,
    onUpdate: wish.onUpdate,
    warnOfNowhere: () =>
      warn(
        'unknown_reference',
        `Table ${table.name} refers to ${placeName(wish.target)}, but this text has no such table or columns; the key is left out.`,
      ),
  };
  table.foreignKeys.push(key);
}

/** InnoDB's own names: one more than the highest number so far. */
function chooseName(table: TableModel): string {
  const prefix = `${table.name}_ibfk_`;
  const numbers = table.foreignKeys.map(({ name }) =>
    name.startsWith(prefix) ? Number(/^\d+$/.exec(name.slice(prefix.length))?.[0] ?? 0) : 0,
  );
  return `${prefix}${Math.max(0, ...numbers) + 1}`;
}

/** `REFERENCES t [(a, b)] [MATCH FULL] [ON DELETE …] [ON UPDATE …]`. */
export function readReferences(cursor: ScriptCursor): ReferencesWish {
  cursor.expect('references');
  const first = cursor.takeName("a table's name");
  const second = cursor.accept('.') ? cursor.takeName("a table's name") : undefined;
  const target = second === undefined ? { database: undefined, name: first } : { database: first, name: second };
  const targetColumns = cursor.is('(') ? readNames(cursor) : [];
  const actions: { onDelete?: ReferentialAction; onUpdate?: ReferentialAction } = {};
  for (;;) {
    if (cursor.accept('match')) cursor.takeName('FULL, PARTIAL or SIMPLE');
    else if (cursor.accept('on', 'delete')) actions.onDelete = readAction(cursor);
    // A column's own ON UPDATE CURRENT_TIMESTAMP may follow.
    else if (cursor.is('on', 'update') && !/^(?:current_timestamp|now)$/i.test(cursor.peek(2).text)) {
      cursor.accept('on', 'update');
      actions.onUpdate = readAction(cursor);
    } else break;
  }
  return { target, targetColumns, onDelete: actions.onDelete, onUpdate: actions.onUpdate };
}

/** Names in parentheses. */
export function readNames(cursor: ScriptCursor): readonly string[] {
  const named = new Set<string>();
  return cursor
    .takeGroup('names in parentheses')
    .parts()
    .map((part) => {
      const name = takeNewColumn(part, named);
      part.acceptOne('asc', 'desc');
      if (part.is('(')) part.takeGroup('a length');
      if (!part.atEnd()) part.fail('a comma');
      return name;
    });
}

const ACTIONS = {
  restrict: 'restrict',
  cascade: 'cascade',
  'set null': 'set_null',
  'no action': 'no_action',
  'set default': 'set_default',
} as const satisfies Record<string, ReferentialAction>;

function readAction(cursor: ScriptCursor): ReferentialAction {
  const word = cursor.acceptOne(...Object.keys(ACTIONS)) as keyof typeof ACTIONS | undefined;
  return word === undefined ? cursor.fail('RESTRICT, CASCADE, SET NULL, NO ACTION or SET DEFAULT') : ACTIONS[word];
}
