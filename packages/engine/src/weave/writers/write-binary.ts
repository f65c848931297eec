import { DAY_MICROS } from '../../language/values/calendar.ts';

/** Payloads of PostgreSQL's binary forms: big-endian, without the length that precedes them. */

const WORD = 4_294_967_296;
/** 2000-01-01, the epoch of PostgreSQL. */
const EPOCH_DAYS = 10_957;
const EPOCH_HIGH = Math.floor((EPOCH_DAYS * DAY_MICROS) / WORD);
const EPOCH_LOW = EPOCH_DAYS * DAY_MICROS - EPOCH_HIGH * WORD;

export function writeByte(view: DataView, at: number, value: number): number {
  view.setUint8(at, value);
  return at + 1;
}

export function writeInt2(view: DataView, at: number, value: number): number {
  view.setInt16(at, value);
  return at + 2;
}

export function writeInt4(view: DataView, at: number, value: number): number {
  view.setInt32(at, value);
  return at + 4;
}

/** An integer within 2^53: the high word is rounded down, so that the low one is never negative. */
export function writeInt8(view: DataView, at: number, value: number): number {
  const high = Math.floor(value / WORD);
  view.setInt32(at, high);
  view.setUint32(at + 4, value - high * WORD);
  return at + 8;
}

/** A whole number in [0, 2^31). */
export function writeShortInt8(view: DataView, at: number, value: number): number {
  view.setInt32(at, 0);
  view.setInt32(at + 4, value);
  return at + 8;
}

/** The division of two exact numbers is rounded once, like reading the decimal text. */
export function writeFloat8(view: DataView, at: number, value: number, unit: number): number {
  view.setFloat64(at, value / unit);
  return at + 8;
}

export function writeFloat4(view: DataView, at: number, value: number, unit: number): number {
  view.setFloat32(at, value / unit);
  return at + 4;
}

export function writeBinaryUuid(view: DataView, at: number, a: number, b: number, c: number, d: number): number {
  view.setInt32(at, a);
  view.setInt32(at + 4, b);
  view.setInt32(at + 8, c);
  view.setInt32(at + 12, d);
  return at + 16;
}

export function writeBinaryDate(view: DataView, at: number, days: number): number {
  view.setInt32(at, days - EPOCH_DAYS);
  return at + 4;
}

/** Subtracted word by word: before 1715 the difference itself would exceed 2^53. */
export function writeBinaryTimestamp(view: DataView, at: number, micros: number): number {
  const high = Math.floor(micros / WORD);
  const low = micros - high * WORD - EPOCH_LOW;
  view.setInt32(at, high - EPOCH_HIGH - (low < 0 ? 1 : 0));
  view.setUint32(at + 4, low);
  return at + 8;
}

/** The time of day and its zone, which is UTC. */
export function writeBinaryZonedTime(view: DataView, at: number, micros: number): number {
  view.setInt32(writeInt8(view, at, micros), 0);
  return at + 12;
}

/** Whole days are separate from the rest, as in the text form. */
export function writeBinaryInterval(view: DataView, at: number, micros: number): number {
  const sign = micros < 0 ? -1 : 1;
  const days = Math.floor((micros * sign) / DAY_MICROS);
  writeInt8(view, at, micros - days * sign * DAY_MICROS);
  view.setInt32(at + 8, days * sign);
  view.setInt32(at + 12, 0);
  return at + 16;
}
