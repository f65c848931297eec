import type { Expression } from '../language/expression/expression.ts';
import type { JsonValue } from '../language/values/sql-value.ts';
import type { ColumnType } from '../language/types/column-type.ts';

export type SolverColumn = {
  readonly name: string;
  /** A domain is resolved to its base type first. */
  readonly type: ColumnType;
  readonly nullable: boolean;
  /** The labels of an enum. */
  readonly values?: readonly string[];
  /** A reference decides it: others follow from it, never it from others. */
  readonly given?: true;
};

export type NamedPredicate = { readonly name: string; readonly predicate: Expression };

/** What the predicates of one table ask of a row. */
export type RowSolution = {
  /** Groups share no column; the row draws one variant of each. */
  readonly groups: readonly VariantGroup[];
  readonly verdicts: readonly PredicateVerdict[];
  /** Every column that some group names. */
  readonly columns: readonly string[];
};

export type VariantGroup = {
  readonly columns: readonly string[];
  readonly variants: readonly Variant[];
  /** Weights in turn, row by row, where rows of several kinds take turns. */
  readonly rounds?: readonly (readonly number[])[];
};

export type PredicateVerdict = {
  readonly name: string;
  readonly verdict: 'solved' | 'sampled' | 'unsupported';
  /** In words; for what is unsupported it names the way out. */
  readonly reason: string;
};

export type Variant = {
  /** How often this variant, compared with the others of its group. */
  readonly weight: number;
  /** What each column may be; a column that is absent is free within its type. */
  readonly domains: Readonly<Record<string, ColumnDomain>>;
  /** Each holds among the columns that are not NULL; where one of its columns is NULL it asks nothing. */
  readonly relations: readonly Relation[];
  /** The related columns in an order in which they can be filled: all that a relation reads comes before what it decides. */
  readonly order: readonly string[];
};

/**
 * Values are texts: numbers in decimal notation, dates and times in ISO 8601 (UTC, no zone written), spans as
 * `<seconds> seconds`, booleans as `true` and `false`.
 */
export type Bound = { readonly value: string; readonly inclusive: boolean };

export type ColumnDomain = {
  /** Absent: NULL as often as the column's own null fraction says, if it is nullable at all. */
  readonly null?: 'always' | 'never';
  readonly min?: Bound;
  readonly max?: Bound;
  /** Complete: every value in it meets everything else that is asked of the column. */
  readonly one_of?: readonly string[];
  readonly none_of?: readonly string[];
  /** In characters (bytes for a binary column). */
  readonly min_length?: number;
  readonly max_length?: number;
  /** Regular expressions, unanchored unless they say so; all must match. */
  readonly patterns?: readonly PatternSource[];
  /** Regular expressions that must not match; only where the verdict is `sampled`. */
  readonly not_patterns?: readonly PatternSource[];
  readonly case?: 'lower' | 'upper';
  /** No space at either end. */
  readonly trimmed?: true;
  readonly json_type?: readonly string[];
  /** Members of an object: the texts that each may be, or null for any. */
  readonly json_members?: Readonly<Record<string, readonly string[] | null>>;
  readonly array_length?: { readonly min?: number; readonly max?: number };
  /** Of an array: the texts that each item may be, those that must be among them, and limits of numbers. */
  readonly items?: {
    readonly one_of?: readonly string[];
    readonly includes?: readonly string[];
    readonly min?: Bound;
    readonly max?: Bound;
  };
  /** JSON that the value contains, as `@>` means it. */
  readonly json_contains?: readonly JsonValue[];
  readonly network?: NetworkDomain;
  /** A unit (`month`, `hour`) at whose beginning the moment lies. */
  readonly every?: string;
  /** A range without an end. */
  readonly endless?: true;
  readonly ends?: RangeEnds;
  /** The value is `remainder` (0 when absent) more than a multiple of this. */
  readonly multiple_of?: string;
  readonly remainder?: string;
};

/** Where a range lies and how long it is; of dates and times in microseconds, but a range of dates is so many days long. */
export type RangeEnds = {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly shortest?: number | undefined;
  readonly longest?: number | undefined;
};

/** What a network address may be; prefixes count bits. */
export type NetworkDomain = {
  readonly version?: 4 | 6 | undefined;
  /** A network such as `10.0.0.0/8` in which it lies. */
  readonly within?: string | undefined;
  readonly min_prefix?: number | undefined;
  readonly max_prefix?: number | undefined;
};

export type PatternSource = { readonly source: string; readonly ignore_case: boolean };

export type Relation =
  /** lesser <= greater + offset; offset is 0 when absent, in the columns' unit, microseconds for dates and times. */
  | {
      readonly kind: 'order';
      readonly lesser: string;
      readonly greater: string;
      readonly strict: boolean;
      readonly offset?: string;
    }
  /** The column is the expression's value. */
  | { readonly kind: 'equal'; readonly column: string; readonly expression: Expression }
  | { readonly kind: 'distinct'; readonly left: string; readonly right: string }
  | {
      readonly kind: 'bound';
      readonly column: string;
      readonly side: 'min' | 'max';
      readonly inclusive: boolean;
      readonly expression: Expression;
    };
