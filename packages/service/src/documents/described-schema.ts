import { type SchemaDocument, schemaDigest } from '@rowloom/engine';
import type { ReadSchema, SchemaParcel } from '@rowloom/runner';

/** An opaque schema, with facts about it. */
export type DescribedSchema = Pick<ReadSchema, 'digest' | 'dialect' | 'tables' | 'columns'> & {
  readonly schema: SchemaParcel;
};

/** For shipped schemas. */
export const describeShipped = (schema: SchemaDocument): DescribedSchema => ({
  schema,
  digest: schemaDigest(schema),
  dialect: schema.dialect,
  tables: schema.tables.length,
  columns: schema.tables.reduce((sum, { columns }) => sum + columns.length, 0),
});

export const describeRead = ({ packed, digest, dialect, tables, columns }: ReadSchema): DescribedSchema => ({
  schema: { packed },
  digest,
  dialect,
  tables,
  columns,
});
