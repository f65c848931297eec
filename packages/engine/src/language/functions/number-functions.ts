import { calculate, negate } from '../values/calculate.ts';
import { itemsOf } from './array-functions.ts';
import { CannotEvaluate, CannotRead } from '../values/cannot-evaluate.ts';
import { orderValues } from '../values/compare-values.ts';
import {
  decimal,
  decimalFromNumber,
  divideDecimals,
  isWhole,
  multiplyDecimals,
  negateDecimal,
  numberFromDecimal,
  roundDecimal,
  signOf,
  subtractDecimals,
  type Decimal,
  type Rounding,
} from '../values/decimal.ts';
import { castValue } from '../values/cast-value.ts';
import { formatValue } from '../values/format-value.ts';
import { integerValue, isInteger, toDecimal, type SqlValue } from '../values/sql-value.ts';
import { FLOORED } from './rising.ts';
import { familyOf, strict, type Compute, type FunctionFamily } from './sql-function.ts';

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
  (rounding: Rounding): Compute =>
  ([value, digits]) => {
    const scale = digits === undefined ? 0 : numberFromDecimal(numberOf(digits));
    return keepInteger(value, roundDecimal(numberOf(value), scale, rounding));
  };

const power: Compute = ([base, exponent]) => {
  const times = numberFromDecimal(numberOf(exponent));
  if (!Number.isInteger(times) || times < 0 || times > 64)
    throw new CannotEvaluate('only small whole exponents are supported');
  let result: SqlValue = 1;
  for (let count = 0; count < times; count += 1) result = calculate('*', result, base ?? null);
  return result;
};

const squareRoot: Compute = ([value]) => {
  const number = numberFromDecimal(numberOf(value));
  if (number < 0) throw new CannotRead('a negative number has no square root');
  return decimalFromNumber(Math.sqrt(number)) ?? null;
};

const wholeOf = (value: SqlValue | undefined): bigint => {
  const number = numberOf(value);
  if (!isWhole(number)) throw new CannotEvaluate(`${formatValue(value ?? null)} is not a whole number`);
  return roundDecimal(number, 0, 'truncate').unscaled;
};

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

const divisorOf = (a: bigint, b: bigint): bigint => (b === 0n ? magnitude(a) : divisorOf(b, a % b));

/**
 * `width_bucket(x, low, high, count)`, and `width_bucket(x, lower bounds)`: the number of the bucket that contains x.
 */
const widthBucket: Compute = ([value = null, low, high, count]) => {
  if (high === undefined || count === undefined)
    return itemsOf(low).filter((end) => end !== null && orderValues(end, value) <= 0).length;
  const [x, from, to] = [numberOf(value), numberOf(low), numberOf(high)];
  const [buckets, width] = [wholeOf(count), subtractDecimals(to, from)];
  if (buckets <= 0n || signOf(width) === 0) throw new CannotRead('there is no range to divide into buckets');
  const upwards = signOf(width) > 0;
  const offset = upwards ? subtractDecimals(x, from) : subtractDecimals(from, x);
  if (signOf(offset) < 0) return 0;
  const share = divideDecimals(
    multiplyDecimals(offset, decimal(buckets)),
    upwards ? width : negateDecimal(width),
    0,
    'floor',
  );
  const bucket = share === undefined || share.unscaled > buckets ? buckets : share.unscaled;
  return integerValue(decimal(bucket + 1n));
};

/** The fewest digits after the point that show the number. */
const trimmed = (number: Decimal): Decimal => {
  let { unscaled, scale } = number;
  for (; scale > 0 && unscaled % 10n === 0n; scale -= 1) unscaled /= 10n;
  return decimal(unscaled, scale);
};

/** Functions over numbers that are NULL when any argument is. */
export const NUMBER_FUNCTIONS: FunctionFamily = {
  abs: strict(([value]) => (signOf(numberOf(value)) < 0 ? negate(value ?? null) : (value ?? null)), {
    form: { is: 'magnitude' },
    result: 'number',
    scale: 'kept',
    total: true,
    written: { postgresql: 'abs', mysql: 'ABS', sqlite: 'abs' },
  }),
  round: strict(rounder('half_away'), {
    form: { is: 'rounding', by: 'half_away' },
    scale: 'given',
    total: true,
    written: { postgresql: 'round', mysql: 'ROUND', sqlite: 'round' },
  }),
  trunc: strict(rounder('truncate'), {
    form: { is: 'rounding', by: 'truncate' },
    scale: 'given',
    total: true,
    names: { mysql: ['truncate'] },
    written: { postgresql: 'trunc' },
  }),
  floor: strict(rounder('floor'), {
    form: { is: 'rounding', by: 'floor' },
    rises: FLOORED,
    scale: 'whole',
    total: true,
    written: { postgresql: 'floor' },
  }),
  ceil: strict(rounder('ceil'), {
    form: { is: 'rounding', by: 'ceil' },
    scale: 'whole',
    total: true,
    names: { mysql: ['ceiling'], sqlite: ['ceiling'] },
    written: { postgresql: 'ceil' },
  }),
  ceiling: strict(rounder('ceil'), {
    form: { is: 'rounding', by: 'ceil' },
    scale: 'whole',
    total: true,
    written: { postgresql: 'ceiling' },
  }),
  mod: strict(([left, right]) => calculate('%', left ?? null, right ?? null), {
    form: { is: 'remainder' },
    result: 'number',
    scale: 'kept',
    written: { postgresql: 'mod' },
  }),
  sign: strict(([value]) => signOf(numberOf(value)), {
    scale: 'whole',
    total: true,
    written: { postgresql: 'sign' },
  }),
  '@': strict(([value]) => (signOf(numberOf(value)) < 0 ? negate(value ?? null) : (value ?? null)), {
    form: { is: 'magnitude' },
    scale: 'kept',
  }),
  div: strict(([left, right]) => roundDecimal(numberOf(calculate('/', left ?? null, right ?? null)), 0, 'truncate'), {
    result: 'number',
  }),
  power: strict(power, { names: { mysql: ['pow'], sqlite: ['pow'] } }),
  ...familyOf(strict, {
    pow: power,
    '^': power,
    '|/': squareRoot,
    gcd: ([left, right]) => integerValue(decimal(divisorOf(wholeOf(left), wholeOf(right)))),
    lcm: ([left, right]) => {
      const [a, b] = [wholeOf(left), wholeOf(right)];
      const common = divisorOf(a, b);
      return common === 0n ? 0 : integerValue(decimal(magnitude((a / common) * b)));
    },
    scale: ([value]) => numberOf(value).scale,
    min_scale: ([value]) => trimmed(numberOf(value)).scale,
    trim_scale: ([value]) => trimmed(numberOf(value)),
    width_bucket: widthBucket,
    sqrt: squareRoot,
  }),
};
