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

/** What a row is to a constraint; `unclear` where the interpreter cannot say, as the database may not be able to either. */
export type Judgement = 'met' | 'broken' | 'unclear';

/** What an expression is in a row; `undefined` where the interpreter cannot say. */
export function valueIn(expression: Expression, values: Values, types: Types, asOf: number): SqlValue | undefined {
  return tryEvaluate(expression, readerOf(values, types), { as_of_micros: asOf });
}

/** Whether a row meets a constraint: true and unknown do, false does not, nor does 0 where numbers are conditions. */
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

/** Whether a row meets a constraint, as far as anybody can say. */
export function holds(test: Expression, values: Values, types: Types, asOf: number): boolean {
  return judge(test, values, types, asOf) !== 'broken';
}

/** Whether a row meets a condition, such as a partial index's: only true does. */
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
      // The database has taken the value: it is only we who cannot read it.
      throw error instanceof CannotRead ? new CannotEvaluate(error.message) : error;
    }
  };
}
