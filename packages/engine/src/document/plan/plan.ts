import type { Dirt } from './dirt.ts';
import type { Expression } from '../../language/expression/expression.ts';
import type { Dialect } from '../../language/dialect/dialect.ts';
import type { Issue } from '../../base/shape/issue.ts';

/**
 * Everything that decides a run's bytes, besides the schema document itself. Plain JSON: it is digested, approved,
 * exported and replayed. Tables are in loading order.
 */
export type Plan = {
  readonly version: 1;
  readonly engine_version: number;
  readonly dialect: Dialect;
  readonly schema_digest: string;
  readonly seed: number;
  /** RFC 3339 in UTC; every date of the run is relative to it. */
  readonly as_of: string;
  readonly locale: string;
  readonly tables: readonly TablePlan[];
  /**
   * Decisions of the planner that a person may want to know: reduced row counts, broken cycles, columns left to the
   * database.
   */
  readonly notes: readonly Issue[];
};

export type TablePlan = {
  /** `table`, or `schema.table` where the document has several schemas. */
  readonly name: string;
  readonly rows: number;
  readonly columns: readonly ColumnPlan[];
  readonly references: readonly ReferencePlan[];
  readonly variants: readonly VariantGroup[];
  readonly constraints: readonly ConstraintVerdict[];
  /** Sampled constraints without a common column are satisfied one after the other, not all in one draw of the row. */
  readonly apart?: boolean;
  /**
   * Rows follow a motif: `once` of them are individual, then come groups of `every` rows, each group like the others.
   * What the table refers to by the strategy `motif`, and the kind of a row, follow from its place in the motif.
   * `repeat`: that many consecutive rows of a group share a place.
   */
  readonly motif?: { readonly once: number; readonly every: number; readonly repeat?: number };
};

export type ColumnPlan = {
  readonly name: string;
  readonly source: ColumnSource;
  /** Share of rows that are NULL. */
  readonly null_fraction: number;
  /** The maximum length of a text, if a CHECK or a key over its prefix allows fewer characters than its type. */
  readonly max_length?: number;
  /** Values never repeat within the table. */
  readonly unique?: boolean;
  /**
   * Values never repeat among the rows of one parent: the reference's index, and the maximum number of rows of a
   * parent.
   */
  readonly unique_within?: { readonly reference: number; readonly most: number };
  /** Values repeat, but not the tuple that they form with other columns and references; see {@link ProductPart}. */
  readonly unique_product?: ProductPart;
  /** Present if the column is made dirty on request. */
  readonly dirt?: Dirt;
  /** The confidence of the inference, 0 to 1, and its reason. */
  readonly confidence: number;
  readonly reason: string;
};

/** One digit of a row's position in a permutation of all tuples: distinct rows have distinct tuples. */
export type ProductPart = {
  readonly name: string;
  /** Only among the rows of one parent: the index of the owning reference. */
  readonly within?: number;
  readonly radices: readonly number[];
  readonly position: number;
  /**
   * About the first two digits, from the same space: `ascending`, the first is below the second; `apart`, they differ.
   * `mixed`: no pair of digits ever repeats, whichever two are taken; the radices are one prime number. `even`: each
   * value of two digits occurs equally often, within one.
   */
  readonly form?: 'ascending' | 'apart' | 'mixed' | 'even';
  /** For `even` digits: this many tuples are dealt, so that no value occurs more often than it may. */
  readonly most?: number;
};

export type ColumnSource =
  | {
      readonly kind: 'generator';
      readonly generator: string;
      readonly version: number;
      readonly options: GeneratorOptions;
    }
  /** The parent's column, through one of the table's references. */
  | { readonly kind: 'reference'; readonly reference: number; readonly column: string }
  /** `interpreted`: by the SQL interpreter, row by row, if the expression is beyond the `derive` language. */
  | { readonly kind: 'derive'; readonly expression: Expression; readonly interpreted?: boolean }
  /** One source for each variant of a group; null means NULL. */
  | { readonly kind: 'variants'; readonly group: number; readonly sources: readonly (ColumnSource | null)[] }
  /** One of two sources, by a condition in the `derive` language's tree; null means NULL. */
  | {
      readonly kind: 'when';
      readonly test: Expression;
      readonly then: ColumnSource | null;
      readonly otherwise: ColumnSource | null;
    }
  /** Left to the database. */
  | { readonly kind: 'omit' };

export type GeneratorOptions = Readonly<Record<string, JsonValue>>;
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

export type ReferencePlan = {
  /** The constraint name, or our own name for a reference that no constraint declares. */
  readonly name: string;
  /** Empty for an owner that is only a path to other columns. */
  readonly columns: readonly string[];
  readonly to: string;
  readonly to_columns: readonly string[];
  readonly strategy: ReferenceStrategy;
  /** The one reference for which this table's rows are contiguous. */
  readonly owning: boolean;
  readonly null_fraction: number;
};

export type ReferenceStrategy =
  | {
      readonly kind: 'fan_out';
      readonly min: number;
      readonly max: number | null;
      readonly shape: number | null;
      /** The distribution that a profile measured: what equal shares of the parents have beyond `min`, ascending. */
      readonly law?: { readonly counts: readonly number[]; readonly spread: number };
      /**
       * Days: only parents of this age have children, if their times rise with their numbers or with those of their
       * owners.
       */
      readonly min_age?: number;
    }
  | {
      readonly kind: 'scatter';
      /** `recent`: among the parents that existed by then, if the times of both tables rise with their row numbers. */
      readonly distribution: 'uniform' | 'zipf' | 'recent';
      readonly exponent?: number;
      /** For `recent`: the references that lead to the row whose position says how many parents existed. */
      readonly path?: readonly number[];
      /** How many levels of owners of such a parent must have existed as well. */
      readonly owners?: number;
      readonly among?: Among;
      /** By the kind of the row, which its number decides: the parents that it takes one of. */
      readonly rounds?: readonly (Among | null)[];
    }
  | { readonly kind: 'one_to_one'; readonly among?: Among }
  /**
   * Distinct parents for each row of the owning parent; first those `near` it, below an ancestor that the row reaches
   * by other paths.
   */
  | { readonly kind: 'junction'; readonly within: number; readonly near?: Near }
  /**
   * A row with a smaller number; roots are NULL, or refer to themselves. `within` stays among the owning parent's rows;
   * a `chain` is a tree without branches; a `single` tree has one root, for the table or for each owner.
   */
  | {
      readonly kind: 'tree';
      readonly depth: number;
      readonly roots: 'null' | 'self';
      readonly within?: number;
      readonly chain?: boolean;
      readonly single?: boolean;
      /** Among an owner's rows, too, none lies deeper than the depth. */
      readonly shallow?: boolean;
    }
  /**
   * A parent below the same ancestor: `anchor` is reached through the given reference steps. One that is `beside` the
   * owning parent follows it cyclically, the first for the owner's first row and so on. `loose`: no key requires it,
   * and if the ancestor has no such row, any will do.
   */
  | {
      readonly kind: 'shared';
      readonly path: readonly number[];
      readonly anchor: string;
      readonly beside?: number;
      readonly loose?: boolean;
    }
  /** The row reached by following the named references in order. */
  | { readonly kind: 'through'; readonly path: readonly number[] }
  /**
   * An existing row of the target, outside this run: its key is drawn from those that the target provides, separately
   * for each row or, if `unique`, once each; `within` takes different ones for the rows of the owning parent. `agrees`:
   * in its columns `own` the key equals the columns `theirs` of the row at the end of the steps (a tenant's number, for
   * example).
   */
  | {
      readonly kind: 'existing';
      readonly distribution: 'uniform';
      readonly unique?: boolean;
      readonly within?: number;
      readonly agrees?: {
        readonly path: readonly number[];
        readonly theirs: readonly string[];
        readonly own: readonly string[];
      };
    }
  /** For each place of the table's motif the parent's place in its own; -1 without a parent. */
  | { readonly kind: 'motif'; readonly parents: readonly number[] }
  /** A tuple, of this parent and others, that never repeats. */
  | ({ readonly kind: 'product'; readonly among?: Among } & ProductPart);

/** An ancestor, and the steps that lead to it. */
export type Near = { readonly path: readonly number[]; readonly anchor: string };

/**
 * The parents whose number, counted from 0, leaves this remainder: their rows are the rows of one kind. With `first`
 * only that many, from the beginning of the table.
 */
export type Among = { readonly every: number; readonly offset: number; readonly first?: number };

/** Several ways to satisfy the CHECKs over some columns: the row draws one, and each column has a source for each. */
export type VariantGroup = {
  readonly columns: readonly string[];
  readonly weights: readonly number[];
  /**
   * Weights in sequence instead, row by row: each row's kind is fixed by its number, or by its place in the table's
   * motif.
   */
  readonly rounds?: readonly (readonly number[])[];
  /** Other weights for the rows for which a condition does not hold, as a partial unique index may require. */
  readonly unless?: { readonly test: Expression; readonly weights: readonly number[] };
};

export type ConstraintVerdict = {
  readonly kind: 'primary_key' | 'unique' | 'foreign_key' | 'check' | 'not_null' | 'exclusion';
  readonly name: string;
  readonly verdict: 'solved' | 'sampled' | 'unsupported';
  readonly reason: string;
  /**
   * For *sampled*: what every row is tested against. For a CHECK left to rules: what the first rows are tested with.
   */
  readonly test?: Expression;
  /** For a key left to rules: the columns in which the first rows are tested for duplicates. */
  readonly distinct?: readonly string[];
  /** Holds only while the table has at most this many rows, earlier ones included. */
  readonly most_rows?: number;
};
