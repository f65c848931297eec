import type { ColumnType } from './column-type.ts';
import type { DomainType, SchemaDocument } from './schema-document.ts';

/** The domain that a type names, if it is one and the document has it. */
export function findDomain(schema: SchemaDocument, type: ColumnType): DomainType | undefined {
  if (type.kind !== 'domain') return undefined;
  return schema.domains.find(
    (domain) =>
      domain.name === type.name &&
      (type.schema === undefined || domain.schema === undefined || domain.schema === type.schema),
  );
}

/** A domain's base type, an enum with its labels in place; all else as it is. */
export function resolveType(schema: SchemaDocument, type: ColumnType): ColumnType {
  const domain = findDomain(schema, type);
  if (domain !== undefined) return resolveType(schema, domain.type);
  if (type.kind === 'enum' && type.values === undefined) {
    const found = schema.enums.find(
      (item) =>
        item.name === type.name &&
        (type.schema === undefined || item.schema === undefined || item.schema === type.schema),
    );
    return found === undefined ? type : { ...type, values: found.values };
  }
  return type.kind === 'array' ? { ...type, element: resolveType(schema, type.element) } : type;
}
