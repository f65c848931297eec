import { addForeignKey, readReferences } from './add-foreign-key.ts';
import { addIndex, setPrimaryKey } from './add-index.ts';
import { applyTexts } from './apply-texts.ts';
import type { CheckModel, ColumnModel, Model, TableModel, Texts } from './model.ts';
import { readCheck } from './read-check.ts';
import { readDefault, readNow } from './read-default.ts';
import { readType, takeCharset, type TypeWish } from './read-type.ts';
import type { ScriptCursor } from './script-cursor.ts';

/** A column as declared, before it is in a table. */
export type ColumnWish = {
  readonly column: ColumnModel;
  readonly texts: Texts;
  /** What its declaration creates besides the column, once the column exists. */
  readonly then: ((model: Model, table: TableModel) => void)[];
  readonly checks: CheckModel[];
};

/** The name, type and attributes of a column, up to the end or to FIRST or AFTER. */
export function readColumn(cursor: ScriptCursor): ColumnWish {
  const name = cursor.takeName("a column's name");
  const wish = readType(cursor);
  const column = newColumn(name, wish);
  const { charset, collation, isBinary } = wish;
  const made: ColumnWish = { column, texts: { charset, collation, isBinary }, then: [], checks: [] };
  if (wish.isSerial) {
    column.nullable = false;
    column.isCounter = true;
    made.then.push(addUnique(name));
  }
  while (!cursor.atEnd() && !cursor.is('first') && !cursor.is('after')) readAttribute(cursor, made);
  return made;
}

/** Adds the column to its table, with the keys and checks written beside it. */
export function settleColumn(model: Model, table: TableModel, { column, texts, then, checks }: ColumnWish): void {
  applyTexts(model, table, column, texts);
  for (const each of then) each(model, table);
  table.checks = [...table.checks, ...checks];
}

const newColumn = (name: string, { type }: TypeWish): ColumnModel => ({
  name,
  type,
  nullable: true,
  default: undefined,
  onUpdate: undefined,
  isCounter: false,
  generated: undefined,
  comment: '',
  collation: undefined,
});

const addUnique =
  (name: string) =>
  (_model: Model, table: TableModel): void =>
    addIndex(table, { name: undefined, isUnique: true, parts: [{ column: name, length: undefined }] });

function readAttribute(cursor: ScriptCursor, made: ColumnWish): void {
  const { column, texts, then } = made;
  if (cursor.accept('not', 'null')) column.nullable = false;
  else if (cursor.accept('null')) column.nullable = true;
  else if (cursor.accept('default')) column.default = readDefault(cursor);
  else if (cursor.accept('on', 'update')) column.onUpdate = readNow(cursor) ?? cursor.fail('CURRENT_TIMESTAMP');
  else if (cursor.accept('auto_increment')) {
    column.isCounter = true;
    column.nullable = false;
  } else if (cursor.accept('serial', 'default', 'value')) {
    column.isCounter = true;
    column.nullable = false;
    then.push(addUnique(column.name));
  } else if (cursor.accept('unique')) {
    cursor.accept('key');
    then.push(addUnique(column.name));
  } else if (cursor.accept('primary', 'key') || cursor.accept('primary') || cursor.accept('key'))
    then.push((_model, table) => setPrimaryKey(table, [{ column: column.name, length: undefined }]));
  else if (cursor.accept('comment')) {
    cursor.accept('=');
    column.comment = cursor.takeText('a comment in quotes');
  } else if (cursor.accept('collate')) texts.collation = takeCharset(cursor);
  else if (cursor.accept('character', 'set') || cursor.accept('charset')) texts.charset = takeCharset(cursor);
  else if (cursor.accept('generated', 'always', 'as') || cursor.accept('as')) readGenerated(cursor, column);
  else if (cursor.is('references')) {
    const wish = readReferences(cursor);
    then.push((model, table) => addForeignKey(model, table, { ...wish, name: undefined, columns: [column.name] }));
  } else if (cursor.is('check') || cursor.is('constraint')) readConstraint(cursor, made);
  else readPassedOver(cursor);
}

/** A check, or a key with a name, beside the column. */
function readConstraint(cursor: ScriptCursor, { column, checks, then }: ColumnWish): void {
  const isNamed = cursor.accept('constraint') && !cursor.is('check') && !cursor.is('references');
  const name = isNamed ? cursor.takeName('the name of a constraint') : undefined;
  if (cursor.is('references')) {
    const wish = readReferences(cursor);
    then.push((model, table) => addForeignKey(model, table, { ...wish, name, columns: [column.name] }));
  } else checks.push({ ...readCheck(cursor), name, column: column.name });
}

function readGenerated(cursor: ScriptCursor, column: ColumnModel): void {
  const edge = cursor.acceptOne('row start', 'row end');
  if (edge !== undefined) {
    column.generated = { expression: edge.toUpperCase(), stored: true };
    column.nullable = false;
    return;
  }
  const group = cursor.takeGroup('an expression in parentheses');
  if (group.atEnd()) group.fail('an expression');
  const expression = group.print();
  column.generated = { expression, stored: false };
  if (cursor.acceptOne('stored', 'persistent') !== undefined) column.generated = { expression, stored: true };
  else cursor.accept('virtual');
}

/** Column attributes that do not concern rows. */
function readPassedOver(cursor: ScriptCursor): void {
  if (cursor.acceptOne('visible', 'invisible', 'with system versioning', 'without system versioning') !== undefined)
    return;
  if (
    cursor.acceptOne(
      'srid',
      'ref_system_id',
      'engine_attribute',
      'secondary_engine_attribute',
      'compressed',
      'enabled',
    ) !== undefined
  ) {
    if (cursor.accept('=') || cursor.peek().kind === 'number' || cursor.peek().kind === 'string') cursor.take();
    return;
  }
  if (cursor.acceptOne('column_format', 'storage') !== undefined) {
    cursor.take();
    return;
  }
  cursor.fail('an attribute of the column, or a comma', 'Is a comma missing?');
}
