import { roundedQuotient } from '../../graph/convert-value.ts';
import { remainderOf } from '../../reference/scatter.ts';
import { remainder as derivedRemainder, scaledQuotient } from '../../derive/derive-arithmetic.ts';
import { quotient, remainder } from '../../graph/quotient.ts';
import { digitOf } from '../../reference/product.ts';
import type { Body } from '../body.ts';
import { numbersOf } from '../argument.ts';
import type { Kernels, ValueKernel } from '../kernel.ts';
import { OP } from '../opcode.ts';
import {
  f64,
  fitsInt32,
  floor,
  i32,
  int,
  integer,
  num,
  type Operand,
  real,
  toInt,
  toReal,
  wholeReal,
} from '../operand.ts';

/** Below this, a quotient of integers is never rounded up to the next integer. */
const EXACT = 2 ** 50;

const isCount = (value: Operand): boolean => fitsInt32(value) && value.min >= 0;

/** The integer part of a quotient; `by` is at least 1. */
function wholePart(value: Operand, by: Operand): Operand {
  if (by.constant === 1 && value.whole) return value;
  const [min, max] = [
    Math.floor(value.min / (value.min < 0 ? by.min : by.max)),
    Math.floor(value.max / (value.max < 0 ? by.max : by.min)),
  ];
  if (isCount(value) && isCount(by)) return i32.div(toInt(value), toInt(by), min, max);
  const result = floor(f64.div(value, by));
  return Number.isFinite(min) && Number.isFinite(max) && value.whole
    ? wholeReal(result.code, min, max)
    : real(result.code);
}

/** The remainder of the integer part, which is never negative; undefined if it may be rounded. */
function restOf(body: Body, value: Operand, by: Operand): Operand | undefined {
  if (isCount(value) && isCount(by)) return i32.rem(toInt(value), toInt(by), 0, Math.min(value.max, by.max - 1));
  if (!value.whole || !by.whole || value.min < -EXACT || value.max > EXACT) return undefined;
  const kept = body.keep(toReal(value));
  const divisor = body.keep(toReal(by));
  const rest = f64.sub(kept, f64.mul(floor(f64.div(kept, divisor)), divisor));
  return wholeReal(rest.code, 0, by.max - 1);
}

const quotientKernel: ValueKernel = (_, args) => {
  const [value, by] = numbersOf(args);
  if (value === undefined || by === undefined || !by.whole || by.min < 1) return undefined;
  return wholePart(value, by);
};

const remainderKernel: ValueKernel = ({ body }, args) => {
  const [value, by] = numbersOf(args);
  if (value === undefined || by === undefined || !by.whole || by.min < 1) return undefined;
  return restOf(body, value, by);
};

/** JavaScript's own operator, which is the same above 0. */
const operatorKernel: ValueKernel = (loom, args) => {
  const [value] = numbersOf(args);
  return value === undefined || value.min < 0 ? undefined : remainderKernel(loom, args);
};

/** The remainder by 0 is 0. */
const derivedRemainderKernel: ValueKernel = (loom, args) => {
  const [value, given] = numbersOf(args);
  if (value === undefined || given === undefined || given.min < 0 || value.min < 0) return undefined;
  if (given.min >= 1) return remainderKernel(loom, args);
  if (!isCount(value) || !isCount(given)) return undefined;
  const by = loom.body.keep(toInt(given));
  const rest = i32.rem(toInt(value), by, 0, value.max);
  return loom.body.choose(i32.ne(by, 0), rest, int(0));
};

const digitKernel: ValueKernel = ({ body }, args) => {
  const [value, unit, radix] = numbersOf(args);
  if (value === undefined || !isWholeConstant(unit) || !isWholeConstant(radix)) return undefined;
  if (!value.whole || value.min < 0 || value.max > EXACT) return undefined;
  return restOf(body, wholePart(value, unit), radix);
};

function isWholeConstant(value: Operand | undefined): value is Operand {
  return value?.constant !== undefined && value.whole && value.constant >= 1;
}

/**
 * Half a unit is added before the division, which equals, to the last bit, adding a unit to the double and dividing by
 * two units.
 */
const roundedKernel: ValueKernel = ({ body }, args) => {
  const [given, by] = numbersOf(args);
  if (given === undefined || !isWholeConstant(by)) return undefined;
  const unit = by.constant ?? 1;
  const [min, max] = [roundedQuotient(given.min, unit), roundedQuotient(given.max, unit)];
  const half = unit / 2;
  if (isCount(given) && Number.isInteger(half) && given.max + half <= 4294967295)
    return i32.div(i32.add(toInt(given), half), unit | 0, min, max);
  const isFinite = Number.isFinite(min) && Number.isFinite(max);
  if (given.min >= 0) return real(floor(f64.div(f64.add(given, half), unit)).code, min, max, given.whole && isFinite);
  const value = body.keep(toReal(given));
  const size = real([value.code, OP.f64Abs]);
  const rounded = body.keep(floor(f64.div(f64.add(size, half), unit)));
  const code = [rounded.code, OP.f64Neg, rounded.code, f64.lt(value, 0).code, OP.select];
  // A small negative number becomes -0, which is not a 32-bit integer.
  return real(code, min, max);
};

const scaledKernel: ValueKernel = ({ body }, args) => {
  const [a, given, unit] = numbersOf(args);
  if (a === undefined || given === undefined || unit?.constant === undefined || unit.constant <= 0) return undefined;
  const b = given.min > 0 ? given : body.keep(given);
  const scaled = floor(f64.add(f64.div(f64.mul(a, unit.constant), b), 0.5));
  const isKnown = a.min >= 0 && b.min > 0;
  const [min, max] = isKnown
    ? [scaledQuotient(a.min, b.max, unit.constant), scaledQuotient(a.max, b.min, unit.constant)]
    : [];
  const result = real(scaled.code, min, max, max !== undefined && Number.isFinite(max));
  if (b.min > 0 || b.max < 0) return result;
  return body.choose(b.type === 'i32' ? i32.ne(b, 0) : integer([b.code, num(0).code, OP.f64Ne], 0, 1), result, num(0));
};

const absoluteKernel: ValueKernel = (_, args) => {
  const [value] = numbersOf(args);
  if (value === undefined) return undefined;
  if (value.min >= 0 && value.whole) return value;
  const [a, b] = [Math.abs(value.min), Math.abs(value.max)];
  const min = value.min <= 0 && value.max >= 0 ? 0 : Math.min(a, b);
  return real([toReal(value).code, OP.f64Abs], min, Math.max(a, b), value.whole);
};

export const ARITHMETIC_KERNELS: Kernels<ValueKernel> = new Map<unknown, ValueKernel>([
  [quotient, quotientKernel],
  [remainder, remainderKernel],
  [remainderOf, operatorKernel],
  [derivedRemainder, derivedRemainderKernel],
  [digitOf, digitKernel],
  [roundedQuotient, roundedKernel],
  [scaledQuotient, scaledKernel],
  [Math.abs, absoluteKernel],
]);
