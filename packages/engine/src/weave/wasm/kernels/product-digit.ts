import { ascendingDigit } from '../../reference/product.ts';
import { numbersOf } from '../argument.ts';
import type { Kernels, ValueKernel } from '../kernel.ts';
import { OP } from '../opcode.ts';
import { f64, fitsInt32, i32, type Operand, real, toInt, truncate } from '../operand.ts';

const isCount = (value: Operand | undefined): value is Operand =>
  value !== undefined && fitsInt32(value) && value.min >= 0;

/** Of numbers below 2^34 a square root is never rounded up to a whole number: it is not off by one, as it may be beyond. */
const ascendingKernel: ValueKernel = ({ body }, args) => {
  const [given, position] = numbersOf(args);
  if (!isCount(given) || position?.constant === undefined) return undefined;
  const place = body.keep(toInt(given));
  const root = real([f64.add(f64.mul(place, 8), 1).code, OP.f64Sqrt]);
  const upper = truncate(f64.mul(f64.add(root, 1), 0.5), ascendingDigit(place.max, 1));
  if (position.constant === 1) return upper;
  const kept = body.keep(upper);
  const pairs = i32.shr(i32.mul(kept, i32.sub(kept, 1)), 1);
  return i32.sub(place, pairs, 0, kept.max - 1);
};

export const DIGIT_KERNELS: Kernels<ValueKernel> = new Map<unknown, ValueKernel>([[ascendingDigit, ascendingKernel]]);
