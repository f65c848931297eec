import { draw, drawBelow, drawWithin, highWord } from '../../random/draw.ts';
import { isOperand, type Kernels, numbersOf, type ValueKernel } from '../kernel.ts';
import { OP } from '../opcode.ts';
import {
  add,
  floor,
  int,
  integer,
  mul,
  mulReal,
  type Operand,
  shr,
  toWord,
  truncate,
  unsignedReal,
  within,
  xor,
} from '../operand.ts';
import type { Translation } from '../translation.ts';

const DRAWS = 4294967296;
/** Products of a draw and a count below this are exact in JavaScript's numbers: whole-number arithmetic gives the same. */
const EXACT = 2 ** 21;

/** The three rounds of {@link draw}. */
function drawWord({ body }: Translation, [given, high, k0, k1]: readonly Operand[]): Operand | undefined {
  if (given === undefined || high === undefined || k0?.constant === undefined || k1?.constant === undefined) return undefined;
  const low = body.keep(toWord(given));
  const first = body.keep(mul(xor(low, k0), 0x9e3779b1 | 0));
  const salted = high.constant === 0 ? k1 : xor(k1, toWord(high));
  const second = body.keep(mul(xor(xor(first, shr(first, 15)), salted), 0x85ebca77 | 0));
  const again = mul(add(low, k1), 0x2c1b3c6d);
  const third = body.keep(mul(xor(xor(second, shr(second, 13)), again), 0xc2b2ae3d | 0));
  return xor(third, shr(third, 16));
}

const drawKernel: ValueKernel = (loom, args) => drawWord(loom, numbersOf(args));

const drawBelowKernel: ValueKernel = (loom, args) => {
  const numbers = numbersOf(args);
  const scale = numbers[4]?.constant;
  const random = drawWord(loom, numbers);
  if (random === undefined || scale === undefined) return undefined;
  const count = scale * DRAWS;
  const max = Math.floor(4294967295 * scale);
  if (Number.isInteger(count) && count < EXACT) return scaleExactly(random, count);
  return truncate(mulReal(unsignedReal(random), scale), max);
};

/** The draw times the count, its upper 32 bits. */
export function scaleExactly(random: Operand, count: number): Operand {
  const power = Math.log2(count);
  if (Number.isInteger(power)) return power === 0 ? int(0) : shr(random, 32 - power, 0, count - 1);
  const code = [
    ...random.code,
    OP.i64ExtendI32U,
    OP.i64Const,
    ...int(count).code.slice(1),
    OP.i64Mul,
    OP.i64Const,
    32,
    OP.i64ShrU,
    OP.i32WrapI64,
  ];
  return integer(code, 0, count - 1);
}

const drawWithinKernel: ValueKernel = (loom, args) => {
  const numbers = numbersOf(args);
  const count = numbers[4];
  const random = drawWord(loom, numbers);
  if (random === undefined || count === undefined) return undefined;
  const max = Math.max(0, count.max);
  // 2^-32 is a power of two: multiplying by it is dividing by 2^32, to the last bit.
  const product = mulReal(unsignedReal(random), mulReal(count, 1 / DRAWS));
  if (count.min >= 0 && max <= 2147483647) return truncate(product, max);
  return floor({ ...product, whole: false }, Math.min(0, count.min), max);
};

const highWordKernel: ValueKernel = (_, [row]) =>
  isOperand(row) && row.min >= 0 && row.max < DRAWS ? within(int(0), 0, 0) : undefined;

export const DRAW_KERNELS: Kernels<ValueKernel> = new Map<unknown, ValueKernel>([
  [draw, drawKernel],
  [drawBelow, drawBelowKernel],
  [drawWithin, drawWithinKernel],
  [highWord, highWordKernel],
]);
