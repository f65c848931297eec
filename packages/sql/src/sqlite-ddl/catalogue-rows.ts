import type { Trigger } from '@rowloom/engine';

/** SQLite's catalogue of a schema: from a file by its pragmas, from a text in the same form. */
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
  /** Position in the primary key, from 1; 0 if it is not part of it. */
  readonly key: number;
  readonly generated: 'virtual' | 'stored' | undefined;
};

/** One item of a unique index, except the index of a primary key. */
export type IndexRow = {
  readonly table: string;
  readonly index: string;
  /** Absent for an index of a UNIQUE constraint. */
  readonly sql: string | undefined;
  /** Absent if the item is an expression. */
  readonly column: string | undefined;
  readonly collation: string;
};

export type ForeignKeyRow = {
  readonly table: string;
  readonly key: number;
  readonly from: string;
  readonly parent: string;
  /** Absent if the key names no columns: it then means the parent's primary key. */
  readonly to: string | undefined;
  readonly onUpdate: string;
  readonly onDelete: string;
};

export type TriggerRow = { readonly table: string; readonly trigger: Trigger };

/** An index, unique or not, that reads JSON: a row whose text is not JSON would be refused. */
export type JsonIndexRow = { readonly table: string; readonly sql: string };
