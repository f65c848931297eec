import type { Dialect, Rules } from '@rowloom/engine';

/** What another tool's schema says about tables, in the types of one SQL dialect. `writeDraft` prints it as DDL. */
export type SchemaDraft = {
  readonly dialect: Dialect;
  readonly enums: readonly EnumDraft[];
  readonly tables: readonly TableDraft[];
};

/** A table's or an enum's name, with its schema if one was given. */
export type DraftName = { readonly schema?: string | undefined; readonly name: string };

export type EnumDraft = DraftName & { readonly values: readonly string[] };

export type TableDraft = DraftName & {
  readonly columns: readonly ColumnDraft[];
  readonly primaryKey: readonly string[];
  readonly uniques: readonly (readonly string[])[];
  /** SQL expressions. */
  readonly checks: readonly string[];
  readonly references: readonly ReferenceDraft[];
};

export type ColumnDraft = {
  readonly name: string;
  /** SQL of the dialect, or one of the schema's enums. */
  readonly type: string | { readonly enum: DraftName; readonly isArray?: boolean };
  readonly isNullable: boolean;
  /** The database numbers the rows. */
  readonly isCounted?: boolean;
  /** An SQL expression. */
  readonly default?: string | undefined;
};

export type ReferenceDraft = {
  readonly columns: readonly string[];
  readonly to: DraftName;
  readonly targets: readonly string[];
};

/** The place of an error in the given text, counted from 1. */
export type SourceIssue = { readonly line: number; readonly column: number; readonly message: string };

/** A schema of another tool as SQL. */
export type ConvertedSource = {
  readonly dialect: Dialect;
  readonly sql: string;
  /** How the other tool fills columns that the database would leave empty. */
  readonly rules: Rules;
  /** Parts of the text that have no equivalent in SQL. */
  readonly warnings: readonly string[];
};

export type ConvertResult = ConvertedSource | { readonly issues: readonly SourceIssue[] };
