import { MONTH_DAYS } from '../../language/values/calendar.ts';
import {
  addDecimals,
  compareDecimals,
  decimal,
  divideDecimals,
  isWhole,
  multiplyDecimals,
  negateDecimal,
  numberFromDecimal,
  ONE,
  signOf,
  ZERO,
  type Decimal,
} from '../../language/values/decimal.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { isInteger, isList, toDecimal, type SqlValue } from '../../language/values/sql-value.ts';
import type { Term } from '../domain/conjunct.ts';
import { constantOf, type Reduction } from './reduction.ts';
import { DAY, kindOfColumn, placeOf, stepOf } from '../domain/scalar.ts';

/** The unit of a sum: `days` is the difference of two dates, a number of days. */
type Unit = 'number' | 'instant' | 'clock' | 'span' | 'days';

/**
 * A sum of columns, each with a factor, and a constant. Times are in microseconds; months are separate because they
 * have no fixed length.
 */
export type LinearForm = {
  readonly unit: Unit;
  readonly terms: readonly Term[];
  readonly constant: Decimal;
  readonly months: number;
  /** It contains only integers, so a division would truncate. */
  readonly whole: boolean;
  /** It contains only dates, so a difference counts days. */
  readonly dates: boolean;
};

/** The context of a sum: the types of columns, and the present time. */
type Ground = Pick<Reduction, 'columns' | 'as_of_micros'>;

const form = (unit: Unit, constant: Decimal, extra: Partial<LinearForm> = {}): LinearForm => ({
  unit,
  terms: [],
  constant,
  months: 0,
  whole: false,
  dates: false,
  ...extra,
});

const ofConstant = (value: SqlValue): LinearForm | undefined => {
  const number = toDecimal(value);
  if (number) return form('number', number, { whole: isInteger(value) });
  if (value === null || typeof value !== 'object' || isList(value)) return undefined;
  if (value.kind === 'interval') {
    const rest = placeOf('span', { ...value, months: 0 });
    return rest && form('span', rest, { months: value.months });
  }
  const unit = value.kind === 'time' ? 'clock' : 'instant';
  const place = placeOf(unit, value);
  return place && form(unit, place, { dates: value.kind === 'date' });
};

const scale = (linear: LinearForm, factor: Decimal): LinearForm | undefined => {
  const whole = linear.whole && isWhole(factor);
  const months =
    linear.months === 0
      ? 0
      : isWhole(factor)
        ? linear.months * Number(factor.unscaled / 10n ** BigInt(factor.scale))
        : undefined;
  if (months === undefined) return undefined;
  const terms = linear.terms.map((term) => ({ ...term, factor: multiplyDecimals(term.factor, factor) }));
  return { ...linear, terms, constant: multiplyDecimals(linear.constant, factor), months, whole };
};

/** The sum of both; terms of the same column are merged, or cancel. */
const addForms = (a: LinearForm, b: LinearForm, unit: Unit): LinearForm => {
  const factors = new Map<string, Decimal>();
  for (const { column, factor } of [...a.terms, ...b.terms]) {
    factors.set(column, addDecimals(factors.get(column) ?? ZERO, factor));
  }
  return {
    unit,
    terms: [...factors].flatMap(([column, factor]) => (signOf(factor) === 0 ? [] : [{ column, factor }])),
    constant: addDecimals(a.constant, b.constant),
    months: a.months + b.months,
    whole: a.whole && b.whole,
    dates: a.dates && (b.dates || b.unit === 'number'),
  };
};

const opposite = (linear: LinearForm): LinearForm => ({
  ...linear,
  terms: linear.terms.map((term) => ({ ...term, factor: negateDecimal(term.factor) })),
  constant: negateDecimal(linear.constant),
  months: -linear.months,
});

const add = (left: LinearForm, right: LinearForm, minus: boolean): LinearForm | undefined => {
  const signed = minus ? opposite(right) : right;
  const [a, b] = [left.unit, right.unit];
  if (a === b && (a === 'number' || a === 'span' || a === 'days')) return addForms(left, signed, a);
  if ((a === 'instant' || a === 'clock') && b === 'span') return addForms(left, signed, a);
  if (a === 'span' && (b === 'instant' || b === 'clock') && !minus) return addForms(right, left, b);
  if (a === b && minus) return addForms(left, signed, left.dates && right.dates ? 'days' : 'span');
  if (a === 'number' && right.dates && !minus) return add(right, left, false);
  if (left.dates && b === 'number') {
    const days = scale(signed, DAY);
    return days && addForms(left, { ...days, unit: 'number' }, 'instant');
  }
  if ((a === 'days' && b === 'number') || (a === 'number' && b === 'days')) {
    const days = scale(a === 'number' ? left : signed, DAY);
    return days && addForms(a === 'number' ? days : left, a === 'number' ? signed : days, 'days');
  }
  return undefined;
};

const multiply = (left: LinearForm, right: LinearForm): LinearForm | undefined => {
  if (right.unit === 'number' && right.terms.length === 0) return scale(left, right.constant);
  if (left.unit === 'number' && left.terms.length === 0) return scale(right, left.constant);
  return timesSpan(left, right) ?? timesSpan(right, left);
};

/** A numeric column times an interval that is the same in every row. */
const timesSpan = (numbers: LinearForm, span: LinearForm): LinearForm | undefined => {
  if (numbers.unit !== 'number' || span.unit !== 'span' || span.terms.length > 0 || span.months !== 0) return undefined;
  const lengths = scale(numbers, span.constant);
  return lengths && { ...lengths, unit: 'span', whole: false };
};

/** The quotient, if it is a finite decimal. */
const exactQuotient = (value: Decimal, by: Decimal): Decimal | undefined => {
  const quotient = divideDecimals(value, by, 30, 'truncate');
  return quotient && compareDecimals(multiplyDecimals(quotient, by), value) === 0 ? quotient : undefined;
};

const divide = (left: LinearForm, right: LinearForm): LinearForm | undefined => {
  if (right.unit !== 'number' || right.terms.length > 0 || (left.whole && right.whole)) return undefined;
  const constant = exactQuotient(left.constant, right.constant);
  const months = exactQuotient(decimal(BigInt(left.months)), right.constant);
  if (constant === undefined || months === undefined || !isWhole(months)) return undefined;
  const terms = left.terms.flatMap(({ column, factor }) => {
    const part = exactQuotient(factor, right.constant);
    return part === undefined ? [] : [{ column, factor: part }];
  });
  if (terms.length < left.terms.length) return undefined;
  return { ...left, terms, constant, months: numberFromDecimal(months), whole: false };
};

const ofColumn = (name: string, ground: Ground): LinearForm | undefined => {
  const column = ground.columns.get(name);
  const unit = column && kindOfColumn(column);
  if (!column || (unit !== 'number' && unit !== 'instant' && unit !== 'clock' && unit !== 'span')) return undefined;
  const step = stepOf(column);
  return form(unit, ZERO, {
    terms: [{ column: name, factor: ONE }],
    whole: column.type.kind === 'integer' && step !== undefined,
    dates: column.type.kind === 'date',
  });
};

/** The expression as a sum, if it is one. */
export const linearFormOf = (expression: Expression, ground: Ground): LinearForm | undefined => {
  const constant = constantOf(ground, expression);
  if (constant !== undefined) return ofConstant(constant);
  if (expression.op === 'column') return ofColumn(expression.name, ground);
  if (expression.op === 'negate') {
    const inner = linearFormOf(expression.arg, ground);
    return inner && (inner.unit === 'number' || inner.unit === 'span') ? opposite(inner) : undefined;
  }
  if (expression.op !== 'arithmetic') return undefined;
  const left = linearFormOf(expression.left, ground);
  const right = linearFormOf(expression.right, ground);
  if (!left || !right) return undefined;
  switch (expression.operator) {
    case '+':
    case '-':
      return add(left, right, expression.operator === '-');
    case '*':
      return multiply(left, right);
    case '/':
      return divide(left, right);
    default:
      return undefined;
  }
};

/** left - right, on one line; `undefined` if the two cannot be compared. */
export const differenceOf = (left: Expression, right: Expression, ground: Ground): LinearForm | undefined => {
  const sides = [linearFormOf(left, ground), linearFormOf(right, ground)] as const;
  const textSide = (
    side: LinearForm | undefined,
    expression: Expression,
    other: LinearForm | undefined,
  ): LinearForm | undefined => {
    // A text beside a sum of times is read with the type of that sum.
    const value = side ? undefined : constantOf(ground, expression);
    const place = typeof value === 'string' && other && other.unit !== 'days' ? placeOf(other.unit, value) : undefined;
    return side ?? (place && other && form(other.unit, place));
  };
  const [a, b] = [textSide(sides[0], left, sides[1]), textSide(sides[1], right, sides[0])];
  if (!a || !b) return undefined;
  if (a.unit === b.unit) return addForms(a, opposite(b), a.unit);
  if ((a.unit === 'days' && b.unit === 'number') || (a.unit === 'number' && b.unit === 'days')) return add(a, b, true);
  return undefined;
};

/** Months as microseconds, with the longest or shortest length, so that the comparison holds for any months. */
export const settleMonths = (linear: LinearForm): Decimal => {
  if (linear.months === 0) return linear.constant;
  const days = linear.months * MONTH_DAYS[linear.months > 0 ? 'most' : 'least'];
  return addDecimals(linear.constant, multiplyDecimals(decimal(BigInt(days)), DAY));
};
