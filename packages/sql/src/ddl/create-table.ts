import type { CreateStmt } from 'libpg-query';
import { namesOf } from '../parser/nodes.ts';
import type { Source } from '../text/cut.ts';
import { addColumn, addColumnConstraints } from './add-column.ts';
import { addConstraint } from './add-constraint.ts';
import { takeName } from './choose-name.ts';
import { copyLike, inherit } from './copy-table.ts';
import { cutBounds, cutPartitionKey } from './cut-clause.ts';
import { expectTable, findObject, findTable, homeSchema, relationName, splitPath } from './find-object.ts';
import { keyOf, type Model, newTable, type TableModel } from './model.ts';

export function createTable(model: Model, node: CreateStmt, source: Source): void {
  const relation = node.relation ?? {};
  const schema = homeSchema(model, relation.schemaname);
  const name = relation.relname ?? '';
  if (relation.relpersistence === 't') return;
  if (model.tables.has(keyOf(schema, name))) {
    if (node.if_not_exists !== true)
      model.warn('duplicate', `Table ${relationName(relation)} is created twice; the first one is kept.`);
    return;
  }
  const table = newTable(schema, name);
  readParents(model, table, node, source);
  if (node.ofTypename !== undefined) readRowType(model, table, namesOf(node.ofTypename.names));
  if (node.partspec !== undefined) table.partitionBy = cutPartitionKey(source, node.partspec.location);
  model.tables.set(keyOf(schema, name), table);
  readElements(model, table, node, source);
}

function readParents(model: Model, table: TableModel, node: CreateStmt, source: Source): void {
  const parents = (node.inhRelations ?? []).flatMap((parent) => ('RangeVar' in parent ? [parent.RangeVar] : []));
  if (node.partbound === undefined) {
    for (const relation of parents) {
      const parent = expectTable(model, relation);
      if (parent !== undefined) inherit(table, parent);
    }
    return;
  }
  const [relation] = parents;
  const parent = findTable(model, relation) ?? {
    schema: homeSchema(model, relation?.schemaname),
    name: relation?.relname ?? '',
  };
  const warn = model.warn;
  table.partitionOf = {
    parent,
    bounds: cutBounds(source, node.partbound.location),
    warn: () =>
      warn(
        'unknown_table',
        `Table ${table.name} is a partition of ${parent.name}, which the text does not create; it is skipped.`,
      ),
  };
  table.likeParent = true;
}

/** CREATE TABLE … OF a composite type: the text in parentheses extends the type's fields. */
function readRowType(model: Model, table: TableModel, path: readonly string[]): void {
  const { schema, name } = splitPath(path);
  const fields = findObject(model, model.composites, schema, name)?.fields;
  if (fields === undefined)
    model.warn('unknown_reference', `No type ${name} was created before this statement; its columns are unknown.`);
  table.columns = (fields ?? []).map((field) => ({ ...field, nullable: true }));
}

function readElements(model: Model, table: TableModel, node: CreateStmt, source: Source): void {
  const elements = [...(node.tableElts ?? []), ...(node.constraints ?? [])];
  // Given names are reserved before any is generated, as in PostgreSQL.
  for (const element of elements) reserveNames(model, table, element);
  const besideColumns = elements.flatMap((element) => {
    if ('TableLikeClause' in element) copyLike(model, table, element.TableLikeClause);
    if (!('ColumnDef' in element)) return [];
    return [{ column: element.ColumnDef.colname ?? '', constraints: addColumn(table, element.ColumnDef, source) }];
  });
  for (const { column, constraints } of besideColumns) addColumnConstraints(model, table, column, constraints, source);
  for (const element of elements) if ('Constraint' in element) addConstraint(model, table, element.Constraint, source);
}

function reserveNames(model: Model, table: TableModel, element: NonNullable<CreateStmt['tableElts']>[number]): void {
  if ('Constraint' in element && element.Constraint.conname !== undefined)
    takeName(model, table.schema, element.Constraint.conname);
  if ('ColumnDef' in element)
    for (const constraint of element.ColumnDef.constraints ?? []) reserveNames(model, table, constraint);
}
