import { PADDED } from '../../writers/digits.ts';
import { writeDate } from '../../writers/write-date.ts';
import { writeSeconds, writeTime, writeTimestamp } from '../../writers/write-time.ts';
import { isOperand } from '../argument.ts';
import type { Kernels, WriterKernel } from '../kernel.ts';
import { unsigned } from '../leb128.ts';
import { long } from '../long.ts';
import { OP, V128_LOAD, V128_STORE } from '../opcode.ts';
import { f64, floor, i32, type Operand, real, toInt } from '../operand.ts';
import type { Translation } from '../translation.ts';
import { type Bounds, writeWithin } from '../write-within.ts';
import { writeZeros } from './write-digits.ts';

const DAY = 86_400;
const SECOND = 1_000_000;
/** The days covered by the writers' tables, and those of them whose seconds fit 31 bits. */
const DAYS: Bounds = { min: -25_567, max: 47_481 };
const NEAR: Bounds = { min: 0, max: 24_854 };
const SECONDS: Bounds = { min: 0, max: (NEAR.max + 1) * DAY - 1 };
/** A date, the following byte and padding: one wide store. */
const SLOT = 16;
const SPACE = 32;

/** "2026-11-15 " for each day from `first` on. */
function dateSlots(first: number, last: number, separator: number): Uint8Array {
  const bytes = new Uint8Array((last - first + 1) * SLOT);
  const view = new DataView(bytes.buffer);
  for (let day = first; day <= last; day++) {
    writeDate(view, (day - first) * SLOT, day);
    view.setUint8((day - first) * SLOT + 10, separator);
  }
  return bytes;
}

/** "09:30:" for each minute of the day, with space for two digits. */
function minuteSlots(): Uint8Array {
  const bytes = new Uint8Array(1440 * 8);
  for (let minute = 0; minute < 1440; minute++) {
    const digits = [
      Math.floor(minute / 600),
      Math.floor(minute / 60) % 10,
      10,
      Math.floor((minute % 60) / 10),
      minute % 10,
      10,
    ];
    digits.forEach((digit, place) => (bytes[minute * 8 + place] = 48 + digit));
  }
  return bytes;
}

/** Stores a date and the following byte. */
function storeDate(loom: Translation, day: Operand, separator: number): void {
  const { min, max } = day;
  const dates = loom.image.place(`dates/${min}/${max}/${separator}`, () => dateSlots(min, max, separator));
  const slot = i32.shl(min === 0 ? day : i32.sub(day, min), 4);
  loom.store(V128_STORE, 0, [slot.code, V128_LOAD, 0, unsigned(dates)]);
}

/** Eight bytes from the seconds of a day. */
function storeClock(loom: Translation, given: Operand, offset: number): void {
  const { body, image } = loom;
  const seconds = body.keep(given);
  const minutes = image.place('minutes', minuteSlots);
  const minute = body.keep(i32.div(seconds, 60, 0, 1439));
  const upper = [i32.shl(minute, 3).code, OP.i64Load, 0, unsigned(minutes)];
  // The two low digits of a padded word are its upper half.
  const padded = image.place(PADDED, () => PADDED) + 2;
  const rest = i32.sub(seconds, i32.mul(minute, 60), 0, 59);
  const digits = [i32.shl(rest, 2).code, OP.i32Load16U, 0, unsigned(padded), OP.i64ExtendI32U];
  loom.store([OP.i64Store], offset, [upper, digits, long(48n), OP.i64Shl, OP.i64Or]);
}

/** Seconds from 1970 up to 2038. */
function writeNear(loom: Translation, given: Operand, separator: number): void {
  const { body } = loom;
  const seconds = body.keep(given);
  const day = body.keep(i32.div(seconds, DAY, Math.floor(seconds.min / DAY), Math.floor(seconds.max / DAY)));
  storeDate(loom, day, separator);
  storeClock(loom, i32.sub(seconds, i32.mul(day, DAY), 0, DAY - 1), 11);
  loom.advance(19);
}

/** Three or six digits after a point, or nothing. */
function writeFraction(loom: Translation, fraction: Operand): void {
  const { body } = loom;
  const milli = body.keep(i32.div(fraction, 1000, 0, 999));
  loom.when(i32.ne(fraction, 0), () => {
    loom.literal([46]);
    loom.when(
      i32.eq(i32.rem(fraction, 1000), 0),
      () => writeZeros(loom, milli, 3),
      () => writeZeros(loom, fraction, 6),
    );
  });
}

/** Whole seconds and the following microseconds, of a number whose seconds fit 31 bits. */
function splitMicros(loom: Translation, micros: Operand): readonly [seconds: Operand, fraction: Operand] {
  const { body } = loom;
  const [min, max] = [Math.floor(micros.min / SECOND), Math.floor(micros.max / SECOND)];
  // The factor is too small by less than half a unit in the last place: a whole second stays whole, and up to 2^31 of
  // them no fraction reaches the next. JavaScript's correction for inexact products is not needed here.
  const product = f64.mul(micros, 0.000001);
  const seconds = body.keep(floor({ ...product, whole: false }, min, max));
  const rest = f64.sub(micros, f64.mul(seconds, SECOND));
  return [body.keep(toInt(seconds)), body.keep(toInt(real(rest.code, 0, SECOND - 1, true)))];
}

const separatorOf = (argument: Parameters<WriterKernel>[1][number] | undefined): number | undefined =>
  isOperand(argument) ? argument.constant : undefined;

const secondsWriter: WriterKernel = (loom, [value, separator]) => {
  const byte = separatorOf(separator);
  if (!isOperand(value) || separator === undefined || byte === undefined) return false;
  const outside = (far: Operand): void => loom.callWriter(writeSeconds, [loom.here(), far, separator]);
  writeWithin(loom, value, SECONDS, (seconds) => writeNear(loom, seconds, byte), outside);
  return true;
};

const timestampWriter: WriterKernel = (loom, [value, separator]) => {
  const byte = separatorOf(separator);
  if (!isOperand(value) || separator === undefined || byte === undefined) return false;
  const { body } = loom;
  const micros = body.keep(value);
  const [least, most] = [SECONDS.min * SECOND, (SECONDS.max + 1) * SECOND - 1];
  const inside = (): void => {
    const [min, max] = [Math.max(least, micros.min), Math.min(most, micros.max)];
    const [seconds, fraction] = splitMicros(loom, { ...micros, min, max });
    writeNear(loom, seconds, byte);
    writeFraction(loom, fraction);
  };
  const outside = (): void => loom.callWriter(writeTimestamp, [loom.here(), micros, separator]);
  if (micros.whole && micros.min >= least && micros.max <= most) inside();
  else if (micros.max < least || micros.min > most) outside();
  else loom.when(i32.and(f64.ge(micros, least), f64.le(micros, most), 0, 1), inside, outside);
  return true;
};

const dateWriter: WriterKernel = (loom, [value]) => {
  if (!isOperand(value)) return false;
  // A table of all supported days would be a megabyte; without known bounds it covers those of our time.
  const isKnown = value.min >= DAYS.min - 1000 && value.max <= DAYS.max + 1000;
  const write = (day: Operand): void => {
    storeDate(loom, loom.body.keep(day), SPACE);
    loom.advance(10);
  };
  writeWithin(loom, value, isKnown ? DAYS : NEAR, write, (far) => loom.callWriter(writeDate, [loom.here(), far]));
  return true;
};

const timeWriter: WriterKernel = (loom, [value]) => {
  if (!isOperand(value)) return false;
  const { body } = loom;
  const micros = body.keep(value);
  const most = DAY * SECOND - 1;
  const inside = (): void => {
    const [seconds, fraction] = splitMicros(loom, { ...micros, min: 0, max: most });
    storeClock(loom, seconds, 0);
    loom.advance(8);
    writeFraction(loom, fraction);
  };
  if (micros.whole && micros.min >= 0 && micros.max <= most) inside();
  else {
    const test = i32.and(f64.ge(micros, 0), f64.le(micros, most), 0, 1);
    loom.when(test, inside, () => loom.callWriter(writeTime, [loom.here(), micros]));
  }
  return true;
};

export const TIME_WRITERS: Kernels<WriterKernel> = new Map<unknown, WriterKernel>([
  [writeSeconds, secondsWriter],
  [writeTimestamp, timestampWriter],
  [writeDate, dateWriter],
  [writeTime, timeWriter],
]);
