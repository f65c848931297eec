import { CENTS } from '../../writers/digits.ts';
import { writeCents, writeDecimal } from '../../writers/write-decimal.ts';
import { writeInteger, writeLongUint, writePadded, writeSmall, writeUint } from '../../writers/write-integer.ts';
import { raise } from '../../generators/number/raise.ts';
import { isOperand, numbersOf } from '../argument.ts';
import type { Kernels, WriterKernel } from '../kernel.ts';
import { OP } from '../opcode.ts';
import { f64, i32, int, integer, load, MAX_INT32, type Operand, real, toInt, toReal } from '../operand.ts';
import type { Translation } from '../translation.ts';
import { writeWithin } from '../write-within.ts';
import { divide, writeDigits, writeZeros } from './write-digits.ts';

const SAFE = Number.MAX_SAFE_INTEGER;

type Length = (loom: Translation, length: Operand, args: readonly Operand[]) => void;

/**
 * A writer of numbers from `least` on, based on a writer of unsigned numbers. Without known bounds, a number beyond 31
 * bits is left to JavaScript.
 */
function numberWriter(writer: unknown, least: number, write: Length): WriterKernel {
  return (loom, args) => {
    const [value, ...rest] = numbersOf(args);
    if (value === undefined || rest.some(({ constant }) => constant === undefined)) return false;
    const inside = (number: Operand): void => write(loom, lengthOf(loom, loom.body.keep(number)), rest);
    const isKnown = value.whole && value.min >= Math.max(least, -SAFE) && value.max <= SAFE;
    if (isKnown && value.max > MAX_INT32) inside(toReal(value));
    else {
      const outside = (far: Operand): void => loom.callWriter(writer, [loom.here(), far, ...rest]);
      writeWithin(loom, value, { min: Math.max(least, -MAX_INT32), max: MAX_INT32 }, inside, outside);
    }
    return true;
  };
}

/** The absolute value, after writing a sign if there is one. */
function lengthOf(loom: Translation, value: Operand): Operand {
  if (value.min >= 0) return value;
  const { body } = loom;
  const max = Math.max(-value.min, value.max);
  const isNegative = body.keep(value.type === 'i32' ? i32.lt(value, 0) : f64.lt(value, 0));
  // Stored in any case: without a sign the first digit overwrites it.
  loom.store8(0, int(45));
  loom.advance(isNegative);
  if (value.type === 'f64') return body.keep(real([value.code, OP.f64Abs], 0, max, true));
  const negated = body.keep(i32.sub(int(0), value));
  return body.keep(integer(body.choose(isNegative, negated, value).code, 0, max));
}

/** Hundredths: the whole part, a point and two digits. */
const writeHundredths: Length = (loom, units) => {
  const [whole, rest] = divide(loom, units, 100);
  writeDigits(loom, whole);
  const cents = loom.image.place(CENTS, () => CENTS);
  loom.put(load('i32', cents, rest), 3);
};

const integerWriter = (writer: unknown, least: number): WriterKernel =>
  numberWriter(writer, least, (loom, length) => writeDigits(loom, length));

const centsWriter = numberWriter(writeCents, -Infinity, writeHundredths);

const scaledWriter = numberWriter(writeDecimal, -Infinity, (loom, units, [scale, unit]) => {
  const [whole, rest] = divide(loom, units, unit?.constant ?? 1);
  const kept = loom.body.keep(rest);
  writeDigits(loom, whole);
  loom.literal([46]);
  writeZeros(loom, kept, scale?.constant ?? 0);
});

const decimalWriter: WriterKernel = (loom, args) => {
  const [, scale, unit] = numbersOf(args);
  const places = scale?.constant ?? 10;
  // Units of 10^9 are the largest that 31 bits hold.
  if (places > 9 || unit?.constant !== raise(10, places)) return false;
  return places === 0 ? integerWriter(writeDecimal, -Infinity)(loom, args) : scaledWriter(loom, args);
};

const paddedWriter: WriterKernel = (loom, [value, width]) => {
  const digits = isOperand(width) ? width.constant : undefined;
  if (!isOperand(value) || !isOperand(width) || digits === undefined || digits < 1 || digits > 15) return false;
  const most = raise(10, digits) - 1;
  if (value.whole && value.min >= 0 && value.max <= most) {
    writeZeros(loom, value.max <= MAX_INT32 ? toInt(value) : value, digits);
    return true;
  }
  const inside = (small: Operand): void => writeZeros(loom, small, digits);
  const outside = (far: Operand): void => loom.callWriter(writePadded, [loom.here(), far, width]);
  writeWithin(loom, value, { min: 0, max: Math.min(MAX_INT32, most) }, inside, outside);
  return true;
};

export const NUMBER_WRITERS: Kernels<WriterKernel> = new Map<unknown, WriterKernel>([
  [writeSmall, integerWriter(writeSmall, 0)],
  [writeUint, integerWriter(writeUint, 0)],
  [writeLongUint, integerWriter(writeLongUint, 0)],
  [writeInteger, integerWriter(writeInteger, -Infinity)],
  [writeCents, centsWriter],
  [writeDecimal, decimalWriter],
  [writePadded, paddedWriter],
]);
