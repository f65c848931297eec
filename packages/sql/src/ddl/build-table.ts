import type { Column, ForeignKey, Table, Trigger, Unique } from '@rowloom/engine';
import type { ColumnModel, ForeignKeyModel, TableModel, TriggerModel, UniqueModel } from './model.ts';
import type { Label, TypeResolver } from './resolve-type.ts';

export type Builder = {
  readonly types: TypeResolver;
  readonly label: Label;
  /** The target of a foreign key, if the document contains it. */
  readonly targetOf: (key: ForeignKeyModel) => TableModel | undefined;
  /** With the body of its function. */
  readonly triggerOf: (trigger: TriggerModel) => Trigger;
};

/** The table as written; its expressions are parsed once the whole document is known. */
export function buildTable(table: TableModel, builder: Builder): Table {
  const { partitionOf } = table;
  return {
    name: table.name,
    ...builder.label(table.schema),
    ...(table.comment === undefined ? {} : { comment: table.comment }),
    columns: table.columns.map((column) => buildColumn(column, builder.types)),
    ...(table.primaryKey === undefined ? {} : { primary_key: table.primaryKey }),
    uniques: table.uniques.map(buildUnique),
    foreign_keys: table.foreignKeys.flatMap((key) => buildForeignKey(key, builder)),
    checks: table.checks,
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
    ...(table.triggers.length === 0 ? {} : { triggers: table.triggers.map(builder.triggerOf) }),
  };
}

function buildColumn(column: ColumnModel, types: TypeResolver): Column {
  return {
    name: column.name,
    type: types.read(column.type),
    nullable: column.nullable,
    ...(column.default === undefined ? {} : { default: column.default }),
    ...(column.identity === undefined ? {} : { identity: column.identity }),
    ...(column.generated === undefined ? {} : { generated: column.generated }),
    ...(column.comment === undefined ? {} : { comment: column.comment }),
  };
}

function buildUnique(unique: UniqueModel): Unique {
  return {
    name: unique.name,
    columns: unique.columns,
    ...(unique.expressions.length === 0
      ? {}
      : { expressions: unique.expressions.map((expression) => ({ expression })) }),
    ...(unique.where === undefined ? {} : { where: { expression: unique.where } }),
    ...(unique.nullsNotDistinct === true ? { nulls_not_distinct: true } : {}),
    ...(unique.deferrable === true ? { deferrable: true } : {}),
    ...(unique.index === true ? { index: true } : {}),
  };
}

/** None, with a warning, if the target is not in the document: such a key could never be satisfied. */
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
