import { type SchemaDocument, schemaDigest } from '@rowloom/engine';

/** What is told of a schema, counted once more where it was only stored. */
export const describeStored = (schema: SchemaDocument) => ({
  schema,
  digest: schemaDigest(schema),
  tables: schema.tables.length,
  columns: schema.tables.reduce((sum, { columns }) => sum + columns.length, 0),
});
