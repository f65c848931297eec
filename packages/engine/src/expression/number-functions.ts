import { calculate, negate } from './calculate.ts';
import { CannotEvaluate } from './cannot-evaluate.ts';
import {
  decimal,
  decimalFromNumber,
  isWhole,
  numberFromDecimal,
  roundDecimal,
  signOf,
  type Decimal,
  type Rounding,
} from './decimal.ts';
import { castValue } from './cast-value.ts';
import { formatValue } from './format-value.ts';
import { integerValue, isInteger, toDecimal, type SqlValue } from './sql-value.ts';
import type { SqlFunction } from './sql-function.ts';

const numberOf = (value: SqlValue | undefined): Decimal => {
  const number = toDecimal(
    typeof value === 'string' ? castValue(value, { kind: 'decimal', native: 'numeric' }) : (value ?? null),
  );
  if (!number) throw new CannotEvaluate(`${formatValue(value ?? null)} is not a number`);
  return number;
};

const keepInteger = (source: SqlValue | undefined, result: Decimal): SqlValue =>
  isInteger(source ?? null) ? integerValue(result) : result;

const rounder =
  (rounding: Rounding): SqlFunction =>
  ([value, digits]) => {
    const scale = digits === undefined ? 0 : numberFromDecimal(numberOf(digits));
    return keepInteger(value, roundDecimal(numberOf(value), scale, rounding));
  };

const power: SqlFunction = ([base, exponent]) => {
  const times = numberFromDecimal(numberOf(exponent));
  if (!Number.isInteger(times) || times < 0 || times > 64)
    throw new CannotEvaluate('only small whole powers are calculated');
  let result: SqlValue = 1;
  for (let count = 0; count < times; count += 1) result = calculate('*', result, base ?? null);
  return result;
};

const squareRoot: SqlFunction = ([value]) => {
  const number = numberFromDecimal(numberOf(value));
  if (number < 0) throw new CannotEvaluate('a negative number has no square root');
  return decimalFromNumber(Math.sqrt(number)) ?? null;
};

const wholeOf = (value: SqlValue | undefined): bigint => {
  const number = numberOf(value);
  if (!isWhole(number)) throw new CannotEvaluate(`${formatValue(value ?? null)} is not a whole number`);
  return roundDecimal(number, 0, 'truncate').unscaled;
};

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

const divisorOf = (a: bigint, b: bigint): bigint => (b === 0n ? magnitude(a) : divisorOf(b, a % b));

/** Functions over numbers that are NULL when any argument is. */
export const NUMBER_FUNCTIONS: Readonly<Record<string, SqlFunction>> = {
  abs: ([value]) => (signOf(numberOf(value)) < 0 ? negate(value ?? null) : (value ?? null)),
  round: rounder('half_away'),
  trunc: rounder('truncate'),
  truncate: rounder('truncate'),
  floor: rounder('floor'),
  ceil: rounder('ceil'),
  ceiling: rounder('ceil'),
  mod: ([left, right]) => calculate('%', left ?? null, right ?? null),
  div: ([left, right]) => roundDecimal(numberOf(calculate('/', left ?? null, right ?? null)), 0, 'truncate'),
  sign: ([value]) => signOf(numberOf(value)),
  power,
  pow: power,
  '^': power,
  '@': ([value]) => (signOf(numberOf(value)) < 0 ? negate(value ?? null) : (value ?? null)),
  '|/': squareRoot,
  gcd: ([left, right]) => integerValue(decimal(divisorOf(wholeOf(left), wholeOf(right)))),
  lcm: ([left, right]) => {
    const [a, b] = [wholeOf(left), wholeOf(right)];
    const common = divisorOf(a, b);
    return common === 0n ? 0 : integerValue(decimal(magnitude((a / common) * b)));
  },
  scale: ([value]) => numberOf(value).scale,
  sqrt: squareRoot,
};
