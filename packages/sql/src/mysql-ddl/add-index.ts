import { findColumn, type IndexModel, isSame, type KeyPart, type TableModel } from './model.ts';
import type { ScriptCursor } from './script-cursor.ts';
import { takeNewColumn } from './take-new-column.ts';

type IndexWish = { readonly name: string | undefined; readonly isUnique: boolean; readonly parts: readonly KeyPart[] };

/** An index, with the name that the server would give it: its first column's, then `a_2`, `a_3` … */
export function addIndex(table: TableModel, { name, isUnique, parts: written }: IndexWish): void {
  const parts = withPeriods(table, written);
  if (parts.length === 0) return;
  table.indexes.push({ name: name ?? chooseName(table, parts), isUnique, parts: parts.map((part) => ({ ...part })) });
}

/** The columns of a primary key are NOT NULL, whatever their definition. */
export function setPrimaryKey(table: TableModel, written: readonly KeyPart[]): void {
  const parts = withPeriods(table, written);
  if (parts.every(({ column }) => column === undefined)) return;
  table.primaryKey = { parts: parts.map((part) => ({ ...part })) };
  for (const { column: name } of parts) {
    const column = name === undefined ? undefined : findColumn(table, name);
    if (column !== undefined) column.nullable = false;
  }
}

/**
 * `stay WITHOUT OVERLAPS` is the end and the beginning of the period; with an unknown period the rest of the key is
 * stricter.
 */
function withPeriods(table: TableModel, parts: readonly KeyPart[]): readonly KeyPart[] {
  return parts.flatMap((part): readonly KeyPart[] => {
    if (part.column !== undefined || part.period === undefined) return [part];
    const { period: wanted } = part;
    const period = table.checks.find(
      ({ name, period: own }) => own !== undefined && isSame(name ?? '', wanted),
    )?.period;
    return period === undefined ? [] : [period.to, period.from].map((column) => ({ column, length: undefined }));
  });
}

function chooseName(table: TableModel, [first]: readonly KeyPart[]): string {
  const written = first?.column;
  const base = written === undefined ? 'functional_index' : (findColumn(table, written)?.name ?? written);
  const taken = new Set(table.indexes.map(({ name }) => name.toLowerCase()));
  for (let number = 2, name = isSame(base, 'primary') ? `${base}_2` : base; ; number += 1) {
    if (!taken.has(name.toLowerCase())) return name;
    name = `${base}_${number}`;
  }
}

export const findIndex = (table: TableModel, name: string): IndexModel | undefined =>
  table.indexes.find((index) => isSame(index.name, name));

/** `(a, b(10) DESC, (lower(c)))`. */
export function readKeyParts(cursor: ScriptCursor): readonly KeyPart[] {
  const group = cursor.takeGroup('the columns of the key in parentheses');
  const named = new Set<string>();
  return group.parts().flatMap((part): readonly KeyPart[] => {
    if (part.is('(')) {
      const expression = part.takeGroup('an expression').print();
      endPart(part);
      return [{ expression }];
    }
    const column = takeNewColumn(part, named);
    if (part.accept('without', 'overlaps')) return [{ expression: column, period: column }];
    const length = part.is('(') ? part.takeGroup('a length').takeNumber('a length') : undefined;
    endPart(part);
    return [{ column, length }];
  });
}

function endPart(part: ScriptCursor): void {
  part.acceptOne('asc', 'desc');
  if (!part.atEnd()) part.fail('a comma');
}

/** `[USING BTREE] [COMMENT 'x'] [INVISIBLE] …`: how an index is stored. */
export function skipIndexOptions(cursor: ScriptCursor): void {
  for (;;) {
    if (cursor.acceptOne('using', 'type') !== undefined) cursor.takeName('a kind of index');
    else if (cursor.acceptOne('with parser') !== undefined) cursor.takeName("a parser's name");
    else if (cursor.accept('comment')) {
      cursor.accept('=');
      cursor.takeText('a comment in quotes');
    } else if (cursor.acceptOne('visible', 'invisible', 'ignored', 'not ignored') === undefined) {
      if (cursor.peek().kind !== 'word' || !isOption(cursor)) return;
      cursor.take();
      cursor.accept('=');
      cursor.take();
    }
  }
}

const isOption = (cursor: ScriptCursor): boolean =>
  /^(?:key_block_size|engine_attribute|secondary_engine_attribute|clustering|algorithm|lock|distance|m)$/i.test(
    cursor.peek().text,
  );
