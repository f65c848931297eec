import type { ColumnType } from '@rowloom/engine';

/** What a reader of expressions may know about the context. */
export type ReadExpressionOptions = {
  /** Types of the columns that the expression may name, which reveal casts that change nothing. */
  readonly typeOf?: (column: string) => ColumnType | undefined;
  /** Names of those columns, by which case-insensitive dialects find the column. */
  readonly columns?: readonly string[];
};
