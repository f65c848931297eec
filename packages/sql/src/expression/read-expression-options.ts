import type { ColumnType } from '@rowloom/engine';

/** What a reader of expressions may know of the place where the expression stands. */
export type ReadExpressionOptions = {
  /** Types of the columns the expression may name: with them, casts that change nothing are known as such. */
  readonly typeOf?: (column: string) => ColumnType | undefined;
  /** Names of those columns: with them, dialects that do not care for case find the column that is meant. */
  readonly columns?: readonly string[];
};
