import type { GeneratorOptions, JsonValue } from '../plan/plan.ts';

/**
 * What the user overrides, as one JSON or YAML document that can be committed. A key is a table (`orders`), a column
 * (`orders.total`), either with a schema in front (`sales.orders.total`), or `*` for all tables (`dirt` only).
 */
export type Rules = Readonly<Record<string, TableRule | ColumnRule>>;

/** One way to fill a column; at most one of these, besides `null_fraction`. */
export type ColumnRule = {
  readonly one_of?: readonly JsonValue[];
  readonly weights?: readonly number[];
  readonly range?: { readonly min?: number | string; readonly max?: number | string };
  /** A regular expression that every value matches. */
  readonly pattern?: string;
  readonly constant?: JsonValue;
  /** Text with slots: `{given_name} {family_name}`; a slot is a column of the row or a generator. */
  readonly template?: string;
  readonly generator?: string;
  readonly options?: GeneratorOptions;
  /** An expression over the row, its parents and its children; see docs/reference/derive.md. */
  readonly derive?: string;
  /** SQL that the target evaluates; only for database targets. */
  readonly expression?: string;
  /** Let the database fill it. */
  readonly default?: true;
  /** Leave the column out; only if it is nullable or has a default. */
  readonly omit?: true;
  readonly null_fraction?: number;
  /** The share of wrong cells: typos, wrong case, stray spaces, missing values, outliers. */
  readonly dirt?: number;
};

export type TableRule = {
  readonly rows?: number;
  /** The row count follows another table's: `{ "table": "orders", "times": 2.5 }`. */
  readonly rows_per?: { readonly table: string; readonly times: number };
  /** No rows at all. */
  readonly skip?: boolean;
  /** The share of wrong cells, in each column without constraints. For the key `*`: in all tables. */
  readonly dirt?: number;
  /** The reference for which rows are contiguous, by one of its columns or its name; null for none. */
  readonly owner?: string | null;
  /** By a column or the name of a foreign key, or under a name of your own for a reference that no key declares. */
  readonly references?: Readonly<Record<string, ReferenceRule>>;
};

export type ReferenceRule = {
  /** For a reference that no key declares: the parent table, and which columns take which of the parent's. */
  readonly to?: string;
  readonly columns?: readonly string[];
  readonly to_columns?: readonly string[];
  readonly strategy?: 'fan_out' | 'scatter' | 'one_to_one' | 'junction' | 'tree';
  /** The minimum and maximum number of children. */
  readonly min?: number;
  readonly max?: number;
  /**
   * For fan_out: only parents that are this many days old have children; for parents whose times rise with their row
   * numbers.
   */
  readonly min_age?: number;
  /** How uneven the parents are: `even`, `natural` (the default), `skewed`, or the weights' shape as a number. */
  readonly shape?: 'even' | 'natural' | 'skewed' | number;
  /** For scatter: parents uniformly, by popularity, or only those that existed by then (if times rise with rows). */
  readonly distribution?: 'uniform' | 'zipf' | 'recent';
  readonly exponent?: number;
  /** For a tree: its number of levels. */
  readonly depth?: number;
  /** The parent that other references lead to, each named by a column or a name: `payment.order_id`. */
  readonly through?: string;
  readonly null_fraction?: number;
};
