import { decimal, isWhole, roundDecimal } from '../expression/decimal.ts';
import type { Expression } from '../expression/expression.ts';
import { toDecimal, type SqlValue } from '../expression/sql-value.ts';
import { columnOf } from './reduce-text-form.ts';
import { constantOf, demand, IMPOSSIBLE, type PlainComparison, type Reduction, type Ways } from './reduction.ts';
import type { Domain } from './domain.ts';

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
