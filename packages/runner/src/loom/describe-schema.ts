import { type SchemaDocument, schemaDigest } from '@rowloom/engine';
import type { ReadSchema, TooLarge } from './loom-task.ts';
import { MOST_DOCUMENT_BYTES, packSchema } from './schema-parcel.ts';

/** A schema that was read, packed, with what is told of it. */
export function describeSchema(schema: SchemaDocument, warnings: readonly string[]): ReadSchema | TooLarge {
  const { packed, bytes } = packSchema(schema);
  if (bytes > MOST_DOCUMENT_BYTES) return { tooLarge: bytes };
  return {
    packed,
    bytes,
    dialect: schema.dialect,
    digest: schemaDigest(schema),
    tables: schema.tables.length,
    columns: schema.tables.reduce((sum, table) => sum + table.columns.length, 0),
    warnings,
  };
}
