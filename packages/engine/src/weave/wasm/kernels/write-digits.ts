import { LENGTHS, PADDED, TRIMMED } from '../../writers/digits.ts';
import { unsigned } from '../leb128.ts';
import { OP } from '../opcode.ts';
import { f64, floor, i32, int, integer, load, MAX_INT32, type Operand, real, toInt } from '../operand.ts';
import type { Translation } from '../translation.ts';
import { writeSteady } from './write-steady.ts';

const EIGHT = 100_000_000;
const SIGN = -2147483648;

const trimmedAt = ({ image }: Translation): number => image.place(TRIMMED, () => TRIMMED);
const paddedAt = ({ image }: Translation): number => image.place(PADDED, () => PADDED);
const lengthsAt = ({ image }: Translation): number => image.place(LENGTHS, () => LENGTHS);

/** Up to four digits. */
function writeFew(loom: Translation, value: Operand): void {
  const { body } = loom;
  if (value.max < 10) {
    loom.put(i32.add(value, 48), 1);
    return;
  }
  const digits = body.keep(value);
  const most = String(digits.max).length;
  loom.putSome(load('i32', trimmedAt(loom), digits), most, load('u8', lengthsAt(loom), digits, 1, most));
}

const writeFour = (loom: Translation, value: Operand): void => loom.put(load('i32', paddedAt(loom), value), 4);

/** Up to eight digits. */
function writeMany(loom: Translation, given: Operand): void {
  const { body } = loom;
  const value = body.keep(given);
  const many = (): void => {
    const head = body.keep(i32.div(value, 10_000, 0, 9999));
    writeFew(loom, head);
    writeFour(loom, i32.sub(value, i32.mul(head, 10_000), 0, 9999));
  };
  if (value.max < 10_000) writeFew(loom, value);
  else if (value.min >= 10_000) many();
  else loom.when(i32.lt(value, 10_000), () => writeFew(loom, { ...value, max: 9999 }), many);
}

/** The integer part of a quotient, and the remainder: in 32 bits if the number fits, else as JavaScript divides. */
export function divide({ body }: Translation, value: Operand, by: number): readonly [head: Operand, rest: Operand] {
  const most = Math.floor(value.max / by);
  if (value.type === 'i32') {
    const head = body.keep(i32.div(value, by, 0, most));
    return [head, i32.sub(value, i32.mul(head, by), 0, by - 1)];
  }
  const quotient = f64.div(value, by);
  const head = body.keep(floor({ ...quotient, whole: false }, 0, most));
  const rest = f64.sub(value, f64.mul(head, by));
  return [most <= MAX_INT32 ? body.keep(toInt(head)) : head, toInt(real(rest.code, 0, by - 1, true))];
}

/** The stored data of a slowly rising number, in bytes from its address. */
const KEPT = { base: 0, head: 4, length: 8, bytes: 12 } as const;

/**
 * Five to eight digits of a slowly rising number: the part before the last four is looked up when it changes, once in
 * ten thousand numbers. It is in memory, because variables are few, and the loop has better uses for them.
 */
function writeKept(loom: Translation, given: Operand): void {
  const { body, image } = loom;
  const address = image.reserve(KEPT.bytes);
  const value = body.keep(given);
  const kept = (at: number): Operand => integer([int(0).code, OP.i32Load, 0, unsigned(address + at)]);
  const many = (rest: Operand): void => {
    loom.store32(0, kept(KEPT.head));
    loom.advance(kept(KEPT.length));
    writeFour(loom, rest);
  };
  const renew = (): Operand => {
    const upper = body.keep(i32.div(value, 10_000, 0, 9999));
    const base = body.keep(i32.mul(upper, 10_000));
    // The sign distinguishes a base from none: memory starts as zeros.
    body.store32(int(0), address + KEPT.base, i32.or(base, SIGN));
    body.store32(int(0), address + KEPT.head, load('i32', trimmedAt(loom), upper));
    body.store32(int(0), address + KEPT.length, load('u8', lengthsAt(loom), upper));
    return i32.sub(value, base);
  };
  const apart = body.keep(i32.sub(value, kept(KEPT.base)));
  // The usual path costs one well-predicted branch. The sign is gone when the number becomes an address.
  loom.when(
    i32.lt(apart, SIGN + 10_000),
    () => many(apart),
    () =>
      loom.when(
        i32.lt(value, 10_000),
        () => writeFew(loom, { ...value, max: 9999 }),
        () => many(body.keep(renew())),
      ),
  );
}

/** Any digits of a non-negative number. */
export function writeDigits(loom: Translation, given: Operand): void {
  const { steady } = given;
  if (steady !== undefined && given.type === 'i32' && given.max < EIGHT) {
    if (steady.walk !== undefined && given.max >= 10) {
      writeSteady(loom, given, steady.walk);
      return;
    }
    if (given.max >= 10_000) {
      writeKept(loom, given);
      return;
    }
  }
  if (given.max < EIGHT) {
    writeMany(loom, toInt(given));
    return;
  }
  const { body } = loom;
  const value = body.keep(given);
  const long = (): void => {
    const [head, rest] = divide(loom, value, EIGHT);
    writeMany(loom, head);
    writeEight(loom, rest);
  };
  const isShort = value.type === 'i32' ? i32.lt(value, EIGHT) : f64.lt(value, EIGHT);
  if (value.min >= EIGHT) long();
  else loom.when(isShort, () => writeMany(loom, toInt({ ...value, max: EIGHT - 1 })), long);
}

function writeEight(loom: Translation, given: Operand): void {
  const value = loom.body.keep(given);
  const upper = loom.body.keep(i32.div(value, 10_000, 0, 9999));
  writeFour(loom, upper);
  writeFour(loom, i32.sub(value, i32.mul(upper, 10_000), 0, 9999));
}

/** Digits with leading zeros, of a number with at most that many. */
export function writeZeros(loom: Translation, given: Operand, width: number): void {
  const { body } = loom;
  if (width > 8) {
    const [head, rest] = divide(loom, body.keep(given), EIGHT);
    writeZeros(loom, head, width - 8);
    writeEight(loom, rest);
    return;
  }
  const few = (value: Operand, digits: number): void =>
    loom.put(i32.shr(load('i32', paddedAt(loom), value), 32 - digits * 8), digits);
  if (width <= 4) few(given, width);
  else {
    const value = body.keep(given);
    const head = body.keep(i32.div(value, 10_000, 0, 9999));
    few(head, width - 4);
    writeFour(loom, i32.sub(value, i32.mul(head, 10_000), 0, 9999));
  }
}
