import type { TableLikeClause } from 'libpg-query';
import { chooseName } from './choose-name.ts';
import { expectTable } from './find-object.ts';
import type { ColumnModel, ForeignKeyModel, Model, TableModel, UniqueModel } from './model.ts';

/** Bits of LIKE … INCLUDING, as the grammar has them. */
const INCLUDING = { comments: 1, constraints: 4, defaults: 8, generated: 16, identity: 32, indexes: 64 } as const;

/** Columns and NOT NULL always; the rest by INCLUDING. Foreign keys are never copied. */
export function copyLike(model: Model, table: TableModel, clause: TableLikeClause): void {
  const from = expectTable(model, clause.relation);
  if (from === undefined) return;
  const has = (bit: number): boolean => ((clause.options ?? 0) & bit) !== 0;
  for (const column of from.columns) {
    const copy: ColumnModel = { name: column.name, type: plainType(column), nullable: column.nullable };
    if (column.default !== undefined && has(INCLUDING.defaults)) copy.default = column.default;
    if (column.generated !== undefined && has(INCLUDING.generated)) copy.generated = column.generated;
    if (column.identity !== undefined && has(INCLUDING.identity)) copy.identity = column.identity;
    if (column.comment !== undefined && has(INCLUDING.comments)) copy.comment = column.comment;
    table.columns.push(copy);
  }
  if (has(INCLUDING.constraints)) table.checks.push(...from.checks.map((check) => ({ ...check })));
  if (has(INCLUDING.indexes)) copyIndexes(model, from, table);
}

/** INHERITS copies columns and checks, but no keys. */
export function inherit(table: TableModel, parent: TableModel): void {
  for (const column of parent.columns) {
    const own = table.columns.find(({ name }) => name === column.name);
    if (own === undefined) table.columns.push({ ...column });
    else own.nullable = own.nullable && column.nullable;
  }
  table.checks.push(...parent.checks.map((check) => ({ ...check })));
  table.inherits.push(parent);
}

/** A partition has its parent's columns and constraints, whether or not the text repeats them. */
export function completePartition(model: Model, table: TableModel, parent: TableModel): void {
  if (table.likeParent === true) {
    const own = new Map(table.columns.map((column) => [column.name, column]));
    table.columns = parent.columns.map((column) => overlay(column, own.get(column.name)));
    delete table.likeParent;
  }
  const has = (name: string): boolean => [...table.checks, ...table.foreignKeys].some((own) => own.name === name);
  const sameKey = (key: ForeignKeyModel): boolean =>
    table.foreignKeys.some((own) => own.columns.join() === key.columns.join() && own.target === key.target);
  table.checks.push(...parent.checks.filter(({ name }) => !has(name)));
  table.foreignKeys.push(...parent.foreignKeys.filter((key) => !has(key.name) && !sameKey(key)));
  copyIndexes(model, parent, table);
}

/** Columns of PARTITION OF have no type of their own: they only extend their parent's. */
function overlay(column: ColumnModel, own: ColumnModel | undefined): ColumnModel {
  if (own === undefined) return { ...column };
  return {
    ...column,
    nullable: column.nullable && own.nullable,
    ...(own.default === undefined ? {} : { default: own.default }),
  };
}

function copyIndexes(model: Model, from: TableModel, to: TableModel): void {
  if (from.primaryKey !== undefined && to.primaryKey === undefined) {
    to.primaryKey = { name: chooseName(model, to.schema, to.name, [], 'pkey'), columns: [...from.primaryKey.columns] };
    for (const column of to.columns) if (from.primaryKey.columns.includes(column.name)) column.nullable = false;
  }
  const present = new Set(to.uniques.map(rule));
  for (const unique of from.uniques) {
    if (present.has(rule(unique))) continue;
    const labels = [...unique.columns, ...unique.expressions.map(() => 'expr')];
    to.uniques.push({
      ...unique,
      columns: [...unique.columns],
      name: chooseName(model, to.schema, to.name, labels, unique.index === true ? 'idx' : 'key'),
    });
  }
  for (const exclusion of from.exclusions) {
    const labels = exclusion.elements.map(({ expression }) => (/^\w+$/.test(expression) ? expression : 'expr'));
    if (to.exclusions.some(({ elements }) => JSON.stringify(elements) === JSON.stringify(exclusion.elements))) continue;
    to.exclusions.push({ ...exclusion, name: chooseName(model, to.schema, to.name, labels, 'excl') });
  }
}

/** The meaning of a unique constraint, whatever its name. */
function rule(unique: UniqueModel): string {
  return JSON.stringify([unique.columns, unique.expressions, unique.where ?? null]);
}

/** A copy of a serial column is a plain integer. */
export function plainType(column: ColumnModel): ColumnModel['type'] {
  const name = column.type.names?.[0];
  if (name === undefined || !('String' in name)) return column.type;
  const plain = {
    smallserial: 'int2',
    serial2: 'int2',
    serial: 'int4',
    serial4: 'int4',
    bigserial: 'int8',
    serial8: 'int8',
  }[name.String.sval ?? ''];
  return plain === undefined ? column.type : { ...column.type, names: [{ String: { sval: plain } }] };
}
