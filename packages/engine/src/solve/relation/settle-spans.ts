import type { Expression } from '../../language/expression/expression.ts';
import { MONTH_DAYS } from '../../language/values/calendar.ts';
import { parseInterval } from '../../language/values/parse-interval.ts';

const days = (count: number, micros: number): Expression => ({
  op: 'cast',
  arg: { op: 'literal', type: 'text', value: `${count} days ${micros} microseconds` },
  type: { kind: 'interval', native: 'interval' },
});

/**
 * Months of a limit as days, with the minimum or maximum length, so that a value within the days is also within the
 * months: rows are computed without a calendar.
 */
export const settleSpans = (expression: Expression, side: 'min' | 'max'): Expression => {
  const other = side === 'min' ? 'max' : 'min';
  if (expression.op === 'arithmetic' && (expression.operator === '+' || expression.operator === '-'))
    return {
      ...expression,
      left: settleSpans(expression.left, side),
      right: settleSpans(expression.right, expression.operator === '-' ? other : side),
    };
  if (expression.op !== 'cast') return expression;
  const { arg, type } = expression;
  if (type.kind !== 'interval' || arg.op !== 'literal' || arg.type !== 'text')
    return { ...expression, arg: settleSpans(arg, side) };
  const interval = parseInterval(arg.value);
  if (interval === undefined || interval.months === 0) return expression;
  const month = (side === 'max') === interval.months > 0 ? 'least' : 'most';
  return days(interval.days + interval.months * MONTH_DAYS[month], interval.micros);
};
