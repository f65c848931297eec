import { callOf, type CallOf } from '../../language/functions/call-form.ts';
import { decimal, isWhole, roundDecimal } from '../../language/values/decimal.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { toDecimal, type SqlValue } from '../../language/values/sql-value.ts';
import type { ComparedCall } from './compared-call.ts';
import { columnOf } from './reduce-text-form.ts';
import { allOf, constantOf, demand, IMPOSSIBLE, tie, unproven, type Reduction, type Ways } from './reduction.ts';
import type { SolverColumn } from '../row-solution.ts';
import type { Domain } from '../domain/domain.ts';

const wholeOf = (value: SqlValue | undefined): bigint | undefined => {
  const number = toDecimal(value ?? null);
  return number && isWhole(number) ? roundDecimal(number, 0, 'truncate').unscaled : undefined;
};

const edge = (value: bigint): Domain['min'] => ({ value: decimal(value), inclusive: true });

/** Whether all bits of the number are ones, as in 7 and 4095. */
const isOnes = (mask: bigint): boolean => mask > 0n && (mask & (mask + 1n)) === 0n;

/** `x & 4095 = 0`, `x & ~7 = 0`, `x | 31 = 31`: low bits that are fixed, or the only ones. */
const maskedDomain = (operator: string, mask: bigint, rest: bigint): Domain | 'impossible' | undefined => {
  if (operator === '|') return isOnes(mask) && rest === mask ? { min: edge(0n), max: edge(mask) } : undefined;
  if (isOnes(~mask) && rest === 0n) return { min: edge(0n), max: edge(~mask) };
  if (!isOnes(mask)) return undefined;
  if (rest < 0n || rest > mask) return 'impossible';
  return { min: edge(0n), multiple: { divisor: decimal(mask + 1n), remainder: decimal(rest) } };
};

/** Comparisons of an integer's bits that are a range or multiples of a power of two; `undefined` for all others. */
export const reduceBits = (
  { operator, call, limit, reduction }: ComparedCall,
  by: CallOf<'bits'>['form']['by'],
): Ways | undefined => {
  const [first, second] = call.args;
  const isSwapped = columnOf(second, reduction) !== undefined;
  const [subject, given] = isSwapped ? [second, first] : [first, second];
  const column = columnOf(subject, reduction);
  const [operand, rest] = [given && wholeOf(constantOf(reduction, given)), wholeOf(limit)];
  if (column?.type.kind !== 'integer' || operand === undefined || rest === undefined) return undefined;
  const domain = operator === '=' ? maskedDomain(by, operand, rest) : undefined;
  return domain === 'impossible' ? IMPOSSIBLE : domain && demand(reduction, column.name, domain);
};

const isColumn = (expression: Expression | undefined, column: SolverColumn, reduction: Reduction): boolean =>
  columnOf(expression, reduction) === column;

/** The smaller and the larger mask of `a & b = a`, `a | b = b`, `a & ~b = 0`: only bits of the larger are set. */
const masksOf = (
  left: Expression,
  right: Expression,
  reduction: Reduction,
): readonly [lesser: SolverColumn, greater: SolverColumn] | undefined => {
  const masked = callOf(left, 'bits');
  if (!masked || masked.form.by === '~') return undefined;
  const [first, second] = masked.args;
  const negated = callOf(second, 'bits');
  const open = negated?.form.by === '~' ? negated.args[0] : undefined;
  const [a, b] = [columnOf(first, reduction), columnOf(open ?? second, reduction)];
  if (a?.type.kind !== 'integer' || b?.type.kind !== 'integer' || a === b) return undefined;
  if (open) return masked.form.by === '&' && wholeOf(constantOf(reduction, right)) === 0n ? [a, b] : undefined;
  const isFirst = isColumn(right, a, reduction);
  if (!isFirst && !isColumn(right, b, reduction)) return undefined;
  return isFirst === (masked.form.by === '&') ? [a, b] : [b, a];
};

/** A mask within another one: a random subset of its bits. */
export const reduceSubset = (left: Expression, right: Expression, reduction: Reduction): Ways | undefined => {
  const [lesser, greater] = masksOf(left, right, reduction) ?? masksOf(right, left, reduction) ?? [];
  if (!lesser || !greater || lesser.given) return undefined;
  const whole: Expression = { op: 'column', name: greater.name };
  const chance: Expression = { op: 'call', name: 'hashint8', args: [whole] };
  const expression: Expression = { op: 'call', name: '&', args: [whole, chance] };
  return allOf(reduction.columns, unproven(reduction), tie({ kind: 'equal', column: lesser.name, expression }));
};
