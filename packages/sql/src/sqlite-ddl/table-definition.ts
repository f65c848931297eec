import type { Token } from './tokenize.ts';

/** A CREATE TABLE, read. Names are as written, without their quotes. */
export type TableDefinition = {
  readonly name: string;
  readonly nameToken: Token;
  readonly columns: readonly ColumnDefinition[];
  readonly key: KeyDefinition | undefined;
  readonly uniques: readonly (readonly KeyItem[])[];
  readonly foreignKeys: readonly ReferenceDefinition[];
  readonly isStrict: boolean;
  /** The last token of the last column, after which ALTER TABLE adds another one. */
  readonly lastToken: Token;
  /** Where keys and expressions name columns, for ALTER TABLE to rename them. */
  readonly mentions: readonly Mention[];
};

export type ColumnDefinition = {
  readonly name: string;
  readonly nameToken: Token;
  /** Where its definition ends. */
  readonly end: number;
  readonly type: string;
  readonly notNull: boolean;
  readonly default: string | undefined;
  readonly generated: 'virtual' | 'stored' | undefined;
  readonly collation: string;
};

export type KeyItem = { readonly name: string; readonly token: Token; readonly collation: string | undefined };

export type KeyDefinition = {
  readonly items: readonly KeyItem[];
  /** Whether its only column is the rowid, for which no index is created. */
  readonly isRowNumber: boolean;
  /** How many UNIQUE constraints precede it. */
  readonly after: number;
};

export type ReferenceDefinition = {
  readonly columns: readonly string[];
  readonly parent: string;
  readonly parentToken: Token;
  readonly parentColumns: readonly { readonly name: string; readonly token: Token }[];
  readonly onDelete: string;
  readonly onUpdate: string;
};

export type Mention = { readonly name: string; readonly token: Token };
