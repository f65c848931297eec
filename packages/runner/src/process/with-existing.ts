import { type SchemaDocument, tableKey, type Wishes } from '@rowloom/engine';

/** Wishes for tables that are in the target with rows of their own: all of them, unless the run creates them or has no target. */
export const withExisting = (wishes: Wishes, schema: SchemaDocument, keepsRows: boolean): Wishes =>
  keepsRows ? { ...wishes, existing: existingTables(schema) } : wishes;

const existingTables = (schema: SchemaDocument): readonly string[] =>
  schema.tables.filter(({ partition_of }) => partition_of === undefined).map(tableKey);
