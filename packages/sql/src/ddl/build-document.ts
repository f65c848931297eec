import type { CompositeType, DomainType, EnumType, SchemaDocument } from '@rowloom/engine';
import { fillPredicates, type ReadText } from '../document/fill-predicates.ts';
import { readPostgresqlExpressionSync } from '../expression/read-postgresql-expression.ts';
import { inlineInChecks } from '../functions/inline-own-functions.ts';
import { readTriggersWith, warnOfTriggers } from '../triggers/read-triggers.ts';
import { buildTable, type Builder } from './build-table.ts';
import { completePartition } from './copy-table.ts';
import { withSource } from './create-trigger.ts';
import { findObject } from './find-object.ts';
import { type ForeignKeyModel, keyOf, type Model, type TableModel } from './model.ts';
import { joinSequence } from './own-sequence.ts';
import { type Label, type TypeResolver, typeResolver } from './resolve-type.ts';

export type BuildOptions = { readonly schemas?: readonly string[]; readonly name?: string };

export function buildDocument(model: Model, options: BuildOptions): SchemaDocument {
  completeTables(model);
  // A dump of a filled database contains the ledger, which introspection leaves out as well.
  const isKept = ({ schema }: { readonly schema: string }): boolean =>
    options.schemas?.includes(schema) ?? schema !== 'rowloom';
  const tables = [...model.tables.values()].filter(isKept);
  const label = labelFor(tables);
  const types = typeResolver(model, label);
  const kept = new Set(tables);
  const targetOf = (key: ForeignKeyModel): TableModel | undefined => {
    const target =
      'columns' in key.target ? key.target : findObject(model, model.tables, key.target.schema, key.target.name);
    return target !== undefined && kept.has(target) ? target : undefined;
  };
  const builder: Builder = { types, label, targetOf, triggerOf: (trigger) => withSource(model, trigger) };
  const [sole] = tables;
  const document: SchemaDocument = {
    version: 1,
    dialect: 'postgresql',
    name:
      options.name ??
      (sole !== undefined && label(sole.schema).schema === undefined && sole.schema !== 'public'
        ? sole.schema
        : 'schema'),
    tables: tables.map((table) => buildTable(table, builder)),
    // Types of other schemas stay, because the kept tables may use them.
    enums: [...model.enums.values()].map(({ schema, name, values }): EnumType => ({ name, ...label(schema), values })),
    domains: [...model.domains.values()].map((domain): DomainType => {
      return {
        name: domain.name,
        ...label(domain.schema),
        type: types.read(domain.type),
        nullable: domain.nullable,
        ...(domain.default === undefined ? {} : { default: domain.default }),
        checks: domain.checks,
      };
    }),
    ...compositesOf(model, types, label),
  };
  const readText: ReadText = (text, scope) => readPostgresqlExpressionSync(text, { ...scope, findType: types.find });
  const filled = fillPredicates(document, readText);
  const read = readTriggersWith(filled, readText);
  warnOfTriggers(tables, read);
  return inlineInChecks(read, [...model.functions.values()], types.find);
}

function compositesOf(model: Model, types: TypeResolver, label: Label): Pick<SchemaDocument, 'composites'> {
  const composites = [...model.composites.values()].map(
    ({ schema, name, fields }): CompositeType => ({
      name,
      ...label(schema),
      fields: (fields ?? []).map((field) => ({ name: field.name, type: types.read(field.type) })),
    }),
  );
  return composites.length === 0 ? {} : { composites };
}

/** If all tables share one schema it is left out; otherwise only `public` is. */
function labelFor(tables: readonly TableModel[]): Label {
  const schemas = new Set(tables.map(({ schema }) => schema));
  const [sole] = schemas;
  const unsaid = schemas.size === 1 ? sole : 'public';
  return (schema) => (schema === unsaid || schema === 'public' ? {} : { schema });
}

function completeTables(model: Model): void {
  const done = new Set<TableModel>();
  for (const table of model.tables.values()) completeTable(model, table, done);
  for (const table of model.tables.values()) for (const column of table.columns) joinSequence(model, table, column);
}

/** Parents first: a partition may itself be partitioned. */
function completeTable(model: Model, table: TableModel, done: Set<TableModel>): void {
  if (table.partitionOf === undefined || done.has(table)) return;
  done.add(table);
  const { schema, name } = table.partitionOf.parent;
  const parent = model.tables.get(keyOf(schema, name));
  if (parent === undefined) {
    table.partitionOf.warn();
    model.tables.delete(keyOf(table.schema, table.name));
    return;
  }
  table.partitionOf.parent = parent;
  completeTable(model, parent, done);
  completePartition(model, table, parent);
}
