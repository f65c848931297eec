import type { Dialect, MysqlType, ReferentialAction, Trigger } from '@rowloom/engine';
import type { IssueCode } from '../issue.ts';

/** What the statements so far have made: tables and their parts, in the order of creation. */
export type Model = {
  readonly dialect: Extract<Dialect, 'mysql' | 'mariadb'>;
  /** By `keyOf`. */
  readonly tables: Map<string, TableModel>;
  /** Keys of tables by their lower case. */
  readonly folded: Map<string, string>;
  readonly views: Set<string>;
  /** The collation that each database was created with, where it was said. */
  readonly collations: Map<string, string>;
  /** The database in use, undefined as long as none was named. */
  database: string | undefined;
  /** Says something about the statement that is being read. */
  warn: (code: IssueCode, message: string) => void;
  /** Says that a part of the statement cannot be read. */
  report: (code: IssueCode, message: string, offset: number) => void;
};

export type TablePlace = { readonly database: string | undefined; readonly name: string };

export type TableModel = {
  database: string | undefined;
  name: string;
  comment: string;
  /** What its texts are compared by unless they say otherwise; undefined is the database's. */
  collation: string | undefined;
  columns: ColumnModel[];
  primaryKey: KeyModel | undefined;
  /** All indexes, since names are given with regard to all; those that are not unique are nothing to a document. */
  indexes: IndexModel[];
  foreignKeys: ForeignKeyModel[];
  checks: CheckModel[];
  /** `warn` says that what it does is not known. */
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
  /** Of a text, as it is in effect; undefined is the database's. */
  collation: string | undefined;
};

/** A type as written; the collation of its texts is known when the table's is. */
export type DeclaredType = Omit<MysqlType, 'collation'> & { readonly isZerofill: boolean };

/** What a declaration says of how its texts are kept and compared. */
export type Texts = { charset: string | undefined; collation: string | undefined; isBinary: boolean };

export type DefaultModel =
  | { readonly kind: 'text' | 'number' | 'bits'; readonly value: string }
  /** `digits` is what stands in the parentheses of `current_timestamp(6)`. */
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
  /** None where the text leaves them to be the parent's primary key. */
  targetColumns: string[];
  readonly onDelete: ReferentialAction | undefined;
  readonly onUpdate: ReferentialAction | undefined;
  /** Says, at its own place, that the parent is nowhere. */
  readonly warnOfNowhere: () => void;
};

export type CheckModel = {
  name: string | undefined;
  expression: string;
  isEnforced: boolean;
  /** The column that it was written beside. */
  column: string | undefined;
  /** The columns of the period that it is for. */
  readonly period?: { readonly from: string; readonly to: string };
};

export type PartitioningModel = {
  readonly isList: boolean;
  /** What is compared: an expression, or columns. */
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

/** Names of columns, indexes and constraints do not care for case. */
export const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export const findColumn = (table: TableModel, name: string): ColumnModel | undefined =>
  table.columns.find((column) => isSame(column.name, name));
