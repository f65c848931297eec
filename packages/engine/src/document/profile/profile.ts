import type { Dialect } from '../../language/dialect/dialect.ts';
import type { ColumnOrder, ColumnStatistics } from '../../language/schema/schema-document.ts';

/** What a database is like, in aggregates alone: the file that `rowloom profile` writes. */
export type Profile = {
  readonly profile: 1;
  readonly dialect: Dialect;
  readonly privacy: ProfilePrivacy;
  readonly tables: readonly ProfileTable[];
};

export type ProfilePrivacy = {
  /** What the aggregates of any one row's table may tell of that row together; absent where there is no noise. */
  readonly epsilon?: number;
  /** Values are named only where so many rows have them. */
  readonly k: number;
  /** Columns whose words may stand in the file. */
  readonly allowed: readonly string[];
  /** Columns, as `table.column`, whose figures come from the server's own statistics, to which no noise was added. */
  readonly outside_budget: readonly string[];
};

export type ProfileTable = {
  readonly schema?: string;
  readonly name: string;
  readonly rows: number;
  /** The share of the rows that was looked at, where it was not all of them. */
  readonly sampled?: number;
  readonly columns: readonly ProfileColumn[];
  readonly keys?: readonly ProfileKey[];
  readonly orders?: readonly ColumnOrder[];
};

export type ProfileColumn = { readonly name: string } & ColumnStatistics;

export type ProfileKey = {
  readonly columns: readonly string[];
  readonly references: string;
  /** Rows that refer to one parent, as quantiles over all parents. */
  readonly children: readonly number[];
};
