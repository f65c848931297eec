import { skewedBetween } from '../../generators/number/amount-value.ts';
import { between, endAsPrice } from '../../generators/commerce/price.ts';
import { calculate } from '../calculate.ts';
import { numbersOf } from '../argument.ts';
import type { Kernels, ValueKernel } from '../kernel.ts';
import { f64, floor, i32, literal, real, toReal, truncate, unsignedReal } from '../operand.ts';

const SHARE = 1 / 4294967296;
const LARGEST = 4294967295 / 4294967296;

const skewedKernel: ValueKernel = ({ body }, args) => {
  const [random, min, span] = numbersOf(args);
  if (random === undefined || min?.constant === undefined || span?.constant === undefined) return undefined;
  const share = body.keep(f64.mul(unsignedReal(random), SHARE));
  const product = f64.mul(f64.mul(f64.mul(share, share), share), span.constant);
  const most = Math.floor(LARGEST * LARGEST * LARGEST * span.constant);
  const above =
    span.constant >= 0 && most <= 2147483647
      ? truncate(product, most)
      : floor(product, Math.min(0, most), Math.max(0, most));
  return calculate('+', literal(min.constant), above);
};

const betweenKernel: ValueKernel = ({ body }, args) => {
  const [random, lowest, highest] = numbersOf(args);
  if (random === undefined || lowest === undefined || highest === undefined) return undefined;
  const share = body.keep(f64.mul(unsignedReal(random), SHARE));
  const low = body.keep(toReal(lowest));
  const part = f64.mul(f64.mul(share, share), f64.sub(highest, low));
  const sum = f64.add(low, floor(part));
  if (!lowest.whole || !highest.whole) return real(sum.code);
  return real(sum.code, Math.min(lowest.min, highest.min), Math.max(lowest.max, highest.max), true);
};

const endKernel: ValueKernel = ({ body }, args) => {
  const [amount, random, whole, often, seldom, rare, min, max] = numbersOf(args);
  if (amount === undefined || random === undefined || whole === undefined || often === undefined) return undefined;
  if (seldom === undefined || rare === undefined || min === undefined || max === undefined) return undefined;
  const top = f64.add(f64.mul(floor(f64.div(amount, whole)), whole), whole);
  const slot = body.keep(i32.shr(random, 24, 0, 255));
  const off = body.choose(
    i32.below(slot, 180),
    toReal(often),
    body.choose(i32.below(slot, 220), toReal(seldom), toReal(rare)),
  );
  const ended = body.keep(f64.sub(top, off));
  const kept = body.choose(f64.gt(ended, max), toReal(max), body.choose(f64.lt(ended, min), toReal(min), ended));
  const isWhole = amount.whole && [whole, often, seldom, rare, min, max].every((operand) => operand.whole);
  return { ...kept, min: min.min, max: max.max, whole: isWhole };
};

export const PRICE_KERNELS: Kernels<ValueKernel> = new Map<unknown, ValueKernel>([
  [skewedBetween, skewedKernel],
  [between, betweenKernel],
  [endAsPrice, endKernel],
]);
