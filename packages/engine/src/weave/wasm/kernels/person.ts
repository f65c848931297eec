import { evenIndex, givenIndex, isEven, rankedIndex } from '../../records/person.ts';
import { isOperand, numbersOf } from '../argument.ts';
import type { Kernels, ValueKernel } from '../kernel.ts';
import { OP } from '../opcode.ts';
import { f64, i32, int, integer, num, real, toReal, truncate, unsignedReal } from '../operand.ts';

const SHARE = 1 / 4294967296;

const isEvenKernel: ValueKernel = (_, [random]) =>
  isOperand(random) ? i32.xor(i32.and(random, 1, 0, 1), 1, 0, 1) : undefined;

const givenKernel: ValueKernel = ({ body }, args) => {
  const [given, women, men] = numbersOf(args);
  if (given === undefined || women?.constant === undefined || men?.constant === undefined) return undefined;
  const random = body.keep(given);
  const share = f64.mul(toReal(i32.shr(random, 1, 0, 2147483647)), 1 / 2147483648);
  const isMan = i32.and(random, 1, 0, 1);
  // Both alternatives are cheap: the count and the first name are selected, not the whole.
  const count = real([num(men.constant).code, num(women.constant).code, isMan.code, OP.select]);
  const first = integer([women.code, int(0).code, isMan.code, OP.select]);
  const name = truncate(f64.mul(share, count), Math.max(women.constant, men.constant) - 1);
  return i32.add(first, name, 0, women.constant + men.constant - 1);
};

const evenKernel: ValueKernel = (_, args) => {
  const [random, count] = numbersOf(args);
  if (random === undefined || count?.constant === undefined) return undefined;
  return truncate(f64.mul(unsignedReal(random), count.constant * SHARE), count.constant - 1);
};

const rankedKernel: ValueKernel = ({ body }, args) => {
  const [random, count] = numbersOf(args);
  if (random === undefined || count?.constant === undefined) return undefined;
  const share = body.keep(f64.mul(unsignedReal(random), SHARE));
  return truncate(f64.mul(f64.mul(share, share), count.constant), count.constant - 1);
};

export const PERSON_KERNELS: Kernels<ValueKernel> = new Map<unknown, ValueKernel>([
  [isEven, isEvenKernel],
  [givenIndex, givenKernel],
  [evenIndex, evenKernel],
  [rankedIndex, rankedKernel],
]);
