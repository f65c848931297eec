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

/** The value of a column of the row. For a path `a.b.c` the argument is the steps of the path. */
export type RowReader = (name: string, through?: readonly string[]) => SqlValue;

const truth = (value: SqlValue): boolean | null => {
  if (value === null || typeof value === 'boolean') return value;
  // In MySQL and SQLite booleans are numbers.
  if (typeof value === 'number') return value !== 0;
  if (typeof value === 'string') return castValue(value, { kind: 'boolean', native: 'boolean' }) === true;
  throw new CannotEvaluate(`${formatValue(value)} is not a boolean`);
};

/** `stop` is the operand that decides alone: FALSE for AND, TRUE for OR. */
const junction = (values: readonly (boolean | null)[], stop: boolean): boolean | null => {
  let unknown = false;
  for (const value of values) {
    if (value === stop) return stop;
    unknown ||= value === null;
  }
  return unknown ? null : !stop;
};

/** The same for operands that are only evaluated until one decides: the others may be beyond the interpreter. */
const junctionOf = (
  parts: readonly Expression[],
  stop: boolean,
  row: RowReader,
  context: EvaluationContext,
): boolean | null => {
  let unknown = false;
  for (const part of parts) {
    const value = truth(evaluate(part, row, context));
    if (value === stop) return stop;
    unknown ||= value === null;
  }
  return unknown ? null : !stop;
};

/** Whole, and read exactly without a detour. */
const SHORT_NUMBER = /^\d{1,15}$/;

const literal = (expression: Extract<Expression, { op: 'literal' }>): SqlValue => {
  if (expression.type !== 'number') return expression.value;
  if (SHORT_NUMBER.test(expression.value)) return Number(expression.value);
  const number = parseDecimal(expression.value);
  if (!number) throw new CannotEvaluate(`${expression.value} is not a number`);
  return number.scale === 0 ? integerValue(number) : number;
};

const listOf = (value: SqlValue): readonly SqlValue[] => {
  if (value !== null && isList(value)) return value;
  throw new CannotEvaluate(`${formatValue(value)} is not an array`);
};

/** The value of an expression over a row, under SQL's three-valued logic. Throws only `CannotEvaluate`. */
// oxlint-disable-next-line max-lines-per-function -- one case for each operator
export const evaluate = (expression: Expression, row: RowReader, context: EvaluationContext): SqlValue => {
  // Called for every node of every attempt at a row, so a node allocates only what its kind needs.
  switch (expression.op) {
    case 'literal':
      return literal(expression);
    case 'column':
      return row(expression.name, expression.through);
    case 'not': {
      const value = truth(evaluate(expression.arg, row, context));
      return value === null ? null : !value;
    }
    case 'and':
      return junctionOf(expression.args, false, row, context);
    case 'or':
      return junctionOf(expression.args, true, row, context);
    case 'compare':
      return compareValues(
        expression.operator,
        evaluate(expression.left, row, context),
        evaluate(expression.right, row, context),
      );
    case 'in': {
      const value = evaluate(expression.arg, row, context);
      return junction(
        expression.list.map((item) => compareValues('=', value, evaluate(item, row, context))),
        true,
      );
    }
    case 'is': {
      const value = evaluate(expression.arg, row, context);
      return expression.value === 'null' ? value === null : truth(value) === (expression.value === 'true');
    }
    case 'arithmetic':
      return calculate(
        expression.operator,
        evaluate(expression.left, row, context),
        evaluate(expression.right, row, context),
      );
    case 'negate': {
      const value = evaluate(expression.arg, row, context);
      return value === null ? null : negate(value);
    }
    case 'like': {
      const [text, pattern] = [evaluate(expression.arg, row, context), evaluate(expression.pattern, row, context)];
      if (text === null || pattern === null) return null;
      return matchLike(formatValue(text), formatValue(pattern), expression.escape, expression.ignore_case);
    }
    case 'regex': {
      const [text, pattern] = [evaluate(expression.arg, row, context), evaluate(expression.pattern, row, context)];
      if (text === null || pattern === null) return null;
      return matchRegex(compilePosix(formatValue(pattern), expression.ignore_case), formatValue(text));
    }
    case 'call':
      return callFunction(
        expression.name,
        expression.args.map((part) => evaluate(part, row, context)),
        context,
      );
    case 'case': {
      const subject = expression.arg ? evaluate(expression.arg, row, context) : undefined;
      const chosen = expression.whens.find(({ when }) =>
        subject === undefined
          ? truth(evaluate(when, row, context))
          : compareValues('=', subject, evaluate(when, row, context)),
      );
      const result = chosen?.then ?? expression.otherwise;
      return result ? evaluate(result, row, context) : null;
    }
    case 'cast':
      return (context.loose_casts === true ? castLoosely : castValue)(
        evaluate(expression.arg, row, context),
        expression.type,
      );
    case 'array':
      return expression.items.map((part) => evaluate(part, row, context));
    case 'quantified': {
      const [value, list] = [evaluate(expression.left, row, context), evaluate(expression.right, row, context)];
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

/** Why no row can ever be evaluated; `undefined` where the interpreter knows every part. */
export const whyNotEvaluable = (expression: Expression): string | undefined => {
  if (expression.op === 'unknown') return `the part ${expression.sql} could not be read`;
  if (expression.op === 'aggregate')
    return `${expression.name} over ${expression.table} needs the rows of another table`;
  if (expression.op === 'column' && expression.through?.length) return `${expression.name} belongs to another table`;
  if (expression.op === 'literal' && expression.type === 'number' && parseDecimal(expression.value) === undefined)
    return `the number ${expression.value} is too large to calculate with`;
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
