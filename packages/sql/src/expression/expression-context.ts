import type { ColumnType } from '@rowloom/engine';
import type { Source } from '../text/cut.ts';
import type { FindType } from '../types/read-type.ts';

/** What an expression reader knows about the context. */
export type ExpressionContext = ColumnTypes & { readonly source: Source; readonly findType: FindType };

export type ColumnTypes = {
  /** A column's type, with domains resolved to their base type; undefined if no columns are known at all. */
  readonly typeOf?: (column: string) => ColumnType | undefined;
};
