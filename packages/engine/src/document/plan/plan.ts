import type { Dirt } from './dirt.ts';
import type { Expression } from '../../language/expression/expression.ts';
import type { Dialect } from '../../language/dialect/dialect.ts';
import type { Issue } from '../../base/shape/issue.ts';

/**
 * Everything that decides a run's bytes, besides the schema document itself. Plain JSON: it is digested, approved,
 * exported and replayed. Tables stand in the order in which they are loaded.
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
  /** What the planner decided that a person may want to know: cut row counts, broken cycles, columns left to the database. */
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
  /** Sampled constraints without a common column are met one after the other, not all in one draw of the row. */
  readonly apart?: boolean;
  /**
   * Rows come as a motif: `once` of them stand for themselves, then groups of `every` rows, each group like the others. What
   * the table refers to by the strategy `motif`, and the kind of a row, follow from its place in the motif. `repeat`: so many
   * rows of a group, one after the other, have the same place.
   */
  readonly motif?: { readonly once: number; readonly every: number; readonly repeat?: number };
};

export type ColumnPlan = {
  readonly name: string;
  readonly source: ColumnSource;
  /** Share of rows that are NULL. */
  readonly null_fraction: number;
  /** Characters that a text may have at most, where a CHECK or a key over its beginning allows fewer than its type. */
  readonly max_length?: number;
  /** Values never repeat within the table. */
  readonly unique?: boolean;
  /** Values never repeat among the rows of one parent: the reference's index, and the most rows a parent may have. */
  readonly unique_within?: { readonly reference: number; readonly most: number };
  /** Values repeat, but not the tuple that they form with other columns and references; see {@link ProductPart}. */
  readonly unique_product?: ProductPart;
  /** Present where the column is made dirty on wish. */
  readonly dirt?: Dirt;
  /** How sure the inference is, 0 to 1, and why it chose so. */
  readonly confidence: number;
  readonly reason: string;
};

/** One digit of a row's place in a permutation of all tuples: distinct rows have distinct tuples. */
export type ProductPart = {
  readonly name: string;
  /** Among the rows of one parent only: the index of the owning reference. */
  readonly within?: number;
  readonly radices: readonly number[];
  readonly position: number;
  /**
   * Of the first two digits, from the same space: `ascending`, the first lies below the second; `apart`, they differ.
   * `mixed`: no two digits ever repeat together, whichever two are taken; the radices are one prime number.
   * `even`: of two digits each value comes as often as any other, give or take one.
   */
  readonly form?: 'ascending' | 'apart' | 'mixed' | 'even';
  /** Of `even` digits: so many tuples are dealt and no more, so that no value comes more often than it may. */
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
  /** `interpreted`: by the interpreter of SQL, row by row, where the expression is beyond the `derive` language. */
  | { readonly kind: 'derive'; readonly expression: Expression; readonly interpreted?: boolean }
  /** One source for each variant of a group; a null is NULL. */
  | { readonly kind: 'variants'; readonly group: number; readonly sources: readonly (ColumnSource | null)[] }
  /** One of two sources, by a condition in the `derive` language's tree; a null is NULL. */
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
  /** Constraint name, or a name of our own for a reference that no constraint declares. */
  readonly name: string;
  /** Empty for an owner that is only a way to other columns. */
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
      /** As a profile has measured it: what equal shares of the parents have beyond `min`, from the fewest on. */
      readonly law?: { readonly counts: readonly number[]; readonly spread: number };
      /** Days: only parents that are so old have any, where their times rise with their numbers or their owners' do. */
      readonly min_age?: number;
    }
  | {
      readonly kind: 'scatter';
      /** `recent`: among the parents that were there by then, where both tables' times rise with their rows' numbers. */
      readonly distribution: 'uniform' | 'zipf' | 'recent';
      readonly exponent?: number;
      /** Of a `recent` one: the references that lead to the row whose place says how many parents were there. */
      readonly path?: readonly number[];
      /** How many owners of such a parent, one above the other, must have been there as well. */
      readonly owners?: number;
      readonly among?: Among;
      /** By the kind of the row itself, which goes by its number: of which parents it takes one. */
      readonly rounds?: readonly (Among | null)[];
    }
  | { readonly kind: 'one_to_one'; readonly among?: Among }
  /** Distinct parents for each row of the owning parent; first those `near` it, below an ancestor that the row has by other ways. */
  | { readonly kind: 'junction'; readonly within: number; readonly near?: Near }
  /** A row with a smaller number; roots are NULL, or point at themselves. `within` keeps to the owning parent's rows; a `chain` is a tree without branches; a `single` one has one root, of the table or of each owner. */
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
   * A parent below the same ancestor: `anchor` is reached through the reference steps given. One that lies `beside` the
   * owning parent comes after it in a circle, the first for the owner's first row and so on. `loose`: no key asks for it, and
   * where the ancestor has no such row, any will do.
   */
  | {
      readonly kind: 'shared';
      readonly path: readonly number[];
      readonly anchor: string;
      readonly beside?: number;
      readonly loose?: boolean;
    }
  /** The row that the named references lead to, one after the other. */
  | { readonly kind: 'through'; readonly path: readonly number[] }
  /**
   * A row that is in the target already and not of this run: its key is drawn from those that the target gives, by each
   * row anew or, where `unique`, each once; `within` takes different ones for the rows of the owning parent. `agrees`:
   * in its columns `own` the key has what the one at the end of the steps has in `theirs` (a tenant's number, say).
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
  /** For each place of the table's motif the parent's place in its own; -1 where there is no parent. */
  | { readonly kind: 'motif'; readonly parents: readonly number[] }
  /** A tuple that never repeats, of this parent and of others. */
  | ({ readonly kind: 'product'; readonly among?: Among } & ProductPart);

/** An ancestor, and the steps that lead to it. */
export type Near = { readonly path: readonly number[]; readonly anchor: string };

/**
 * Of the parents those whose number, counted from 0, leaves this remainder: theirs are the rows of one kind. With `first`
 * only so many, from the table's beginning.
 */
export type Among = { readonly every: number; readonly offset: number; readonly first?: number };

/** Several ways to satisfy the CHECKs over some columns: the row draws one, and each column has a source for each. */
export type VariantGroup = {
  readonly columns: readonly string[];
  readonly weights: readonly number[];
  /** Weights in turn, row by row, instead: each row's kind is fixed by its number, or by its place in the table's motif. */
  readonly rounds?: readonly (readonly number[])[];
  /** Other weights for the rows where a condition does not hold, as a partial unique index may ask. */
  readonly unless?: { readonly test: Expression; readonly weights: readonly number[] };
};

export type ConstraintVerdict = {
  readonly kind: 'primary_key' | 'unique' | 'foreign_key' | 'check' | 'not_null' | 'exclusion';
  readonly name: string;
  readonly verdict: 'solved' | 'sampled' | 'unsupported';
  readonly reason: string;
  /** For *sampled*: what every row is tested against. For a CHECK left to rules: what the first rows are probed with. */
  readonly test?: Expression;
  /** For a key left to rules: the columns in which the first rows are probed for repetitions. */
  readonly distinct?: readonly string[];
  /** Holds only while the table has no more rows than these, earlier ones included. */
  readonly most_rows?: number;
};
