import type { ColumnType, EnumType, SchemaDocument } from '@rowloom/engine';

/** Enums of the document with their labels, for checking values. */
export function withEnumValues(schema: SchemaDocument, type: ColumnType): ColumnType {
  if (type.kind !== 'enum' || type.values !== undefined) return type;
  const found = schema.enums.find((one: EnumType) => one.name === type.name && one.schema === type.schema);
  return found === undefined ? type : { ...type, values: found.values };
}
