import { decimal, isWhole, roundDecimal } from '../../language/values/decimal.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { toDecimal, type SqlValue } from '../../language/values/sql-value.ts';
import { columnOf } from './reduce-text-form.ts';
import {
  allOf,
  constantOf,
  demand,
  IMPOSSIBLE,
  tie,
  unproven,
  type PlainComparison,
  type Reduction,
  type Ways,
} from './reduction.ts';
import type { SolverColumn } from '../row-solution.ts';
import type { Domain } from '../domain/domain.ts';

const wholeOf = (value: SqlValue | undefined): bigint | undefined => {
  const number = toDecimal(value ?? null);
  return number && isWhole(number) ? roundDecimal(number, 0, 'truncate').unscaled : undefined;
};

const edge = (
  value: bigint,
  inclusive = true,
): { readonly value: ReturnType<typeof decimal>; readonly inclusive: boolean } => ({
  value: decimal(value),
  inclusive,
});

/** Whether the number is all ones, such as 7 and 4095. */
const isOnes = (mask: bigint): boolean => mask > 0n && (mask & (mask + 1n)) === 0n;

/** `x & 4095 = 0`, `x & ~7 = 0`, `x | 31 = 31`: low bits that are given, or the only ones. */
const maskedDomain = (operator: string, mask: bigint, rest: bigint): Domain | 'impossible' | undefined => {
  if (operator === '|') return isOnes(mask) && rest === mask ? { min: edge(0n), max: edge(mask) } : undefined;
  if (isOnes(~mask) && rest === 0n) return { min: edge(0n), max: edge(~mask) };
  if (!isOnes(mask)) return undefined;
  if (rest < 0n || rest > mask) return 'impossible';
  return { min: edge(0n), multiple: { divisor: decimal(mask + 1n), remainder: decimal(rest) } };
};

const shiftedDomain = (operator: PlainComparison, bits: bigint, limit: bigint): Domain | undefined => {
  const [start, end] = [limit << bits, (limit + 1n) << bits];
  switch (operator) {
    case '<':
      return { max: edge(start, false) };
    case '<=':
      return { max: edge(end, false) };
    case '>':
      return { min: edge(end) };
    case '>=':
      return { min: edge(start) };
    case '=':
      return { min: edge(start), max: edge(end, false) };
    default:
      return undefined;
  }
};

/** Comparisons of a whole number's bits that are a range or multiples of a power of two; `undefined` for all others. */
export const reduceBits = (
  operator: PlainComparison,
  { name, args }: Extract<Expression, { op: 'call' }>,
  value: SqlValue,
  reduction: Reduction,
): Ways | undefined => {
  const [first, second] = args;
  const swapped = name !== '>>' && columnOf(second, reduction) !== undefined;
  const [subject, given] = swapped ? [second, first] : [first, second];
  const column = columnOf(subject, reduction);
  const [operand, limit] = [given && wholeOf(constantOf(reduction, given)), wholeOf(value)];
  if (column?.type.kind !== 'integer' || operand === undefined || limit === undefined) return undefined;
  if (name === '>>') {
    const domain = operand >= 0n && operand < 63n ? shiftedDomain(operator, operand, limit) : undefined;
    return domain && demand(reduction, column.name, domain);
  }
  const domain = operator === '=' ? maskedDomain(name, operand, limit) : undefined;
  return domain === 'impossible' ? IMPOSSIBLE : domain && demand(reduction, column.name, domain);
};

const isColumn = (expression: Expression | undefined, column: SolverColumn, reduction: Reduction): boolean =>
  columnOf(expression, reduction) === column;

/** The lesser and the greater mask of `a & b = a`, `a | b = b`, `a & ~b = 0`: no bit is set but in the greater. */
const masksOf = (
  left: Expression,
  right: Expression,
  reduction: Reduction,
): readonly [lesser: SolverColumn, greater: SolverColumn] | undefined => {
  if (left.op !== 'call' || (left.name !== '&' && left.name !== '|')) return undefined;
  const [first, second] = left.args;
  const open = second?.op === 'call' && second.name === '~' ? second.args[0] : undefined;
  const [a, b] = [columnOf(first, reduction), columnOf(open ?? second, reduction)];
  if (a?.type.kind !== 'integer' || b?.type.kind !== 'integer' || a === b) return undefined;
  if (open) return left.name === '&' && wholeOf(constantOf(reduction, right)) === 0n ? [a, b] : undefined;
  const isFirst = isColumn(right, a, reduction);
  if (!isFirst && !isColumn(right, b, reduction)) return undefined;
  return isFirst === (left.name === '&') ? [a, b] : [b, a];
};

/** A mask within another one: those of its bits that chance leaves. */
export const reduceSubset = (left: Expression, right: Expression, reduction: Reduction): Ways | undefined => {
  const [lesser, greater] = masksOf(left, right, reduction) ?? masksOf(right, left, reduction) ?? [];
  if (!lesser || !greater || lesser.given) return undefined;
  const whole: Expression = { op: 'column', name: greater.name };
  const chance: Expression = { op: 'call', name: 'hashint8', args: [whole] };
  const expression: Expression = { op: 'call', name: '&', args: [whole, chance] };
  return allOf(reduction.columns, unproven(reduction), tie({ kind: 'equal', column: lesser.name, expression }));
};
