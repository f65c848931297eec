import type { Expression } from '../../../language/expression/expression.ts';
import type { VariantGroup } from '../../../solve/row-solution.ts';
import type { TableDraft } from '../../draft/draft.ts';

/** A table of the motif, with everything that the search uses repeatedly. */
export type MotifTable = {
  readonly target: TableDraft;
  readonly references: MotifReference[];
  readonly columns: readonly string[];
  readonly nullable: ReadonlySet<string>;
  /** Values of a column by its type. */
  readonly listed: ReadonlyMap<string, readonly string[]>;
  /** Columns that a rule decides. */
  readonly ruled: ReadonlySet<string>;
  readonly groups: readonly VariantGroup[];
  /** CHECKs over columns of the motif alone. */
  readonly tests: readonly Expression[];
  /** Keys whose columns all belong to the motif. */
  readonly keys: readonly (readonly string[])[];
  /** The maximum number of tables above it. */
  level: number;
};

export type MotifReference = {
  readonly index: number;
  readonly columns: readonly string[];
  readonly toColumns: readonly string[];
  readonly to: string;
  /** Nullable columns that satisfy the reference when NULL. */
  readonly optional: readonly string[];
  readonly unique: boolean;
  readonly isTree: boolean;
};
