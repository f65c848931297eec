import type { GeneratorOptions, JsonValue } from '../plan/plan.ts';

/**
 * What the user overrides, as one JSON or YAML document that can be committed. A key is a table (`orders`), a column
 * (`orders.total`), either with a schema in front (`sales.orders.total`), or `*` for all tables (`dirt` only).
 */
export type Rules = Readonly<Record<string, TableRule | ColumnRule>>;

/** One way to fill a column; of these at most one, besides `null_fraction`. */
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
  /** SQL that the target evaluates; only for targets that are databases. */
  readonly expression?: string;
  /** Let the database fill it. */
  readonly default?: true;
  /** Leave the column out; only where it is nullable or has a default. */
  readonly omit?: true;
  readonly null_fraction?: number;
  /** Share of cells that are wrong: typos, wrong case, stray spaces, missing values, outliers. */
  readonly dirt?: number;
};

export type TableRule = {
  readonly rows?: number;
  /** Rows follow another table's: `{ "table": "orders", "times": 2.5 }`. */
  readonly rows_per?: { readonly table: string; readonly times: number };
  /** No rows at all. */
  readonly skip?: boolean;
  /** Share of cells that are wrong, in each column that no constraint speaks of. Of the key `*`: in all tables. */
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
  /** Minimum number of children and at most. */
  readonly min?: number;
  readonly max?: number;
  /** For fan_out: only parents that are so many days old have any; for parents whose times rise with their rows' numbers. */
  readonly min_age?: number;
  /** How uneven the parents are: `even`, `natural` (the default), `skewed`, or the weights' shape as a number. */
  readonly shape?: 'even' | 'natural' | 'skewed' | number;
  /** For scatter: every parent alike, by popularity, or such as were there by then (where times rise with rows). */
  readonly distribution?: 'uniform' | 'zipf' | 'recent';
  readonly exponent?: number;
  /** For a tree: levels. */
  readonly depth?: number;
  /** The parent is the one that other references lead to, each named by a column or a name: `payment.order_id`. */
  readonly through?: string;
  readonly null_fraction?: number;
};
