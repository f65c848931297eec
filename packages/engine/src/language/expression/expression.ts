import type { ColumnType } from '../types/column-type.ts';
import type { Arithmetic, Comparison } from '../values/operators.ts';

/**
 * An expression over one row, as plain JSON. CHECKs, domain constraints, partial-index predicates and generated columns
 * arrive in this form from `@rowloom/sql`; the rules' `derive` language is parsed into it here. NULL follows SQL's
 * three-valued logic everywhere.
 */
export type Expression =
  /** Numbers are strings in decimal notation, so that 0.1 and 2^63 survive. */
  | { readonly op: 'literal'; readonly type: 'number' | 'text'; readonly value: string }
  | { readonly op: 'literal'; readonly type: 'boolean'; readonly value: boolean }
  | { readonly op: 'literal'; readonly type: 'null'; readonly value: null }
  /**
   * `through` follows foreign keys to parents, each step named by one of its columns: `order_id.customer_id.country`.
   */
  | { readonly op: 'column'; readonly name: string; readonly through?: readonly string[] }
  | { readonly op: 'not'; readonly arg: Expression }
  | { readonly op: 'and' | 'or'; readonly args: readonly Expression[] }
  | { readonly op: 'compare'; readonly operator: Comparison; readonly left: Expression; readonly right: Expression }
  /** `x IN (…)`, `x = ANY (ARRAY[…])`. NOT IN and <> ALL have `not` around it. */
  | { readonly op: 'in'; readonly arg: Expression; readonly list: readonly Expression[] }
  /** Tests for NULL, TRUE, FALSE. The result is never NULL. IS NOT … has `not` around it. */
  | { readonly op: 'is'; readonly arg: Expression; readonly value: 'null' | 'true' | 'false' }
  | { readonly op: 'arithmetic'; readonly operator: Arithmetic; readonly left: Expression; readonly right: Expression }
  | { readonly op: 'negate'; readonly arg: Expression }
  | {
      readonly op: 'like';
      readonly arg: Expression;
      readonly pattern: Expression;
      readonly escape?: string;
      readonly ignore_case?: boolean;
    }
  /** A POSIX regular expression, unanchored; SIMILAR TO and GLOB are translated to it. */
  | { readonly op: 'regex'; readonly arg: Expression; readonly pattern: Expression; readonly ignore_case?: boolean }
  /** Lower-case name without schema: `length`, `lower`, `coalesce`, `num_nonnulls`, `now`, … */
  | { readonly op: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | {
      readonly op: 'case';
      readonly arg?: Expression;
      readonly whens: readonly { readonly when: Expression; readonly then: Expression }[];
      readonly otherwise?: Expression;
    }
  | { readonly op: 'cast'; readonly arg: Expression; readonly type: ColumnType }
  | { readonly op: 'array'; readonly items: readonly Expression[] }
  /** `x <operator> ANY|ALL (array)` that is neither IN nor NOT IN. */
  | {
      readonly op: 'quantified';
      readonly quantifier: 'any' | 'all';
      readonly operator: Comparison;
      readonly left: Expression;
      readonly right: Expression;
    }
  /** Over the rows of a child table that refer to this row. Only in `derive`. */
  | {
      readonly op: 'aggregate';
      readonly name: 'sum' | 'count' | 'min' | 'max' | 'first' | 'last';
      readonly table: string;
      readonly value?: Expression;
    }
  /** Text that none of our parsers could read. Whatever depends on it is reported as unsupported. */
  | { readonly op: 'unknown'; readonly sql: string };
