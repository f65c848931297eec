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

/** From values alone. */
export type Compute = (args: readonly SqlValue[]) => SqlValue;
export type Evaluate = (args: readonly SqlValue[], context: EvaluationContext) => SqlValue;

/** The call in a dialect: a name, or the text of it for arguments in print; undefined where these cannot be written. */
export type Written = string | ((args: readonly string[]) => string | undefined);

export type WrittenBy = Readonly<Partial<Record<Dialect, Written>>>;

/** Arguments from one up to, but without, another; `isExact` where these give the value that was asked for. */
export type Stretch = { readonly from: SqlValue; readonly to: SqlValue; readonly isExact: boolean };

/** How a function that never falls as an argument rises is turned round. */
export type Rising = {
  /** The place of that argument. */
  readonly in: number;
  /** The arguments that give this value, or else the greatest value below it; the other arguments are given. */
  readonly stretchOf: (value: SqlValue, args: readonly SqlValue[]) => Stretch | undefined;
};

/** Everything that is known of a function or operator of SQL. Whoever needs a fact looks it up here, by name. */
export type SqlFunction = {
  /** Absent where only the server can compute it. */
  readonly evaluate?: Evaluate;
  /** `strict`: NULL exactly where an argument is; `partial`: there and elsewhere; `lenient`: it looks at its NULLs. */
  readonly nulls: 'strict' | 'partial' | 'lenient';
  /** What it does, for the solver and everyone else who looks through calls. */
  readonly form?: FunctionForm;
  /** What it answers; a number may be whole or not, and `argument` is one of its arguments or NULL. */
  readonly result?: 'text' | 'integer' | 'number' | 'boolean' | 'argument';
  /** It never falls as one of its arguments rises. */
  readonly rises?: Rising;
  /** Texts that it leaves as they are. */
  readonly keeps?: { readonly case: 'lower' | 'upper' } | { readonly trimmed: true };
  /** It has an answer for all arguments of its types; others raise errors for some. */
  readonly total?: true;
  /** Its result is no longer than its arguments together. */
  readonly keepsLength?: true;
  /** Texts that are made here stay distinct under it: they differ in more than case and spaces at their ends. */
  readonly injective?: true;
  /** Texts that differ in case alone come out the same. */
  readonly ignoresCase?: true;
  /** Digits after the point of its result: none, as many as its arguments have, or as many as its second one says. */
  readonly scale?: 'whole' | 'kept' | 'given';
  /** It raises an error for arguments outside these ends. */
  readonly spans?: readonly (readonly [least: number, most: number])[];
  /** Other names that a dialect has for it, and by which no other function goes there. */
  readonly names?: Readonly<Partial<Record<Dialect, readonly string[]>>>;
  /** Names by which its arguments may be given, in order; each is 0 unless given. */
  readonly parameters?: readonly string[];
  /** PostgreSQL's extension that brings it, or another one of that name for its own type. */
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

/** Functions of which no more is known than how they are computed. */
export const familyOf = (
  one: (evaluate: Evaluate) => SqlFunction,
  family: Readonly<Record<string, Evaluate>>,
): FunctionFamily => Object.fromEntries(Object.entries(family).map(([name, evaluate]) => [name, one(evaluate)]));
