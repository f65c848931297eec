import type { IndexDefinition } from './read-index.ts';
import { isSame } from './read-table.ts';
import type { TableDefinition } from './table-definition.ts';

/** The result of a text's statements so far, in order. */
export type Catalogue = {
  tables: CatalogueTable[];
  indexes: CatalogueIndex[];
  triggers: CatalogueTrigger[];
};

export type CatalogueTable = {
  sql: string;
  definition: TableDefinition;
  /** Of its statement within the whole text. */
  readonly offset: number;
};

export type CatalogueIndex = { sql: string; definition: IndexDefinition; readonly isUnique: boolean };

export type CatalogueTrigger = { readonly name: string; readonly table: string; readonly sql: string };

export const findTable = (catalogue: Catalogue, name: string): CatalogueTable | undefined =>
  catalogue.tables.find(({ definition }) => isSame(definition.name, name));

export const findIndex = (catalogue: Catalogue, name: string): CatalogueIndex | undefined =>
  catalogue.indexes.find(({ definition }) => isSame(definition.name, name));
