import { calculate, negate } from '../values/calculate.ts';
import { callFunction, isKnownFunction } from '../functions/call-function.ts';
import type { EvaluationContext } from '../functions/sql-function.ts';
import { whyNotFollowed } from '../functions/json-path-functions.ts';
import { CannotEvaluate } from '../values/cannot-evaluate.ts';
import { castLoosely } from '../values/cast-loosely.ts';
import { castValue } from '../values/cast-value.ts';
import { compareValues } from '../values/compare-values.ts';
import { parseDecimal } from '../values/decimal.ts';
import type { Expression } from '../expression/expression.ts';
import { formatValue } from '../values/format-value.ts';
import { matchLike } from '../pattern/match-like.ts';
import { matchRegex } from '../pattern/match-regex.ts';
import { integerValue, isList, type SqlValue } from '../values/sql-value.ts';
import { compilePosix } from '../pattern/translate-posix.ts';
import { partsOf } from '../expression/walk-expression.ts';

/** The value of a column of the row; of a path `a.b.c` it is asked with the path's steps. */
export type RowReader = (name: string, through?: readonly string[]) => SqlValue;

const truth = (value: SqlValue): boolean | null => {
  if (value === null || typeof value === 'boolean') return value;
  // MySQL and SQLite have numbers for booleans.
  if (typeof value === 'number') return value !== 0;
  if (typeof value === 'string') return castValue(value, { kind: 'boolean', native: 'boolean' }) === true;
  throw new CannotEvaluate(`${formatValue(value)} is not a boolean`);
};

/** `stop` is the operand that decides alone: FALSE for AND, TRUE for OR. */
const junction = (values: Iterable<boolean | null>, stop: boolean): boolean | null => {
  let unknown = false;
  for (const value of values) {
    if (value === stop) return stop;
    unknown ||= value === null;
  }
  return unknown ? null : !stop;
};

const literal = (expression: Extract<Expression, { op: 'literal' }>): SqlValue => {
  if (expression.type !== 'number') return expression.value;
  const number = parseDecimal(expression.value);
  if (!number) throw new CannotEvaluate(`${expression.value} is not a number`);
  return number.scale === 0 ? integerValue(number) : number;
};

const listOf = (value: SqlValue): readonly SqlValue[] => {
  if (value !== null && isList(value)) return value;
  throw new CannotEvaluate(`${formatValue(value)} is not an array`);
};

/** The value of an expression over a row, under SQL's three-valued logic. Throws `CannotEvaluate`, and nothing else. */
// oxlint-disable-next-line max-lines-per-function -- one case for each operator
export const evaluate = (expression: Expression, row: RowReader, context: EvaluationContext): SqlValue => {
  const of = (part: Expression): SqlValue => evaluate(part, row, context);
  const truths = function* (parts: readonly Expression[]): Generator<boolean | null> {
    for (const part of parts) yield truth(of(part));
  };
  switch (expression.op) {
    case 'literal':
      return literal(expression);
    case 'column':
      return row(expression.name, expression.through);
    case 'not': {
      const value = truth(of(expression.arg));
      return value === null ? null : !value;
    }
    case 'and':
      return junction(truths(expression.args), false);
    case 'or':
      return junction(truths(expression.args), true);
    case 'compare':
      return compareValues(expression.operator, of(expression.left), of(expression.right));
    case 'in': {
      const value = of(expression.arg);
      return junction(
        expression.list.map((item) => compareValues('=', value, of(item))),
        true,
      );
    }
    case 'is': {
      const value = of(expression.arg);
      return expression.value === 'null' ? value === null : truth(value) === (expression.value === 'true');
    }
    case 'arithmetic':
      return calculate(expression.operator, of(expression.left), of(expression.right));
    case 'negate': {
      const value = of(expression.arg);
      return value === null ? null : negate(value);
    }
    case 'like': {
      const [text, pattern] = [of(expression.arg), of(expression.pattern)];
      if (text === null || pattern === null) return null;
      return matchLike(formatValue(text), formatValue(pattern), expression.escape, expression.ignore_case);
    }
    case 'regex': {
      const [text, pattern] = [of(expression.arg), of(expression.pattern)];
      if (text === null || pattern === null) return null;
      return matchRegex(compilePosix(formatValue(pattern), expression.ignore_case), formatValue(text));
    }
    case 'call':
      return callFunction(expression.name, expression.args.map(of), context);
    case 'case': {
      const subject = expression.arg ? of(expression.arg) : undefined;
      const chosen = expression.whens.find(({ when }) =>
        subject === undefined ? truth(of(when)) : compareValues('=', subject, of(when)),
      );
      const result = chosen?.then ?? expression.otherwise;
      return result ? of(result) : null;
    }
    case 'cast':
      return (context.loose_casts === true ? castLoosely : castValue)(of(expression.arg), expression.type);
    case 'array':
      return expression.items.map(of);
    case 'quantified': {
      const [value, list] = [of(expression.left), of(expression.right)];
      if (list === null) return null;
      const answers = listOf(list).map((item) => compareValues(expression.operator, value, item));
      return junction(answers, expression.quantifier === 'any');
    }
    case 'aggregate':
      throw new CannotEvaluate(`${expression.name} over ${expression.table} needs the rows of another table`);
    case 'unknown':
      throw new CannotEvaluate(`this part could not be read: ${expression.sql}`);
    default:
      return expression satisfies never;
  }
};

/** `undefined` where the expression cannot be evaluated over this row. */
export const tryEvaluate = (
  expression: Expression,
  row: RowReader,
  context: EvaluationContext,
): SqlValue | undefined => {
  try {
    return evaluate(expression, row, context);
  } catch (error) {
    if (error instanceof CannotEvaluate) return undefined;
    throw error;
  }
};

/** Why no row can ever be evaluated, in words; `undefined` where the interpreter knows every part. */
export const whyNotEvaluable = (expression: Expression): string | undefined => {
  if (expression.op === 'unknown') return `the part ${expression.sql} could not be read`;
  if (expression.op === 'aggregate')
    return `${expression.name} over ${expression.table} needs the rows of another table`;
  if (expression.op === 'column' && expression.through?.length) return `${expression.name} belongs to another table`;
  if (expression.op === 'literal' && expression.type === 'number' && parseDecimal(expression.value) === undefined)
    return `the number ${expression.value} is beyond what can be calculated with`;
  if (expression.op === 'call' && expression.name === '.')
    return `the fields are not known of which one is ${expression.args[1]?.op === 'literal' ? String(expression.args[1].value) : 'asked for'}`;
  if (expression.op === 'call' && !isKnownFunction(expression.name))
    return `the function ${expression.name} is not known`;
  const unfollowed = expression.op === 'call' ? whyNotFollowed(expression) : undefined;
  if (unfollowed !== undefined) return unfollowed;
  for (const part of partsOf(expression)) {
    const why = whyNotEvaluable(part);
    if (why !== undefined) return why;
  }
  return undefined;
};
