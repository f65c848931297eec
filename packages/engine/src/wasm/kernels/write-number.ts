import { CENTS, LENGTHS, PADDED, TRIMMED } from '../../encode/digits.ts';
import { writeCents } from '../../encode/write-decimal.ts';
import { writeInteger, writeLongUint, writePadded, writeSmall, writeUint } from '../../encode/write-integer.ts';
import { isOperand, type Kernels, type WriterKernel } from '../kernel.ts';
import { OP } from '../opcode.ts';
import { add, div, ge, geReal, integer, load, lt, ltReal, mul, type Operand, shr, sub, truncate } from '../operand.ts';
import type { Translation } from '../translation.ts';

const trimmedAt = ({ image }: Translation): number => image.place(TRIMMED, () => TRIMMED);
const paddedAt = ({ image }: Translation): number => image.place(PADDED, () => PADDED);
const lengthsAt = ({ image }: Translation): number => image.place(LENGTHS, () => LENGTHS);

/** Up to four digits. */
function writeFew(loom: Translation, value: Operand): void {
  const { body } = loom;
  if (value.max < 10) {
    loom.store8(0, add(value, 48));
    loom.advance(1);
    return;
  }
  const digits = body.keep(value);
  loom.store32(0, load('i32', trimmedAt(loom), digits));
  loom.advance(load('u8', lengthsAt(loom), digits, 1, 4));
}

function writeFour(loom: Translation, value: Operand, offset: number): void {
  loom.store32(offset, load('i32', paddedAt(loom), value));
}

/** Up to eight digits. */
function writeMany(loom: Translation, given: Operand): void {
  const { body } = loom;
  const value = body.keep(given);
  const many = (): void => {
    const head = body.keep(div(value, 10_000, 0, 9999));
    writeFew(loom, head);
    writeFour(loom, sub(value, mul(head, 10_000), 0, 9999), 0);
    loom.advance(4);
  };
  if (value.max < 10_000) writeFew(loom, value);
  else if (value.min >= 10_000) many();
  else loom.when(lt(value, 10_000), () => writeFew(loom, { ...value, max: 9999 }), many);
}

/** Up to ten digits, which is all that 31 bits hold. */
function writeAll(loom: Translation, given: Operand): void {
  if (given.max < 100_000_000) {
    writeMany(loom, given);
    return;
  }
  const { body } = loom;
  const value = body.keep(given);
  const long = (): void => {
    const head = body.keep(div(value, 100_000_000, 0, 21));
    const tail = body.keep(sub(value, mul(head, 100_000_000), 0, 99_999_999));
    const upper = body.keep(div(tail, 10_000, 0, 9999));
    writeFew(loom, head);
    writeFour(loom, upper, 0);
    writeFour(loom, sub(tail, mul(upper, 10_000), 0, 9999), 4);
    loom.advance(8);
  };
  if (value.min >= 100_000_000) long();
  else loom.when(lt(value, 100_000_000), () => writeMany(loom, { ...value, max: 99_999_999 }), long);
}

/** A number of which 31 bits are not known to be enough is asked; beyond them the writer itself is called. */
function writeAny(loom: Translation, given: Operand, writer: unknown, inside: (value: Operand) => void): void {
  if (given.type === 'i32' && given.min >= 0) {
    inside(given);
    return;
  }
  const { body } = loom;
  const value = body.keep(given);
  const isSmall =
    value.type === 'i32'
      ? ge(value, 0)
      : integer([...geReal(value, 0).code, ...ltReal(value, LIMIT).code, OP.i32And], 0, 1);
  loom.when(
    isSmall,
    () => inside(value.type === 'i32' ? { ...value, min: 0 } : truncate(value, Math.min(value.max, LIMIT - 1))),
    () => loom.callWriter(writer, [loom.here(), value]),
  );
}

const LIMIT = 2147483647;

function integerWriter(writer: unknown): WriterKernel {
  return (loom, [value]) => {
    if (!isOperand(value)) return false;
    writeAny(loom, value, writer, (small) => writeAll(loom, small));
    return true;
  };
}

/** Hundredths: the whole part, a point and two digits. */
const centsWriter: WriterKernel = (loom, [value]) => {
  if (!isOperand(value)) return false;
  const { body, image } = loom;
  writeAny(loom, value, writeCents, (small) => {
    const units = body.keep(small);
    const whole = body.keep(div(units, 100, 0, Math.floor(units.max / 100)));
    writeAll(loom, whole);
    const cents = image.place(CENTS, () => CENTS);
    loom.store32(0, load('i32', cents, sub(units, mul(whole, 100), 0, 99)));
    loom.advance(3);
  });
  return true;
};

/** Digits with leading zeros, up to eight of them. */
const paddedWriter: WriterKernel = (loom, [value, width]) => {
  const digits = isOperand(width) ? width.constant : undefined;
  if (!isOperand(value) || value.type !== 'i32' || value.min < 0 || digits === undefined) return false;
  if (digits > 8 || value.max >= 10 ** digits) return false;
  const { body } = loom;
  if (digits <= 4) {
    loom.store32(0, shr(load('i32', paddedAt(loom), value), 32 - digits * 8));
  } else {
    const number = body.keep(value);
    const head = body.keep(div(number, 10_000, 0, 9999));
    loom.store32(0, shr(load('i32', paddedAt(loom), head), 64 - digits * 8));
    writeFour(loom, sub(number, mul(head, 10_000), 0, 9999), digits - 4);
  }
  loom.advance(digits);
  return true;
};

export const NUMBER_WRITERS: Kernels<WriterKernel> = new Map<unknown, WriterKernel>([
  [writeSmall, integerWriter(writeSmall)],
  [writeUint, integerWriter(writeUint)],
  [writeLongUint, integerWriter(writeLongUint)],
  [writeInteger, integerWriter(writeInteger)],
  [writeCents, centsWriter],
  [writePadded, paddedWriter],
]);
