import { argsOf } from '../../language/functions/call-form.ts';
import { numberFromDecimal } from '../../language/values/decimal.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { tagged, toDecimal, type SqlValue } from '../../language/values/sql-value.ts';
import { allOf, constantOf, type Goal, type PlainComparison, type Reduction, type Ways } from './reduction.ts';

const TODAY: Expression = { op: 'call', name: 'current_date', args: [] };

const years = (count: number): Expression => ({
  op: 'cast',
  arg: { op: 'literal', type: 'text', value: `${count} years` },
  type: { kind: 'interval', native: 'interval' },
});

/** The two timestamps of `age(later, earlier)`; a single one is counted up to today. */
const momentsOf = (expression: Expression | undefined): readonly [Expression, Expression] | undefined => {
  const [first, second] = argsOf(expression, 'age');
  if (!first) return undefined;
  return second ? [first, second] : [TODAY, first];
};

/**
 * `age(a, b) >= interval '18 years'` as `a >= b + interval '18 years'`: sums of months leave enough margin that the
 * length of each month does not matter.
 */
const compareAge = (
  operator: PlainComparison,
  [later, earlier]: readonly [Expression, Expression],
  span: Expression,
  goal: Goal,
  reduction: Reduction,
): Ways =>
  reduction.reduce(
    {
      op: 'compare',
      operator,
      left: later,
      right: { op: 'arithmetic', operator: '+', left: earlier, right: span },
    },
    { ...goal, truth: true },
  );

/** Comparisons of an age, or of the full years of one, with a constant; `undefined` for all others. */
export const reduceAge = (
  operator: PlainComparison,
  left: Expression,
  right: Expression,
  value: SqlValue,
  goal: Goal,
  reduction: Reduction,
): Ways | undefined => {
  const whole = momentsOf(left);
  if (whole)
    return tagged(value)?.kind === 'interval' && operator !== '=' && operator !== '<>'
      ? compareAge(operator, whole, right, goal, reduction)
      : undefined;
  const [field, age] = argsOf(left, 'time_field');
  const moments = momentsOf(age);
  const limit = toDecimal(value);
  if (!moments || !field || !limit || constantOf(reduction, field) !== 'year') return undefined;
  const count = numberFromDecimal(limit);
  const compare = (which: PlainComparison, than: number): Ways =>
    compareAge(which, moments, years(than), goal, reduction);
  if (!Number.isInteger(count)) return undefined;
  switch (operator) {
    case '>=':
      return compare('>=', count);
    case '>':
      return compare('>=', count + 1);
    case '<':
      return compare('<', count);
    case '<=':
      return compare('<', count + 1);
    case '=':
      return allOf(reduction.columns, compare('>=', count), compare('<', count + 1));
    default:
      return undefined;
  }
};
