import { argsOf } from '../../language/functions/call-form.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { DAY_OF_MOMENT } from '../../language/functions/rising.ts';
import { decimal, numberFromDecimal } from '../../language/values/decimal.ts';
import { toDecimal } from '../../language/values/sql-value.ts';
import { kindOfColumn } from '../domain/scalar.ts';
import type { SolverColumn } from '../row-solution.ts';
import { reduceAge } from './reduce-age.ts';
import { reduceCall, reduceRemainder, reduceRising } from './reduce-call.ts';
import { changeOf, columnOf } from './reduce-text-form.ts';
import { reduceUnchanged } from './reduce-unchanged.ts';
import { constantOf, demand, type Goal, type PlainComparison, type Reduction, type Ways } from './reduction.ts';

/**
 * The number of digits after the point that `round(x, n)`, `trunc(x)` and similar functions leave in a number that they
 * do not change.
 */
const digitsKept = (other: Expression, column: SolverColumn, reduction: Reduction): number | undefined => {
  const [rounded, given] = argsOf(other, 'rounding');
  if (!rounded || columnOf(rounded, reduction) !== column || kindOfColumn(column) !== 'number') return undefined;
  const digits = given === undefined ? 0 : toDecimal(constantOf(reduction, given) ?? null);
  const count = typeof digits === 'object' ? numberFromDecimal(digits) : digits;
  return count !== undefined && Number.isInteger(count) && count >= 0 && count <= 6 ? count : undefined;
};

/** Comparisons that constrain one column through a function of it; `undefined` for all others. */
export const reduceSpecialForm = (
  operator: PlainComparison,
  left: Expression,
  right: Expression,
  goal: Goal,
  reduction: Reduction,
): Ways | undefined => {
  for (const [side, other] of [
    [left, right],
    [right, left],
  ] as const) {
    // x = lower(x), x = trim(x)
    const column = columnOf(side, reduction);
    const same = other.op === 'call' && other.args.length === 1 && columnOf(other.args[0], reduction) === column;
    const unchanged = same ? changeOf(other.name) : undefined;
    if (operator === '=' && column && unchanged && kindOfColumn(column) === 'text') {
      return demand(reduction, column.name, unchanged);
    }
    const kept = operator === '=' && column ? reduceUnchanged(other, column, goal, reduction) : undefined;
    if (kept) return kept;
    const digits = operator === '=' && column ? digitsKept(other, column, reduction) : undefined;
    if (column && digits !== undefined)
      return demand(reduction, column.name, { multiple: { divisor: decimal(1n, digits), remainder: decimal(0n) } });
  }
  const value = constantOf(reduction, right);
  if (value === undefined || value === null) return undefined;
  const age = reduceAge(operator, left, right, value, goal, reduction);
  if (age) return age;
  if (left.op === 'call') return reduceCall(operator, left, value, goal, reduction);
  if (left.op === 'arithmetic' && left.operator === '%') {
    const column = columnOf(left.left, reduction);
    const [divisor, rest] = [toDecimal(constantOf(reduction, left.right) ?? null), toDecimal(value)];
    return column && divisor && rest ? reduceRemainder(operator, column, divisor, rest, reduction) : undefined;
  }
  if (left.op === 'cast' && left.type.kind === 'date') {
    const column = columnOf(left.arg, reduction);
    return column?.type.kind === 'timestamp'
      ? reduceRising(DAY_OF_MOMENT, operator, [left.arg], value, reduction)
      : undefined;
  }
  return undefined;
};
