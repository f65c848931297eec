import type { Expression } from '../../language/expression/expression.ts';
import type { Decimal } from '../../language/values/decimal.ts';
import type { Goal, PlainComparison, Reduction } from './reduction.ts';

/** A call that is compared with a number. */
export type ComparedCall = {
  readonly operator: PlainComparison;
  readonly call: Extract<Expression, { op: 'call' }>;
  readonly limit: Decimal;
  readonly goal: Goal;
  readonly reduction: Reduction;
};
