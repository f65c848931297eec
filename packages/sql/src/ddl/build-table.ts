import type { Check, Column, ColumnType, Expression, ForeignKey, Table, Unique } from '@rowloom/engine';
import { readPostgresqlExpressionSync } from '../expression/read-postgresql-expression.ts';
import type { CheckModel, ColumnModel, ForeignKeyModel, TableModel, UniqueModel } from './model.ts';
import type { Label, TypeResolver } from './resolve-type.ts';

export type Builder = {
  readonly types: TypeResolver;
  readonly label: Label;
  /** The table a foreign key points to, if the document holds it. */
  readonly targetOf: (key: ForeignKeyModel) => TableModel | undefined;
};

type Predicate = { readonly expression: string; readonly predicate: Expression };

export function buildTable(table: TableModel, builder: Builder): Table {
  const types = new Map(table.columns.map((column) => [column.name, builder.types.read(column.type)]));
  const typeOf = (name: string): ColumnType | undefined => {
    const type = types.get(name);
    return type === undefined ? undefined : builder.types.baseOf(type);
  };
  const read = (expression: string): Predicate => readPredicate(expression, builder.types, typeOf);
  const { partitionOf } = table;
  return {
    name: table.name,
    ...builder.label(table.schema),
    ...(table.comment === undefined ? {} : { comment: table.comment }),
    columns: table.columns.map((column) =>
      buildColumn(column, types.get(column.name) ?? { native: '', kind: 'unknown' }, read),
    ),
    ...(table.primaryKey === undefined ? {} : { primary_key: table.primaryKey }),
    uniques: table.uniques.map((unique) => buildUnique(unique, read)),
    foreign_keys: table.foreignKeys.flatMap((key) => buildForeignKey(key, builder)),
    checks: table.checks.map((check) => ({ name: check.name, ...read(check.expression) })),
    ...(table.exclusions.length === 0 ? {} : { exclusions: table.exclusions }),
    ...(partitionOf === undefined
      ? {}
      : {
          partition_of: {
            table: partitionOf.parent.name,
            ...builder.label(partitionOf.parent.schema),
            bounds: partitionOf.bounds,
          },
        }),
    ...(table.partitionBy === undefined ? {} : { partition_by: table.partitionBy }),
  };
}

/** The checks of a domain, where the value under test is the column `value`. */
export function buildDomainChecks(checks: readonly CheckModel[], base: ColumnType, types: TypeResolver): Check[] {
  const typeOf = (name: string): ColumnType | undefined => (name === 'value' ? base : undefined);
  return checks.map((check) => ({ name: check.name, ...readPredicate(check.expression, types, typeOf) }));
}

function readPredicate(
  expression: string,
  types: TypeResolver,
  typeOf: (name: string) => ColumnType | undefined,
): Predicate {
  return { expression, predicate: readPostgresqlExpressionSync(expression, { typeOf, findType: types.find }) };
}

function buildColumn(column: ColumnModel, type: ColumnType, read: (expression: string) => Predicate): Column {
  return {
    name: column.name,
    type,
    nullable: column.nullable,
    ...(column.default === undefined ? {} : { default: column.default }),
    ...(column.identity === undefined ? {} : { identity: column.identity }),
    ...(column.generated === undefined
      ? {}
      : { generated: { ...read(column.generated.expression), stored: column.generated.stored } }),
    ...(column.comment === undefined ? {} : { comment: column.comment }),
  };
}

function buildUnique(unique: UniqueModel, read: (expression: string) => Predicate): Unique {
  return {
    name: unique.name,
    columns: unique.columns,
    ...(unique.expressions.length === 0 ? {} : { expressions: unique.expressions.map(read) }),
    ...(unique.where === undefined ? {} : { where: read(unique.where) }),
    ...(unique.nullsNotDistinct === true ? { nulls_not_distinct: true } : {}),
    ...(unique.deferrable === true ? { deferrable: true } : {}),
    ...(unique.index === true ? { index: true } : {}),
  };
}

/** None, with a warning, where the target is not in the document: a key to nowhere could never be satisfied. */
function buildForeignKey(key: ForeignKeyModel, builder: Builder): ForeignKey[] {
  const target = builder.targetOf(key);
  const columns = key.targetColumns.length > 0 ? key.targetColumns : (target?.primaryKey?.columns ?? []);
  if (target === undefined || columns.length === 0) {
    key.warn();
    return [];
  }
  return [
    {
      name: key.name,
      columns: key.columns,
      references: { ...builder.label(target.schema), table: target.name, columns },
      ...(key.onDelete === 'no_action' ? {} : { on_delete: key.onDelete }),
      ...(key.onUpdate === 'no_action' ? {} : { on_update: key.onUpdate }),
      ...(key.deferrable === true ? { deferrable: true } : {}),
      ...(key.initiallyDeferred === true ? { initially_deferred: true } : {}),
      ...(key.matchFull === true ? { match: 'full' as const } : {}),
      ...(key.notValid === true ? { not_valid: true } : {}),
    },
  ];
}
