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
  /** The last token of the last column, behind which ALTER TABLE puts another one. */
  readonly lastToken: Token;
  /** Where columns are named in keys and expressions, for ALTER TABLE to give them other names. */
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
  /** Whether its one column is the row's own number, which no index is made for. */
  readonly isRowNumber: boolean;
  /** How many UNIQUE constraints stand before it. */
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
