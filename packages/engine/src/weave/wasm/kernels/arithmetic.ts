import { roundedQuotient } from '../../graph/convert-value.ts';
import { remainder as derivedRemainder } from '../../derive/derive-arithmetic.ts';
import { numbersOf } from '../argument.ts';
import { remainderOf } from '../calculate.ts';
import type { Kernels, ValueKernel } from '../kernel.ts';
import { OP } from '../opcode.ts';
import { f64, fitsInt32, floor, i32, int, type Operand, real, toInt, toReal } from '../operand.ts';

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

export const ARITHMETIC_KERNELS: Kernels<ValueKernel> = new Map<unknown, ValueKernel>([
  [derivedRemainder, derivedRemainderKernel],
  [roundedQuotient, roundedKernel],
]);
