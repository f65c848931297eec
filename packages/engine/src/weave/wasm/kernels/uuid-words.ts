import { toMillis, upperWord, versionSeven } from '../../generators/code/uuid-v7.ts';
import { lastWord, variantWord, versionFour } from '../../generators/code/uuid-words.ts';
import type { Body } from '../body.ts';
import { isOperand, numbersOf } from '../argument.ts';
import type { Kernels, ValueKernel } from '../kernel.ts';
import { OP } from '../opcode.ts';
import { f64, floor, i32, num, type Operand, real, toWord } from '../operand.ts';

const WORD = 4294967296;

const lastKernel: ValueKernel = ({ body }, args) => {
  const [row, k0] = numbersOf(args);
  if (row === undefined || k0 === undefined) return undefined;
  const first = body.keep(i32.mul(i32.xor(row, k0), 0x9e3779b1 | 0));
  const second = body.keep(i32.mul(i32.xor(first, i32.shr(first, 15)), 0x85ebca77 | 0));
  return i32.xor(second, i32.shr(second, 13));
};

const variantKernel: ValueKernel = ({ body }, args) => {
  const [given, k0, k1] = numbersOf(args);
  if (given === undefined || k0 === undefined || k1 === undefined) return undefined;
  const row = body.keep(given);
  const first = body.keep(i32.mul(i32.xor(row, k1), 0xc2b2ae3d | 0));
  const second = body.keep(i32.mul(i32.xor(i32.xor(first, i32.shr(first, 15)), k0), 0x27d4eb2f));
  const mixed = i32.xor(second, i32.shr(second, 13));
  const isNear = row.min >= 0 && row.max < WORD;
  const far = isNear ? mixed : i32.xor(mixed, toWord(floor({ ...f64.mul(row, 1 / WORD), whole: false })));
  return i32.or(i32.and(far, 0x3fffffff), 0x80000000 | 0);
};

const fourKernel: ValueKernel = (_, [random]) =>
  isOperand(random) ? i32.or(i32.and(random, 0xffff0fff | 0), 0x4000) : undefined;

const millisKernel: ValueKernel = (_, [micros]) => {
  if (!isOperand(micros)) return undefined;
  const millis = floor(f64.div(micros, 1000));
  const code = micros.min >= 0 ? millis.code : [millis.code, num(0).code, OP.f64Max];
  return real(code, toMillis(micros.min), toMillis(micros.max), true);
};

const LONG = 2 ** 63;

/** The low word of a non-negative number; like JavaScript's, that of infinity is 0. */
function lowWord(body: Body, value: Operand): Operand {
  if (value.max < LONG) return toWord(value);
  const number = body.keep(value);
  return toWord(real([number.code, num(0).code, f64.lt(number, LONG).code, OP.select], 0, LONG));
}

const upperKernel: ValueKernel = ({ body }, [millis]) => {
  if (!isOperand(millis) || millis.min < 0) return undefined;
  // The conversion to a word truncates the fraction, because nothing is negative.
  return lowWord(body, f64.mul(millis, 1 / 65_536, 0, millis.max / 65_536));
};

const sevenKernel: ValueKernel = ({ body }, args) => {
  const [millis, random] = numbersOf(args);
  if (millis === undefined || !millis.whole || millis.min < 0 || random === undefined) return undefined;
  return i32.or(i32.or(i32.shl(lowWord(body, millis), 16), 0x7000), i32.and(random, 0xfff));
};

export const UUID_KERNELS: Kernels<ValueKernel> = new Map<unknown, ValueKernel>([
  [lastWord, lastKernel],
  [variantWord, variantKernel],
  [versionFour, fourKernel],
  [toMillis, millisKernel],
  [upperWord, upperKernel],
  [versionSeven, sevenKernel],
]);
