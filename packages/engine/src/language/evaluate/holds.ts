import { CannotEvaluate, CannotRead, CannotReadNumber } from '../values/cannot-evaluate.ts';
import { castValue } from '../values/cast-value.ts';
import type { Expression } from '../expression/expression.ts';
import { evaluate, tryEvaluate } from './interpret.ts';
import { isList, toDecimal, type SqlValue } from '../values/sql-value.ts';
import { signOf } from '../values/decimal.ts';
import type { ColumnType } from '../types/column-type.ts';
import { type Dialect, DIALECTS } from '../dialect/dialect.ts';

type Values = Readonly<Record<string, unknown>>;
type Types = ReadonlyMap<string, ColumnType>;

/**
 * The result of a constraint on a row; `unclear` where the interpreter cannot decide, and perhaps the database cannot
 * either.
 */
export type Judgement = 'met' | 'broken' | 'unclear';

/** The value of an expression in a row; `undefined` where the interpreter cannot compute it. */
export function valueIn(expression: Expression, values: Values, types: Types, asOf: number): SqlValue | undefined {
  return tryEvaluate(expression, readerOf(values, types), { as_of_micros: asOf });
}

/**
 * Whether a row satisfies a constraint: true and unknown do, false does not, and neither does 0 where conditions are
 * numbers.
 */
export function judge(test: Expression, values: Values, types: Types, asOf: number, dialect?: Dialect): Judgement {
  const { isLooselyTyped = false, failingCasts = 'none' } = dialect === undefined ? {} : DIALECTS[dialect];
  let answer: SqlValue;
  try {
    answer = evaluate(test, readerOf(values, types), { as_of_micros: asOf, loose_casts: isLooselyTyped });
  } catch (error) {
    if (!(error instanceof CannotEvaluate)) throw error;
    // Where casts are strict, the database would raise an error.
    const isFatal =
      failingCasts === 'all'
        ? error instanceof CannotRead
        : failingCasts === 'to numbers' && error instanceof CannotReadNumber;
    return isFatal ? 'broken' : 'unclear';
  }
  return answer === false || isZero(answer) ? 'broken' : 'met';
}

/** Whether a row satisfies a constraint, as far as that can be decided. */
export function holds(test: Expression, values: Values, types: Types, asOf: number): boolean {
  return judge(test, values, types, asOf) !== 'broken';
}

/** Whether a row satisfies a condition, such as that of a partial index: only true counts. */
export function meets(condition: Expression, values: Values, types: Types, asOf: number): boolean {
  const answer = tryEvaluate(condition, readerOf(values, types), { as_of_micros: asOf });
  return answer === true || (answer !== undefined && isNumber(answer) && !isZero(answer));
}

function isNumber(value: SqlValue): boolean {
  return value !== null && !isList(value) && toDecimal(value) !== undefined;
}

function isZero(value: SqlValue): boolean {
  const number = value === null || isList(value) ? undefined : toDecimal(value);
  return number !== undefined && signOf(number) === 0;
}

function readerOf(values: Values, types: Types): (name: string) => SqlValue {
  return (name) => {
    const value = values[name];
    const type = types.get(name);
    if (value === null || value === undefined || type === undefined) return null;
    try {
      return castValue(value as SqlValue, type);
    } catch (error) {
      // The database has accepted the value; only the interpreter cannot read it.
      throw error instanceof CannotRead ? new CannotEvaluate(error.message) : error;
    }
  };
}
