import type { Dialect } from '../../language/dialect/dialect.ts';
import type { ColumnOrder, ColumnStatistics } from '../../language/schema/schema-document.ts';

/** A database described by aggregates alone: the file that `rowloom profile` writes. */
export type Profile = {
  readonly profile: 1;
  readonly dialect: Dialect;
  readonly privacy: ProfilePrivacy;
  readonly tables: readonly ProfileTable[];
};

export type ProfilePrivacy = {
  /** The privacy budget: what all aggregates together may reveal of any one row. Absent if there is no noise. */
  readonly epsilon?: number;
  /** Values are named only if at least this many rows have them. */
  readonly k: number;
  /** Columns whose words may be in the file. */
  readonly allowed: readonly string[];
  /** Columns, as `table.column`, whose figures come from the server's own statistics, without added noise. */
  readonly outside_budget: readonly string[];
};

export type ProfileTable = {
  readonly schema?: string;
  readonly name: string;
  readonly rows: number;
  /** The share of the rows that was read, if not all. */
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
