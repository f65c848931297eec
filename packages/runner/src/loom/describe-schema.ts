import { type SchemaDocument, schemaDigest } from '@rowloom/engine';
import type { ReadSchema, TooLarge } from './loom-task.ts';
import { exceeds, findExcess } from './schema-limits.ts';
import { packSchema } from './schema-parcel.ts';

/** A schema that was read, compressed, with facts about it. */
export function describeSchema(schema: SchemaDocument, warnings: readonly string[]): ReadSchema | TooLarge {
  const excess = findExcess(schema);
  if (excess !== undefined) return { tooLarge: excess };
  const { packed, bytes } = packSchema(schema);
  const tooLarge = exceeds('bytes', bytes);
  if (tooLarge !== undefined) return { tooLarge };
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
