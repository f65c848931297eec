import type { AlterObjectSchemaStmt, RenameStmt } from 'libpg-query';
import { itemsOf, namesOf } from '../parser/nodes.ts';
import { freeName, takeName } from './choose-name.ts';
import { findObject, findTable, rekey, splitPath } from './find-object.ts';
import { renameMentions } from './mentions.ts';
import type { Model, TableModel } from './model.ts';

export function renameObject(model: Model, node: RenameStmt): void {
  const [from, to] = [node.subname ?? '', node.newname ?? ''];
  const table = node.relation === undefined ? undefined : findTable(model, node.relation);
  switch (node.renameType) {
    case 'OBJECT_TABLE':
      if (table !== undefined) rekey(model.tables, table, { name: to });
      return;
    case 'OBJECT_COLUMN':
      if (table !== undefined) renameColumn(model, table, from, to);
      return;
    case 'OBJECT_TABCONSTRAINT':
      if (table !== undefined) renameConstraint(model, table, from, to);
      return;
    case 'OBJECT_INDEX': {
      const index = node.relation?.relname ?? '';
      for (const each of model.tables.values()) renameConstraint(model, each, index, to);
      return;
    }
    case 'OBJECT_SEQUENCE': {
      const sequence = findObject(model, model.sequences, node.relation?.schemaname, node.relation?.relname ?? '');
      if (sequence !== undefined) rekey(model.sequences, sequence, { name: to });
      return;
    }
    case 'OBJECT_TYPE':
    case 'OBJECT_DOMAIN':
      return renameType(model, namesOf(itemsOf(node.object)), to);
    default:
  }
}

export function moveToSchema(model: Model, node: AlterObjectSchemaStmt): void {
  const schema = node.newschema ?? '';
  if (node.objectType === 'OBJECT_TABLE') {
    const table = findTable(model, node.relation);
    if (table !== undefined) rekey(model.tables, table, { schema });
    return;
  }
  const path = splitPath(namesOf(itemsOf(node.object)));
  for (const objects of [model.enums, model.domains, model.composites, model.ranges]) {
    const found = findObject(model, objects, path.schema, path.name);
    if (found !== undefined) rekey(objects, found, { schema });
  }
}

function renameColumn(model: Model, table: TableModel, from: string, to: string): void {
  const inList = (columns: readonly string[]): string[] => columns.map((name) => (name === from ? to : name));
  const inText = (expression: string): string => renameMentions(expression, from, to);
  for (const column of table.columns) {
    if (column.name === from) column.name = to;
    if (column.generated !== undefined) column.generated.expression = inText(column.generated.expression);
  }
  if (table.primaryKey !== undefined) table.primaryKey.columns = inList(table.primaryKey.columns);
  for (const unique of table.uniques) {
    unique.columns = inList(unique.columns);
    unique.expressions = unique.expressions.map(inText);
    if (unique.where !== undefined) unique.where = inText(unique.where);
  }
  for (const key of table.foreignKeys) key.columns = inList(key.columns);
  for (const check of table.checks) check.expression = inText(check.expression);
  for (const exclusion of table.exclusions) {
    for (const element of exclusion.elements) element.expression = inText(element.expression);
    if (exclusion.where !== undefined) exclusion.where = inText(exclusion.where);
  }
  if (table.partitionBy !== undefined) table.partitionBy = inText(table.partitionBy);
  for (const { owner } of model.sequences.values())
    if (owner?.table === table && owner.column === from) owner.column = to;
  for (const other of model.tables.values()) {
    for (const key of other.foreignKeys) if (key.target === table) key.targetColumns = inList(key.targetColumns);
    if (other.inherits.includes(table)) renameColumn(model, other, from, to);
  }
}

function renameConstraint(model: Model, table: TableModel, from: string, to: string): void {
  const named = [table.primaryKey, ...table.uniques, ...table.foreignKeys, ...table.checks, ...table.exclusions];
  for (const each of named) {
    if (each?.name !== from) continue;
    each.name = to;
    freeName(model, table.schema, from);
    takeName(model, table.schema, to);
  }
}

/** Columns refer to their types by path, so references to the old name are updated. */
function renameType(model: Model, path: readonly string[], to: string): void {
  const { schema, name } = splitPath(path);
  for (const objects of [model.enums, model.domains, model.composites, model.ranges]) {
    const found = findObject(model, objects, schema, name);
    if (found === undefined) continue;
    rekey(objects, found, { name: to });
    for (const typed of [...model.tables.values()].flatMap(({ columns }) => columns)) {
      const names = namesOf(typed.type.names);
      if (names.at(-1) !== name || (names.length > 1 && names.at(-2) !== found.schema)) continue;
      typed.type = { ...typed.type, names: [...names.slice(0, -1), to].map((sval) => ({ String: { sval } })) };
    }
  }
}
