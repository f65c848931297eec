import type { RangeVar } from 'libpg-query';
import { keyOf, type Model, type QualifiedName, type TableModel } from './model.ts';

/** The schema for names without one. */
export function homeSchema(model: Model, schema: string | undefined): string {
  return schema ?? model.searchPath[0] ?? 'public';
}

/** By schema, else by the search path, else wherever the name is unique. */
export function findObject<T extends QualifiedName>(
  model: Model,
  objects: ReadonlyMap<string, T>,
  schema: string | undefined,
  name: string,
): T | undefined {
  if (schema !== undefined) return objects.get(keyOf(schema, name));
  for (const place of [...model.searchPath, 'public']) {
    const found = objects.get(keyOf(place, name));
    if (found !== undefined) return found;
  }
  const everywhere = [...objects.values()].filter((object) => object.name === name);
  return everywhere.length === 1 ? everywhere[0] : undefined;
}

export function findTable(model: Model, relation: RangeVar | undefined): TableModel | undefined {
  return findObject(model, model.tables, relation?.schemaname, relation?.relname ?? '');
}

/** The same, with a warning if the text never created the table. */
export function expectTable(model: Model, relation: RangeVar | undefined): TableModel | undefined {
  const table = findTable(model, relation);
  const isView = model.views.has(keyOf(homeSchema(model, relation?.schemaname), relation?.relname ?? ''));
  if (table === undefined && !isView)
    model.warn('unknown_table', `No table ${relationName(relation)} was created before this statement; it is skipped.`);
  return table;
}

export function relationName(relation: RangeVar | undefined): string {
  const name = relation?.relname ?? '';
  return relation?.schemaname === undefined ? name : `${relation.schemaname}.${name}`;
}

/** Last part and the part before it of a dotted name. */
export function splitPath(path: readonly string[]): { readonly schema: string | undefined; readonly name: string } {
  return { schema: path.length > 1 ? path.at(-2) : undefined, name: path.at(-1) ?? '' };
}

/** Moves an object to another name or schema. */
export function rekey<T extends QualifiedName>(objects: Map<string, T>, object: T, to: Partial<QualifiedName>): void {
  const entries = [...objects.entries()];
  Object.assign(object, to);
  // Rebuilt in place, because the order of creation is the order of the document.
  objects.clear();
  for (const [, entry] of entries) objects.set(keyOf(entry.schema, entry.name), entry);
}
