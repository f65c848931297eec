import type { Dialect } from '../dialect/dialect.ts';
import type { SqlValue } from '../values/sql-value.ts';
import type { FunctionForm } from './function-form.ts';

/** What an evaluation knows besides the row. */
export type EvaluationContext = {
  /** What `now()` is: microseconds since 1970, UTC. */
  readonly as_of_micros: number;
  /** Casts are SQLite's, which fail for no text. */
  readonly loose_casts?: boolean;
};

/** From the values alone. */
export type Compute = (args: readonly SqlValue[]) => SqlValue;
export type Evaluate = (args: readonly SqlValue[], context: EvaluationContext) => SqlValue;

/** The call in a dialect: a name, or the text for printed arguments; undefined if these cannot be written. */
export type Written = string | ((args: readonly string[]) => string | undefined);

export type WrittenBy = Readonly<Partial<Record<Dialect, Written>>>;

/** Arguments from one (inclusive) to another (exclusive); `isExact` if these give exactly the requested value. */
export type Stretch = { readonly from: SqlValue; readonly to: SqlValue; readonly isExact: boolean };

/** How to invert a function that is monotonic in one argument. */
export type Rising = {
  /** The position of that argument. */
  readonly in: number;
  /** The arguments that give this value, or else the greatest value below it. The other arguments are given. */
  readonly stretchOf: (value: SqlValue, args: readonly SqlValue[]) => Stretch | undefined;
};

/** Everything that is known of an SQL function or operator. Code looks facts up here by name. */
export type SqlFunction = {
  /** Absent if only the server can compute it. */
  readonly evaluate?: Evaluate;
  /** `strict`: NULL exactly if an argument is; `partial`: there and elsewhere; `lenient`: it handles NULLs itself. */
  readonly nulls: 'strict' | 'partial' | 'lenient';
  /** What it does, for the solver and other code that looks through calls. */
  readonly form?: FunctionForm;
  /** The result type. A number may be an integer or not; `argument` is one of its arguments or NULL. */
  readonly result?: 'text' | 'integer' | 'number' | 'boolean' | 'argument';
  /** It never falls as one of its arguments rises. */
  readonly rises?: Rising;
  /** Texts that it leaves unchanged. */
  readonly keeps?: { readonly case: 'lower' | 'upper' } | { readonly trimmed: true };
  /** It has a result for all arguments of its types. Others raise errors for some. */
  readonly total?: true;
  /** Its result is no longer than its arguments together. */
  readonly keepsLength?: true;
  /** Generated texts stay distinct under it, because they differ in more than case and trailing spaces. */
  readonly injective?: true;
  /** Texts that differ only in case give the same result. */
  readonly ignoresCase?: true;
  /** Digits after the point of its result: none, those of its arguments, or the number in its second one. */
  readonly scale?: 'whole' | 'kept' | 'given';
  /** It raises an error for arguments outside these bounds. */
  readonly spans?: readonly (readonly [least: number, most: number])[];
  /** Other names that a dialect has for it, which no other function has there. */
  readonly names?: Readonly<Partial<Record<Dialect, readonly string[]>>>;
  /** Names for its arguments, in order. Each defaults to 0. */
  readonly parameters?: readonly string[];
  /** The PostgreSQL extension that provides it, or a variant for a type of its own. */
  readonly extension?: 'ltree' | 'citext';
  /** How DDL writes a call of it. */
  readonly written?: WrittenBy;
};

export type FunctionFamily = Readonly<Record<string, SqlFunction>>;
export type Facts = Omit<SqlFunction, 'evaluate' | 'nulls'>;

const declare =
  (nulls: SqlFunction['nulls']) =>
  (evaluate: Evaluate, facts: Facts = {}): SqlFunction => ({ evaluate, nulls, ...facts });

export const strict = declare('strict');
export const partial = declare('partial');
export const lenient = declare('lenient');

/** Only servers compute these. */
export const unevaluated = (facts: Facts): SqlFunction => ({ nulls: 'partial', ...facts });

/** Functions about which only the computation is known. */
export const familyOf = (
  one: (evaluate: Evaluate) => SqlFunction,
  family: Readonly<Record<string, Evaluate>>,
): FunctionFamily => Object.fromEntries(Object.entries(family).map(([name, evaluate]) => [name, one(evaluate)]));
