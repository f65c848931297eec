import type { Expression } from './expression.ts';
import { parseInterval } from '../values/parse-interval.ts';
import { partsOf } from './walk-expression.ts';

/** Whether it adds months or years somewhere: only a calendar knows their length. */
export const hasMonths = (expression: Expression): boolean => {
  if (expression.op !== 'cast' || expression.type.kind !== 'interval' || expression.arg.op !== 'literal')
    return partsOf(expression).some(hasMonths);
  const { arg } = expression;
  const interval = arg.type === 'text' ? parseInterval(arg.value) : undefined;
  return interval !== undefined && interval.months !== 0;
};
