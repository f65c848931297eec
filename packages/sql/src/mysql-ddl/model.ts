import type { Dialect, MysqlType, ReferentialAction, Trigger } from '@rowloom/engine';
import type { IssueCode } from '../issue.ts';

/** The result of the statements so far: tables and their parts, in the order of creation. */
export type Model = {
  readonly dialect: Extract<Dialect, 'mysql' | 'mariadb'>;
  /** By `keyOf`. */
  readonly tables: Map<string, TableModel>;
  /** Keys of tables by their lower case. */
  readonly folded: Map<string, string>;
  readonly views: Set<string>;
  /** The collation of each database, if it was given. */
  readonly collations: Map<string, string>;
  /** The current database, undefined until one is named. */
  database: string | undefined;
  /** Reports something about the current statement. */
  warn: (code: IssueCode, message: string) => void;
  /** Reports that a part of the statement cannot be read. */
  report: (code: IssueCode, message: string, offset: number) => void;
};

export type TablePlace = { readonly database: string | undefined; readonly name: string };

export type TableModel = {
  database: string | undefined;
  name: string;
  comment: string;
  /** The default collation of its texts; undefined is the database's. */
  collation: string | undefined;
  columns: ColumnModel[];
  primaryKey: KeyModel | undefined;
  /** All indexes, because generated names depend on all of them; a document ignores those that are not unique. */
  indexes: IndexModel[];
  foreignKeys: ForeignKeyModel[];
  checks: CheckModel[];
  /** `warn` reports that its effect is unknown. */
  triggers: (Trigger & { readonly warn: () => void })[];
  partitioning: PartitioningModel | undefined;
};

export type ColumnModel = {
  name: string;
  type: DeclaredType;
  nullable: boolean;
  default: DefaultModel | undefined;
  onUpdate: string | undefined;
  isCounter: boolean;
  generated: { expression: string; readonly stored: boolean } | undefined;
  comment: string;
  /** For a text, its effective collation; undefined is the database's. */
  collation: string | undefined;
};

/** A type as written; the collation of its texts is known when the table's is. */
export type DeclaredType = Omit<MysqlType, 'collation'> & { readonly isZerofill: boolean };

/** What a declaration says about the storage and comparison of its texts. */
export type Texts = { charset: string | undefined; collation: string | undefined; isBinary: boolean };

export type DefaultModel =
  | { readonly kind: 'text' | 'number' | 'bits'; readonly value: string }
  /** `digits` is the number in `current_timestamp(6)`. */
  | { readonly kind: 'now'; readonly digits: string }
  | { kind: 'expression'; value: string };

export type KeyPart =
  | { column: string; readonly length: number | undefined }
  | { readonly column?: undefined; expression: string; readonly period?: string };

export type KeyModel = { parts: KeyPart[] };
export type IndexModel = KeyModel & { name: string; readonly isUnique: boolean };

export type ForeignKeyModel = {
  name: string;
  columns: string[];
  target: TablePlace;
  /** None if the text implies the parent's primary key. */
  targetColumns: string[];
  readonly onDelete: ReferentialAction | undefined;
  readonly onUpdate: ReferentialAction | undefined;
  /** Reports, at its own place, that the parent is missing. */
  readonly warnOfNowhere: () => void;
};

export type CheckModel = {
  name: string | undefined;
  expression: string;
  isEnforced: boolean;
  /** The column beside which it was written. */
  column: string | undefined;
  /** The columns of its period. */
  readonly period?: { readonly from: string; readonly to: string };
};

export type PartitioningModel = {
  readonly isList: boolean;
  /** The operand: an expression, or columns. */
  readonly subjects: readonly string[];
  readonly bounds: { readonly name: string; readonly values: readonly string[] }[];
};

export const newModel = (dialect: Model['dialect']): Model => ({
  dialect,
  tables: new Map(),
  folded: new Map(),
  views: new Set(),
  collations: new Map(),
  database: undefined,
  warn: () => undefined,
  report: () => undefined,
});

export const keyOf = ({ database, name }: TablePlace): string => JSON.stringify([database ?? '', name]);

/** Names of columns, indexes and constraints are case-insensitive. */
export const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export const findColumn = (table: TableModel, name: string): ColumnModel | undefined =>
  table.columns.find((column) => isSame(column.name, name));
