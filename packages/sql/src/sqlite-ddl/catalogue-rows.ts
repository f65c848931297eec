import type { Trigger } from '@rowloom/engine';

/** What SQLite's catalogue tells of a schema: of a file by its pragmas, of a text as they would. */
export type CatalogueRows = {
  readonly tables: readonly TableRow[];
  readonly columns: readonly ColumnRow[];
  readonly indexes: readonly IndexRow[];
  readonly foreignKeys: readonly ForeignKeyRow[];
  readonly triggers: readonly TriggerRow[];
  readonly jsonIndexes: readonly JsonIndexRow[];
};

export type TableRow = { readonly name: string; readonly sql: string };

export type ColumnRow = {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly notNull: boolean;
  readonly default: string | undefined;
  /** Place in the primary key, from 1; 0 where it is not part of it. */
  readonly key: number;
  readonly generated: 'virtual' | 'stored' | undefined;
};

/** One item of a unique index; the index of a primary key is not among them. */
export type IndexRow = {
  readonly table: string;
  readonly index: string;
  /** Absent for what a UNIQUE constraint made. */
  readonly sql: string | undefined;
  /** Absent where the item is an expression. */
  readonly column: string | undefined;
  readonly collation: string;
};

export type ForeignKeyRow = {
  readonly table: string;
  readonly key: number;
  readonly from: string;
  readonly parent: string;
  /** Absent where the key names no columns: it then means the parent's primary key. */
  readonly to: string | undefined;
  readonly onUpdate: string;
  readonly onDelete: string;
};

export type TriggerRow = { readonly table: string; readonly trigger: Trigger };

/** An index, unique or not, that reads into JSON: a row whose text is none would be refused. */
export type JsonIndexRow = { readonly table: string; readonly sql: string };
