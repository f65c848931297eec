import { draw, drawBelow, drawWithin, highWord } from '../../../base/random/draw.ts';
import type { Body } from '../body.ts';
import { isOperand, numbersOf } from '../argument.ts';
import type { Kernels, ValueKernel } from '../kernel.ts';
import { signed } from '../leb128.ts';
import { OP } from '../opcode.ts';
import {
  exponentOf,
  f64,
  fitsInt32,
  floor,
  i32,
  int,
  integer,
  type Operand,
  real,
  toInt,
  toWord,
  truncate,
  unsignedReal,
} from '../operand.ts';
import type { Translation } from '../translation.ts';

const DRAWS = 4294967296;
/** Products of a draw and a count below this are exact in JavaScript's numbers: whole-number arithmetic gives the same. */
const EXACT = 2 ** 21;

/** The three rounds of {@link draw}. */
function drawWord({ body, ahead }: Translation, [given, high, k0, k1]: readonly Operand[]): Operand | undefined {
  if (given === undefined || high === undefined || k0?.constant === undefined || k1?.constant === undefined)
    return undefined;
  if (high.constant === 0 && ahead.isOf(given, body)) return ahead.read(k0.constant, k1.constant);
  const low = body.keep(toWord(given));
  const first = body.keep(i32.mul(i32.xor(low, k0), 0x9e3779b1 | 0));
  const salted = high.constant === 0 ? k1 : i32.xor(k1, toWord(high));
  const second = body.keep(i32.mul(i32.xor(i32.xor(first, i32.shr(first, 15)), salted), 0x85ebca77 | 0));
  const again = i32.mul(i32.add(low, k1), 0x2c1b3c6d);
  const third = body.keep(i32.mul(i32.xor(i32.xor(second, i32.shr(second, 13)), again), 0xc2b2ae3d | 0));
  return i32.xor(third, i32.shr(third, 16));
}

const drawKernel: ValueKernel = (loom, args) => drawWord(loom, numbersOf(args));

const drawBelowKernel: ValueKernel = (loom, args) => {
  const numbers = numbersOf(args);
  const scale = numbers[4]?.constant;
  const random = drawWord(loom, numbers);
  if (random === undefined || scale === undefined) return undefined;
  const count = scale * DRAWS;
  if (Number.isInteger(count) && count < EXACT) return scaleExactly(random, count);
  return truncate(f64.mul(unsignedReal(random), scale), Math.floor(4294967295 * scale));
};

/** The draw times a count below {@link EXACT}, its upper 32 bits. */
export function scaleExactly(random: Operand, given: Operand | number): Operand {
  const count = typeof given === 'number' ? int(given) : given;
  const power = count.constant === undefined ? undefined : exponentOf(count.constant);
  if (power === 0) return int(0);
  if (power !== undefined) return i32.shr(random, 32 - power, 0, 2 ** power - 1);
  const factor = count.constant === undefined ? [count.code, OP.i64ExtendI32U] : [OP.i64Const, signed(count.constant)];
  const product = [random.code, OP.i64ExtendI32U, factor, OP.i64Mul];
  const code = [product, OP.i64Const, signed(32), OP.i64ShrU, OP.i32WrapI64];
  return integer(code, 0, Math.max(0, count.max - 1));
}

/** A count is never below 0, whatever the bounds of the numbers that it is the difference of. */
function countOf(body: Body, given: Operand): Operand {
  if (given.min >= 0 || !fitsInt32(given)) return given;
  const count = body.keep(toInt(given));
  const isCount = integer([count.code, int(0).code, OP.i32GtS], 0, 1);
  return integer([count.code, int(0).code, isCount.code, OP.select], 0, Math.max(0, given.max));
}

const drawWithinKernel: ValueKernel = (loom, args) => {
  const numbers = numbersOf(args);
  const given = numbers[4];
  const random = drawWord(loom, numbers);
  if (random === undefined || given === undefined) return undefined;
  const count = countOf(loom.body, given);
  if (fitsInt32(count) && count.min >= 0 && count.max < EXACT) return scaleExactly(random, toInt(count));
  // 2^-32 is a power of two: multiplying by it is dividing by 2^32, to the last bit.
  const product = f64.mul(unsignedReal(random), f64.mul(count, 1 / DRAWS));
  const max = Math.max(0, count.whole ? count.max - 1 : count.max);
  if (count.min >= 0 && max <= 2147483647) return truncate(product, max);
  return count.min < 0 ? real(floor(product).code, count.min, max) : floor({ ...product, whole: false }, 0, max);
};

/** 0 for the first 2^32 rows, which is all that a parent is known to have in most loops. */
const highWordKernel: ValueKernel = ({ body }, [given]) => {
  if (!isOperand(given)) return undefined;
  if (given.max < DRAWS) return int(0);
  const row = body.keep(given);
  const first = body.keep(i32.mul(toWord(floor(f64.mul(row, 1 / DRAWS))), 0x27d4eb2f));
  const second = body.keep(i32.mul(i32.xor(first, i32.shr(first, 15)), 0x165667b1));
  const isFar = f64.ge(row, DRAWS);
  return body.choose(isFar, i32.xor(second, i32.shr(second, 13)), int(0));
};

export const DRAW_KERNELS: Kernels<ValueKernel> = new Map<unknown, ValueKernel>([
  [draw, drawKernel],
  [drawBelow, drawBelowKernel],
  [drawWithin, drawWithinKernel],
  [highWord, highWordKernel],
]);
