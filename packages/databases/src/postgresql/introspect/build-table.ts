import { type Check, type ForeignKey, type Table, tableKey } from '@rowloom/engine';
import { buildColumn } from './build-column.ts';
import { buildExclusions, buildUniques } from './build-uniques.ts';
import type { Catalogue } from './catalogue.ts';
import type { Label } from './label.ts';
import type { CatalogueConstraint } from './read-constraints.ts';
import type { CatalogueTable } from './read-tables.ts';
import { stripParentheses } from './strip-parentheses.ts';
import type { TypeReader } from './type-reader.ts';

export type Builder = {
  readonly catalogue: Catalogue;
  readonly label: Label;
  readonly read: TypeReader;
  readonly warn: (message: string) => void;
};

export function buildTable(table: CatalogueTable, builder: Builder): Table {
  const { catalogue, label, read } = builder;
  const columns = catalogue.columns.get(table.oid) ?? [];
  const constraints = catalogue.constraints.get(table.oid) ?? [];
  const indexes = catalogue.indexes.get(table.oid) ?? [];
  const nameOf = (number: number): string => columnName(catalogue, table.oid, number);
  const primary = constraints.find(({ kind }) => kind === 'primary');
  const exclusions = buildExclusions(indexes, constraints, label);
  const parents = (catalogue.inherits.get(table.oid) ?? []).flatMap((oid) => catalogue.tables.get(oid) ?? []);
  const triggers = catalogue.triggers.get(table.oid) ?? [];
  return {
    name: table.name,
    ...label.field(table.schema),
    ...(table.comment === undefined ? {} : { comment: table.comment }),
    columns: columns.map((column) => buildColumn(catalogue, column, read, label)),
    ...(primary === undefined ? {} : { primary_key: { name: primary.name, columns: primary.columns.map(nameOf) } }),
    uniques: buildUniques(indexes, constraints, nameOf, label),
    foreign_keys: constraints.flatMap((key) => buildForeignKey(table, key, builder)),
    checks: [...constraints.flatMap((check) => buildCheck(check, label)), ...strayBounds(table, builder)],
    ...(exclusions.length === 0 ? {} : { exclusions }),
    ...buildPartition(table, builder),
    ...(parents.length === 0
      ? {}
      : { inherits: parents.map(({ schema, name }) => ({ ...label.field(schema), table: name })) }),
    ...(triggers.length === 0 ? {} : { triggers: triggers.map(({ trigger }) => trigger) }),
    ...(table.rowSecurity === undefined ? {} : { row_security: table.rowSecurity }),
  };
}

function columnName(catalogue: Catalogue, table: string, number: number): string {
  return catalogue.columns.get(table)?.find((column) => column.number === number)?.name ?? '';
}

function buildCheck({ kind, name, expression }: CatalogueConstraint, label: Label): readonly Check[] {
  if (kind !== 'check' || expression === undefined) return [];
  return [{ name, expression: label.expression(stripParentheses(expression)) }];
}

function buildPartition(
  table: CatalogueTable,
  { catalogue, label }: Builder,
): Pick<Table, 'partition_of' | 'partition_by'> {
  const parent = catalogue.tables.get(catalogue.partitionOf.get(table.oid) ?? '');
  return {
    ...(parent === undefined || table.bounds === undefined
      ? {}
      : { partition_of: { table: parent.name, ...label.field(parent.schema), bounds: table.bounds } }),
    ...(table.partitionBy === undefined ? {} : { partition_by: table.partitionBy }),
  };
}

/** A partition without its table is filled by itself: its bounds are then an ordinary CHECK. */
function strayBounds(table: CatalogueTable, { catalogue, label }: Builder): readonly Check[] {
  const isStray =
    table.boundsCondition !== undefined && !catalogue.tables.has(catalogue.partitionOf.get(table.oid) ?? '');
  return isStray ? [{ expression: label.expression(stripParentheses(table.boundsCondition ?? '')) }] : [];
}

function buildForeignKey(table: CatalogueTable, key: CatalogueConstraint, builder: Builder): readonly ForeignKey[] {
  if (key.kind !== 'foreign') return [];
  const { catalogue, label } = builder;
  const target = catalogue.tables.get(key.target);
  if (target === undefined) {
    const place = tableKey({ name: table.name, ...label.field(table.schema) });
    builder.warn(
      `The foreign key ${key.name} of ${place} refers to a table outside the schemas that are read; it is left out.`,
    );
    return [];
  }
  return [
    {
      name: key.name,
      columns: key.columns.map((number) => columnName(catalogue, table.oid, number)),
      references: {
        ...label.field(target.schema),
        table: target.name,
        columns: key.targetColumns.map((number) => columnName(catalogue, target.oid, number)),
      },
      ...(key.onDelete === 'no_action' ? {} : { on_delete: key.onDelete }),
      ...(key.onUpdate === 'no_action' ? {} : { on_update: key.onUpdate }),
      ...(key.deferrable ? { deferrable: true } : {}),
      ...(key.initiallyDeferred ? { initially_deferred: true } : {}),
      ...(key.matchFull ? { match: 'full' as const } : {}),
      ...(key.validated ? {} : { not_valid: true }),
    },
  ];
}
