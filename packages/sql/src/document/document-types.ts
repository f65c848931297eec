import type { ColumnType, SchemaDocument, TypeShape } from '@rowloom/engine';
import { quoteIdentifier } from '../types/quote-identifier.ts';
import type { FindType } from '../types/read-type.ts';

type Named = { readonly name: string; readonly schema?: string };

/** Finds the types that a document declares, and those that columns have under custom names. */
export function documentTypes(document: SchemaDocument): FindType {
  const declared = new Map<string, ColumnType>();
  const declare = (object: Named, shape: TypeShape): void => {
    const type = { native: qualified(object.schema, object.name), ...shape };
    const key = keyOf(object.schema, object.name);
    if (!declared.has(key)) declared.set(key, type);
    // A document with one schema does not name it, and a text may leave out the schema of the search path.
    if (!declared.has(keyOf(undefined, object.name))) declared.set(keyOf(undefined, object.name), type);
  };
  const placed = ({ schema }: Named): { schema?: string } => (schema === undefined ? {} : { schema });
  for (const item of document.enums) declare(item, { kind: 'enum', name: item.name, ...placed(item) });
  for (const item of document.domains) declare(item, { kind: 'domain', name: item.name, ...placed(item) });
  for (const item of document.composites ?? []) declare(item, { kind: 'composite', name: item.name, ...placed(item) });
  const used = new Map<string, ColumnType>();
  for (const table of document.tables) for (const { type } of table.columns) used.set(type.native, type);
  return (schema, name) =>
    declared.get(keyOf(schema, name)) ??
    used.get(qualified(schema, name)) ??
    declared.get(keyOf(undefined, name)) ??
    used.get(quoteIdentifier(name));
}

const keyOf = (schema: string | undefined, name: string): string => `${schema ?? ''}\u0000${name}`;

const qualified = (schema: string | undefined, name: string): string =>
  `${schema === undefined ? '' : `${quoteIdentifier(schema)}.`}${quoteIdentifier(name)}`;
