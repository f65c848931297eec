import type { DropStmt } from 'libpg-query';
import { itemsOf, namesOf } from '../parser/nodes.ts';
import { freeName } from './choose-name.ts';
import { findObject, splitPath } from './find-object.ts';
import { mentionedNames } from './mentions.ts';
import { keyOf, type Model, type TableModel } from './model.ts';

/** Dropping a column drops the constraints that use it, on either side of a foreign key. */
export function dropColumn(model: Model, table: TableModel, name: string): void {
  table.columns = table.columns.filter((column) => column.name !== name);
  const uses = (columns: readonly string[]): boolean => columns.includes(name);
  const mentions = (expression: string | undefined): boolean =>
    expression !== undefined && mentionedNames(expression).has(name);
  if (table.primaryKey !== undefined && uses(table.primaryKey.columns)) delete table.primaryKey;
  table.uniques = table.uniques.filter(
    (unique) => !uses(unique.columns) && !unique.expressions.some(mentions) && !mentions(unique.where),
  );
  table.foreignKeys = table.foreignKeys.filter((key) => !uses(key.columns));
  table.checks = table.checks.filter((check) => !mentions(check.expression));
  table.exclusions = table.exclusions.filter(
    (exclusion) => !exclusion.elements.some((element) => mentions(element.expression)),
  );
  for (const other of model.tables.values()) {
    other.foreignKeys = other.foreignKeys.filter((key) => key.target !== table || !uses(key.targetColumns));
  }
}

export function dropConstraint(model: Model, table: TableModel, name: string): void {
  const differs = (named: { readonly name: string }): boolean => named.name !== name;
  if (table.primaryKey?.name === name) delete table.primaryKey;
  table.uniques = table.uniques.filter(differs);
  table.foreignKeys = table.foreignKeys.filter(differs);
  table.checks = table.checks.filter(differs);
  table.exclusions = table.exclusions.filter(differs);
  freeName(model, table.schema, name);
}

export function dropObjects(model: Model, node: DropStmt): void {
  for (const object of node.objects ?? []) {
    const path = namesOf(
      'TypeName' in object ? object.TypeName.names : 'String' in object ? [object] : itemsOf(object),
    );
    const { schema, name } = splitPath(path);
    switch (node.removeType) {
      case 'OBJECT_TABLE':
        dropTable(model, findObject(model, model.tables, schema, name));
        break;
      case 'OBJECT_TYPE':
      case 'OBJECT_DOMAIN':
        for (const objects of [model.enums, model.domains, model.composites, model.ranges]) {
          const found = findObject(model, objects, schema, name);
          if (found !== undefined) objects.delete(keyOf(found.schema, found.name));
        }
        break;
      case 'OBJECT_TRIGGER':
        dropTrigger(findObject(model, model.tables, path.length > 2 ? path.at(-3) : undefined, schema ?? ''), name);
        break;
      case 'OBJECT_INDEX':
        for (const table of model.tables.values()) {
          const place = schema ?? table.schema;
          if (table.schema !== place || !table.uniques.some((unique) => unique.index === true && unique.name === name))
            continue;
          dropConstraint(model, table, name);
        }
        break;
      case 'OBJECT_SCHEMA':
        for (const table of model.tables.values()) if (table.schema === name) dropTable(model, table);
        for (const objects of [model.enums, model.domains, model.composites, model.ranges]) {
          for (const [key, each] of objects) if (each.schema === name) objects.delete(key);
        }
        break;
      default:
    }
  }
}

/** Its table precedes its name. */
function dropTrigger(table: TableModel | undefined, name: string): void {
  if (table !== undefined) table.triggers = table.triggers.filter((trigger) => trigger.name !== name);
}

function dropTable(model: Model, table: TableModel | undefined): void {
  if (table === undefined) return;
  model.tables.delete(keyOf(table.schema, table.name));
  const names = [table.primaryKey, ...table.uniques, ...table.foreignKeys, ...table.checks, ...table.exclusions];
  for (const named of names) if (named !== undefined) freeName(model, table.schema, named.name);
  for (const other of model.tables.values()) {
    other.foreignKeys = other.foreignKeys.filter((key) => key.target !== table);
    if (other.partitionOf?.parent === table) dropTable(model, other);
  }
}
