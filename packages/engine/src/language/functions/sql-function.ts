import type { Dialect } from '../schema/schema-document.ts';
import type { SqlValue } from '../values/sql-value.ts';

/** What an evaluation knows besides the row. */
export type EvaluationContext = {
  /** What `now()` is: microseconds since 1970, UTC. */
  readonly as_of_micros: number;
  /** Casts are SQLite's, which fail for no text. */
  readonly loose_casts?: boolean;
};

/** From values alone. */
export type Compute = (args: readonly SqlValue[]) => SqlValue;
export type Evaluate = (args: readonly SqlValue[], context: EvaluationContext) => SqlValue;

/** The call in a dialect: a name, or the text of it for arguments in print; undefined where these cannot be written. */
export type Written = string | ((args: readonly string[]) => string | undefined);

export type WrittenBy = Readonly<Partial<Record<Dialect, Written>>>;

/** Everything that is known of a function or operator of SQL. Whoever needs a fact looks it up here, by name. */
export type SqlFunction = {
  /** Absent where only the server can compute it. */
  readonly evaluate?: Evaluate;
  /** `strict`: NULL exactly where an argument is; `partial`: there and elsewhere; `lenient`: it looks at its NULLs. */
  readonly nulls: 'strict' | 'partial' | 'lenient';
  /** It counts what its first argument holds: characters or bytes, items of an array, items of a JSON array. */
  readonly measures?: 'text' | 'array' | 'json';
  /** Texts that it leaves as they are. */
  readonly keeps?: { readonly case: 'lower' | 'upper' } | { readonly trimmed: true };
  /** Its result is no longer than its arguments together. */
  readonly keepsLength?: true;
  /** It answers true or false. */
  readonly isTest?: true;
  /** Digits after the point of its result: none, as many as its arguments have, or as many as its second one says. */
  readonly scale?: 'whole' | 'kept' | 'given';
  /** It raises an error for arguments outside these ends. */
  readonly spans?: readonly (readonly [least: number, most: number])[];
  /** How DDL writes a call of it. */
  readonly written?: WrittenBy;
};

export type FunctionFamily = Readonly<Record<string, SqlFunction>>;
type Facts = Omit<SqlFunction, 'evaluate' | 'nulls'>;

const declare =
  (nulls: SqlFunction['nulls']) =>
  (evaluate: Evaluate, facts: Facts = {}): SqlFunction => ({ evaluate, nulls, ...facts });

export const strict = declare('strict');
export const partial = declare('partial');
export const lenient = declare('lenient');

/** Functions of which no more is known than how they are computed. */
export const familyOf = (
  one: (evaluate: Evaluate) => SqlFunction,
  family: Readonly<Record<string, Evaluate>>,
): FunctionFamily => Object.fromEntries(Object.entries(family).map(([name, evaluate]) => [name, one(evaluate)]));
