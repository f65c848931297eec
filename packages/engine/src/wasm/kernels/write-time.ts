import { writeDate } from '../../encode/write-date.ts';
import { writeSeconds } from '../../encode/write-time.ts';
import { isOperand, type Kernels, type WriterKernel } from '../kernel.ts';
import { unsigned } from '../leb128.ts';
import { OP, V128_LOAD, V128_STORE } from '../opcode.ts';
import { div, geReal, int, integer, load, ltReal, mul, type Operand, shl, sub, truncate } from '../operand.ts';
import { PADDED } from '../../encode/digits.ts';
import type { Translation } from '../translation.ts';

const DAY = 86_400;
const LIMIT = 2147483647;
/** The bytes of a date, the separator, and room: one wide store. */
const SLOT = 16;

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

/** "09:30:" for each minute of the day, and room for two digits. */
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

/** Seconds from 1970 up to 2038. */
function writeNear(loom: Translation, given: Operand, separator: number): void {
  const { body, image } = loom;
  const seconds = body.keep(given);
  const first = Math.floor(seconds.min / DAY);
  const last = Math.floor(seconds.max / DAY);
  const dates = image.place(`dates/${first}/${last}/${separator}`, () => dateSlots(first, last, separator));
  const minutes = image.place('minutes', minuteSlots);
  const padded = image.place(PADDED, () => PADDED);
  const day = body.keep(div(seconds, DAY, first, last));
  const dateSlot = shl(first === 0 ? day : sub(day, first), 4);
  loom.store(V128_STORE, 0, [...dateSlot.code, ...V128_LOAD, 0, ...unsigned(dates)]);
  const rest = body.keep(sub(seconds, mul(day, DAY), 0, DAY - 1));
  const minute = body.keep(div(rest, 60, 0, 1439));
  loom.store([OP.i64Store], 11, [...shl(minute, 3).code, OP.i64Load, 0, ...unsigned(minutes)]);
  // The two low digits of a padded word are its upper half.
  const second = integer([...load('i32', padded, sub(rest, mul(minute, 60), 0, 59)).code, ...int(16).code, OP.i32ShrU]);
  loom.store16(17, second);
  loom.advance(19);
}

const secondsWriter: WriterKernel = (loom, [value, separator]) => {
  const byte = isOperand(separator) ? separator.constant : undefined;
  if (!isOperand(value) || !isOperand(separator) || byte === undefined) return false;
  if (value.type === 'i32' && value.min >= 0) {
    writeNear(loom, value, byte);
    return true;
  }
  const { body } = loom;
  const seconds = body.keep(value);
  const isNear = integer([...geReal(seconds, 0).code, ...ltReal(seconds, LIMIT).code, OP.i32And], 0, 1);
  const [min, max] = [Math.max(0, seconds.min), Math.min(LIMIT - 1, seconds.max)];
  loom.when(
    isNear,
    () => writeNear(loom, seconds.type === 'i32' ? { ...seconds, min } : { ...truncate(seconds, max), min }, byte),
    () => loom.callWriter(writeSeconds, [loom.here(), seconds, separator]),
  );
  return true;
};

export const TIME_WRITERS: Kernels<WriterKernel> = new Map<unknown, WriterKernel>([[writeSeconds, secondsWriter]]);
