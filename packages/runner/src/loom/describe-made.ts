import { type Issue, madePartitions, partitionStatement, type SchemaDocument, tableKey } from '@rowloom/engine';

/** What a run will create in its target besides rows, as notes of its plan. */
export const describeMade = (schema: SchemaDocument): readonly Issue[] =>
  madePartitions(schema).map((table) => ({
    code: 'partition_made',
    path: `tables.${tableKey(table)}`,
    message: `Created for the run, and dropped when the run is undone: ${partitionStatement(table)}`,
  }));
