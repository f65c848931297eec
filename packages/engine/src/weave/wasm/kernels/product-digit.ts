import { turnBack } from '../../generators/time/anchor.ts';
import { turn } from '../../reference/existing.ts';
import { apartDigit, ascendingDigit, dealtDigit, mixedDigit } from '../../reference/product.ts';
import { calculate } from '../calculate.ts';
import { numbersOf } from '../argument.ts';
import type { Kernels, ValueKernel } from '../kernel.ts';
import { OP } from '../opcode.ts';
import { f64, fitsInt32, floor, i32, type Operand, real, toInt, toReal, truncate, unsignedReal } from '../operand.ts';

const isCount = (value: Operand | undefined): value is Operand =>
  value !== undefined && fitsInt32(value) && value.min >= 0;

/**
 * For numbers below 2^34 a square root is never rounded up to an integer: it is not off by one, as it may be beyond.
 */
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

const apartKernel: ValueKernel = ({ body }, args) => {
  const [given, radix, position] = numbersOf(args);
  if (!isCount(given) || !isCount(radix) || radix.min < 1 || position?.constant === undefined) return undefined;
  const place = body.keep(toInt(given));
  const by = body.keep(toInt(radix));
  const first = i32.rem(place, by, 0, by.max - 1);
  if (position.constant === 0) return first;
  const most = Math.floor(place.max / by.min);
  const second = body.keep(i32.div(place, by, 0, most));
  return i32.add(second, i32.ge(second, first), 0, most + 1);
};

const mixedKernel: ValueKernel = ({ body }, args) => {
  const [given, given_, position] = numbersOf(args);
  if (!isCount(given) || !isCount(given_) || given_.min < 1 || position?.constant === undefined) return undefined;
  const place = body.keep(toInt(given));
  const prime = body.keep(toInt(given_));
  const most = prime.max - 1 + position.constant * Math.floor(place.max / prime.min);
  if (position.constant < 0 || most > 2147483647) return undefined;
  const sum = i32.add(i32.rem(place, prime), i32.mul(i32.div(place, prime), position.constant), 0, most);
  return i32.rem(sum, prime, 0, prime.max - 1);
};

const dealtKernel: ValueKernel = ({ body }, args) => {
  const [given, round, radix] = numbersOf(args);
  if (!isCount(given) || !isCount(round) || round.min < 1 || !isCount(radix) || radix.min < 1) return undefined;
  const place = body.keep(toInt(given));
  const most = place.max + Math.floor(place.max / round.min);
  if (most > 2147483647) return undefined;
  return i32.rem(i32.add(place, i32.div(place, toInt(round)), 0, most), toInt(radix), 0, radix.max - 1);
};

const backKernel: ValueKernel = ({ body }, args) => {
  const [given, offset, count] = numbersOf(args);
  if (given === undefined || offset === undefined || count?.constant === undefined) return undefined;
  const index = body.keep(given);
  const apart = calculate('-', index, offset);
  const around = calculate('+', apart, count);
  if (apart.type !== 'i32' || around.type !== 'i32' || index.type !== 'i32' || offset.type !== 'i32') return undefined;
  const isInside = index.min >= 0 && index.max < count.constant && offset.min >= 0 && offset.max < count.constant;
  const turned = body.choose(i32.lt(index, offset), body.keep(around), body.keep(apart));
  return isInside ? { ...turned, min: 0, max: count.constant - 1 } : turned;
};

const turnKernel: ValueKernel = ({ body }, args) => {
  const [place, random, given] = numbersOf(args);
  if (!isCount(place) || random === undefined || !isCount(given) || given.min < 1) return undefined;
  const sum = body.keep(f64.add(place, unsignedReal(random)));
  const count = body.keep(toReal(given));
  // A sum below 2^33 and its quotient are exact enough for the integer part to be correct.
  const rest = f64.sub(sum, f64.mul(floor(f64.div(sum, count)), count));
  return truncate(rest, given.max - 1);
};

export const DIGIT_KERNELS: Kernels<ValueKernel> = new Map<unknown, ValueKernel>([
  [ascendingDigit, ascendingKernel],
  [apartDigit, apartKernel],
  [mixedDigit, mixedKernel],
  [dealtDigit, dealtKernel],
  [turnBack, backKernel],
  [turn, turnKernel],
]);
