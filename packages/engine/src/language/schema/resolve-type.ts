import type { ColumnType } from '../types/column-type.ts';
import type { DomainType, SchemaDocument } from './schema-document.ts';

/** The domain that a type names, if the document has it. */
export function findDomain(schema: SchemaDocument, type: ColumnType): DomainType | undefined {
  if (type.kind !== 'domain') return undefined;
  return findNamed(schema.domains, type);
}

type Named = { readonly name?: string; readonly schema?: string };

/** Two schemas may have a type of the same name: the one in the same schema is meant, or the only one. */
function findNamed<Item extends Named>(items: readonly Item[] | undefined, { name, schema }: Named): Item | undefined {
  const alike = (items ?? []).filter((item) => item.name === name);
  const same = alike.find((item) => item.schema === schema);
  return same ?? alike.find((item) => schema === undefined || item.schema === undefined);
}

/** The domains between a type and its base, the outermost first. */
export function domainsOf(schema: SchemaDocument, type: ColumnType): readonly DomainType[] {
  const found: DomainType[] = [];
  let next = findDomain(schema, type);
  while (next !== undefined && !found.includes(next)) {
    found.push(next);
    next = findDomain(schema, next.type);
  }
  return found;
}

/**
 * Resolves a domain to its base type, an enum to its labels and a composite to its fields; other types are unchanged.
 */
export function resolveType(schema: SchemaDocument, type: ColumnType): ColumnType {
  const domain = findDomain(schema, type);
  if (domain !== undefined) return resolveType(schema, domain.type);
  if (type.kind === 'enum' && type.values === undefined) {
    const found = findNamed(schema.enums, type);
    return found === undefined ? type : { ...type, values: found.values };
  }
  if (type.kind === 'composite' && type.fields === undefined) {
    const found = findNamed(schema.composites, type);
    if (found === undefined) return type;
    return { ...type, fields: found.fields.map((field) => ({ ...field, type: resolveType(schema, field.type) })) };
  }
  return type.kind === 'array' ? { ...type, element: resolveType(schema, type.element) } : type;
}
