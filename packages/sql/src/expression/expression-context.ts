import type { ColumnType } from '@rowloom/engine';
import type { Source } from '../text/cut.ts';
import type { FindType } from '../types/read-type.ts';

/** What the reader of an expression may ask of the place where the expression stands. */
export type ExpressionContext = ColumnTypes & { readonly source: Source; readonly findType: FindType };

export type ColumnTypes = {
  /** A column's type, domains already followed to their base; undefined where no columns are known at all. */
  readonly typeOf?: (column: string) => ColumnType | undefined;
};
