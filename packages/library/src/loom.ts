import type { Issue, Plan, SchemaDocument } from '@rowloom/engine';
import type { Made, Overrides, RowOf, SchemaTypes, TableName } from './schema/schema-types.ts';
import type { WovenTable } from './woven-table.ts';

/** A schema with its rows, each made on demand. */
export type Loom<Schema = SchemaTypes> = {
  /** Names of the tables, parents first. */
  readonly tables: readonly TableName<Schema>[];
  readonly table: <Name extends TableName<Schema>>(name: Name) => WovenTable<RowOf<Schema, Name>>;
  /** The first rows of a table as an array; all of them by default. */
  readonly rows: <Name extends TableName<Schema>>(name: Name, count?: number) => RowOf<Schema, Name>[];
  /** One row for a test, with all its parents; see {@link Made}. */
  readonly one: <Name extends TableName<Schema>>(name: Name, overrides?: Overrides<Schema, Name>) => Made<Schema, Name>;
  /** Several of them. Overrides may be a function of the index, from 0. */
  readonly many: <Name extends TableName<Schema>>(
    name: Name,
    count: number,
    overrides?: Overrides<Schema, Name> | ((index: number) => Overrides<Schema, Name>),
  ) => readonly Made<Schema, Name>[];
  /** The same loom without rows returned by `one` and `many` yet: for the next test, whose database is empty again. */
  readonly fresh: () => Loom<Schema>;
  readonly seed: number;
  readonly schema: SchemaDocument;
  readonly plan: Plan;
  /** The planner's notes, and what of the schema was not understood. */
  readonly notes: readonly Issue[];
};
