import { roundedQuotient } from '../../graph/convert-value.ts';
import { remainder as derivedRemainder, scaledQuotient } from '../../derive/derive-arithmetic.ts';
import { numbersOf } from '../argument.ts';
import { remainderOf } from '../calculate.ts';
import type { Kernels, ValueKernel } from '../kernel.ts';
import { OP } from '../opcode.ts';
import { f64, fitsInt32, floor, i32, int, integer, num, type Operand, real, toInt, toReal } from '../operand.ts';

/** The remainder by 0 is 0. */
const derivedRemainderKernel: ValueKernel = (loom, args) => {
  const [value, given] = numbersOf(args);
  if (value === undefined || given === undefined || given.min < 0 || value.min < 0) return undefined;
  if (given.min >= 1) return remainderOf(loom.body, value, given);
  if (!fitsInt32(value) || !fitsInt32(given)) return undefined;
  const by = loom.body.keep(toInt(given));
  const rest = i32.rem(toInt(value), by, 0, value.max);
  return loom.body.choose(i32.ne(by, 0), rest, int(0));
};

function isWholeConstant(value: Operand | undefined): value is Operand {
  return value?.constant !== undefined && value.whole && value.constant >= 1;
}

/**
 * Half a unit is added before the division, which is the same, to the last bit, as adding a unit to the double and dividing
 * by two units.
 */
const roundedKernel: ValueKernel = ({ body }, args) => {
  const [given, by] = numbersOf(args);
  if (given === undefined || !isWholeConstant(by)) return undefined;
  const unit = by.constant ?? 1;
  const [min, max] = [roundedQuotient(given.min, unit), roundedQuotient(given.max, unit)];
  const half = unit / 2;
  if (fitsInt32(given) && given.min >= 0 && Number.isInteger(half) && given.max + half <= 4294967295)
    return i32.div(i32.add(toInt(given), half), unit | 0, min, max);
  const isFinite = Number.isFinite(min) && Number.isFinite(max);
  if (given.min >= 0) return real(floor(f64.div(f64.add(given, half), unit)).code, min, max, given.whole && isFinite);
  const value = body.keep(toReal(given));
  const size = real([value.code, OP.f64Abs]);
  const rounded = body.keep(floor(f64.div(f64.add(size, half), unit)));
  const code = [rounded.code, OP.f64Neg, rounded.code, f64.lt(value, 0).code, OP.select];
  // A small number below 0 becomes -0, which is not a whole number of 32 bits.
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
  [derivedRemainder, derivedRemainderKernel],
  [roundedQuotient, roundedKernel],
  [scaledQuotient, scaledKernel],
  [Math.abs, absoluteKernel],
]);
