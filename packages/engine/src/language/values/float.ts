import { decimalFromNumber, numberFromDecimal, type Decimal } from './decimal.ts';

/** The binary number that a decimal names. */
export const floatFromDecimal = (value: Decimal): number => {
  const number = numberFromDecimal(value);
  return value.float === 32 ? Math.fround(number) : number;
};

/** The same number as a float of that many bits. */
export const asFloat = (value: Decimal, bits: 32 | 64): Decimal => {
  // Among long floats a short one counts as its binary value, no longer as the text that names it.
  const long = value.float === 32 && bits === 64 ? decimalFromNumber(floatFromDecimal(value)) : undefined;
  return { ...(long ?? value), float: bits };
};

/** Digits that PostgreSQL keeps when a float becomes a decimal. */
const DIGITS = { 32: 6, 64: 15 } as const;

/** A float as its exact decimal; other decimals unchanged. */
export const withoutFloat = (value: Decimal): Decimal => {
  if (value.float === undefined) return value;
  const { kind, unscaled, scale } = value;
  return (
    decimalFromNumber(Number(floatFromDecimal(value).toPrecision(DIGITS[value.float]))) ?? { kind, unscaled, scale }
  );
};

export const isFloat = (...values: readonly Decimal[]): boolean => values.some(({ float }) => float !== undefined);

/** Adds and multiplies as a server does: rounded to the nearest binary number, a short one only if both are. */
export const calculateFloats = (operator: '+' | '-' | '*' | '/', x: Decimal, y: Decimal): Decimal | undefined => {
  const [a, b] = [floatFromDecimal(x), floatFromDecimal(y)];
  const result = operator === '+' ? a + b : operator === '-' ? a - b : operator === '*' ? a * b : a / b;
  const bits = x.float === 32 && y.float === 32 ? 32 : 64;
  const number = decimalFromNumber(bits === 32 ? Math.fround(result) : result);
  return number && { ...number, float: bits };
};
