import { skewedBetween } from '../../generators/number/amount-value.ts';
import { between, endAsPrice } from '../../generators/commerce/price.ts';
import { calculate } from '../calculate.ts';
import { numbersOf } from '../argument.ts';
import type { Kernels, ValueKernel } from '../kernel.ts';
import {
  below,
  divReal,
  floor,
  gtReal,
  literal,
  ltReal,
  mulReal,
  addReal,
  real,
  shr,
  subReal,
  toReal,
  truncate,
  unsignedReal,
} from '../operand.ts';

const SHARE = 1 / 4294967296;
const LARGEST = 4294967295 / 4294967296;

const skewedKernel: ValueKernel = ({ body }, args) => {
  const [random, min, span] = numbersOf(args);
  if (random === undefined || min?.constant === undefined || span?.constant === undefined) return undefined;
  const share = body.keep(mulReal(unsignedReal(random), SHARE));
  const product = mulReal(mulReal(mulReal(share, share), share), span.constant);
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
  const share = body.keep(mulReal(unsignedReal(random), SHARE));
  const low = body.keep(toReal(lowest));
  const part = mulReal(mulReal(share, share), subReal(highest, low));
  const sum = addReal(low, floor(part));
  if (!lowest.whole || !highest.whole) return real(sum.code);
  return real(sum.code, Math.min(lowest.min, highest.min), Math.max(lowest.max, highest.max), true);
};

const endKernel: ValueKernel = ({ body }, args) => {
  const [amount, random, whole, often, seldom, rare, min, max] = numbersOf(args);
  if (amount === undefined || random === undefined || whole === undefined || often === undefined) return undefined;
  if (seldom === undefined || rare === undefined || min === undefined || max === undefined) return undefined;
  const top = addReal(mulReal(floor(divReal(amount, whole)), whole), whole);
  const slot = body.keep(shr(random, 24, 0, 255));
  const off = body.choose(below(slot, 180), toReal(often), body.choose(below(slot, 220), toReal(seldom), toReal(rare)));
  const ended = body.keep(subReal(top, off));
  const kept = body.choose(gtReal(ended, max), toReal(max), body.choose(ltReal(ended, min), toReal(min), ended));
  const isWhole = amount.whole && [whole, often, seldom, rare, min, max].every((operand) => operand.whole);
  return { ...kept, min: min.min, max: max.max, whole: isWhole };
};

export const PRICE_KERNELS: Kernels<ValueKernel> = new Map<unknown, ValueKernel>([
  [skewedBetween, skewedKernel],
  [between, betweenKernel],
  [endAsPrice, endKernel],
]);
