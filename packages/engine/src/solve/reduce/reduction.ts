import type { Expression } from '../../language/expression/expression.ts';
import { tryEvaluate } from '../../language/evaluate/interpret.ts';
import type { SqlValue } from '../../language/values/sql-value.ts';
import { columnsOf } from '../../language/expression/walk-expression.ts';
import { compress } from '../domain/compress.ts';
import { ANYTHING, meet, narrow, type ColumnsByName, type Conjunct, type Link } from '../domain/conjunct.ts';
import type { Domain } from '../domain/domain.ts';

/**
 * The goal for a condition. A CHECK accepts NULL (`nullPasses`); an operand of IS TRUE, of CASE WHEN, or of anything
 * else that must be decided does not.
 */
export type Goal = { readonly truth: boolean; readonly nullPasses: boolean };

export type PlainComparison = '=' | '<>' | '<' | '<=' | '>' | '>=';

export type Reduction = {
  readonly columns: ColumnsByName;
  readonly as_of_micros: number;
  /** The number of the current predicate, for what it could not prove. */
  readonly predicate: number;
  /** All else has failed: unproven values may be NULL instead, where NULL passes. */
  readonly nulls: boolean;
  /** The way back to whole conditions from inside a comparison. */
  readonly reduce: (expression: Expression, goal: Goal) => Ways;
  /** Deducts the steps of work done in one go. */
  readonly spend: (steps: number) => void;
  /** One way of working, and another if the first would take too many ways. */
  readonly attempt: (work: () => Ways | undefined, otherwise: () => Ways | undefined) => Ways | undefined;
};

/** All ways to the goal that were found; none means that it cannot be reached. */
export type Ways = readonly Conjunct[];

/** More simultaneous ways than this, and the predicate is left to sampling. */
export const MAX_WAYS = 64;

export class TooManyWays extends Error {
  override readonly name = 'TooManyWays';
}

export const ALWAYS: Ways = [ANYTHING];
export const IMPOSSIBLE: Ways = [];

const limit = (ways: Ways): Ways => {
  const fewer = ways.length > 1 ? compress(ways) : ways;
  if (fewer.length > MAX_WAYS) throw new TooManyWays();
  return fewer;
};

export const anyOf = (...options: readonly Ways[]): Ways => limit(options.flat());

export const allOf = (columns: ColumnsByName, ...demands: readonly Ways[]): Ways =>
  demands.reduce<Ways>(
    (sofar, demand) => limit(sofar.flatMap((left) => demand.flatMap((right) => meet(columns, left, right) ?? []))),
    ALWAYS,
  );

export const demand = (reduction: Reduction, name: string, domain: Domain): Ways => {
  const way = narrow(reduction.columns, ANYTHING, name, domain);
  return way ? [way] : IMPOSSIBLE;
};

export const tie = (link: Link): Ways => [{ ...ANYTHING, links: [link] }];

/** An unproven way: the interpreter has to test the row. */
export const unproven = (reduction: Reduction): Ways => [{ ...ANYTHING, sampled: new Set([reduction.predicate]) }];

/** The constraint that these columns are not NULL, where the goal needs an answer. */
export const decided = (reduction: Reduction, goal: Goal, expression: Expression): Ways =>
  goal.nullPasses
    ? ALWAYS
    : allOf(reduction.columns, ...columnsOf(expression).map((name) => demand(reduction, name, { nulls: 'never' })));

/** The value of an expression that reads no column; `undefined` if it reads one or cannot be evaluated. */
export const constantOf = (moment: Pick<Reduction, 'as_of_micros'>, expression: Expression): SqlValue | undefined =>
  columnsOf(expression).length > 0 ? undefined : tryEvaluate(expression, () => null, moment);

/** The ways of a known answer. */
export const known = (answer: SqlValue, goal: Goal): Ways =>
  answer === null
    ? goal.nullPasses
      ? ALWAYS
      : IMPOSSIBLE
    : // In MySQL and SQLite booleans are numbers.
      (answer === true || (typeof answer === 'number' && answer !== 0)) === goal.truth
      ? ALWAYS
      : IMPOSSIBLE;
