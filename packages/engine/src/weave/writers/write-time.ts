import { DAY_MICROS } from '../../language/values/calendar.ts';
import { PADDED } from './digits.ts';
import { writeDate } from './write-date.ts';
import { writeInteger, writePadded } from './write-integer.ts';

// This module's own tables: through an import each access would cost two more loads, twice the rest of the writer.
const padded = PADDED;

/** "09:30:00", with ".123456" only where there is a fraction, from microseconds of the day. */
export function writeTime(view: DataView, at: number, micros: number): number {
  const seconds = Math.floor(micros / 1_000_000);
  return writeClock(view, at, seconds, micros - seconds * 1_000_000);
}

function writeClock(view: DataView, at: number, seconds: number, fraction: number): number {
  const whole = seconds | 0;
  const hour = (whole / 3600) | 0;
  const rest = whole - Math.imul(hour, 3600);
  const minute = (rest / 60) | 0;
  // The two low digits of a padded word are its upper half.
  view.setUint32(at, ((padded[hour] as number) >>> 16) | 0x3a0000, true);
  view.setUint32(at + 3, ((padded[minute] as number) >>> 16) | 0x3a0000, true);
  view.setUint16(at + 6, (padded[rest - Math.imul(minute, 60)] as number) >>> 16, true);
  return fraction === 0 ? at + 8 : writeFraction(view, at + 8, fraction);
}

function writeFraction(view: DataView, at: number, fraction: number): number {
  view.setUint8(at, 46);
  if (fraction % 1000 === 0) return writePadded(view, at + 1, fraction / 1000, 3);
  return writePadded(view, at + 1, fraction, 6);
}

/** "2026-11-15 09:30:00" from microseconds since 1970; `separator` is the byte between date and time. */
export function writeTimestamp(view: DataView, at: number, micros: number, separator: number): number {
  // A product may miss the whole second by one where a quotient would not, but costs a third; the remainder shows it.
  let seconds = Math.floor(micros * 0.000001);
  let fraction = micros - seconds * 1_000_000;
  if (fraction < 0) {
    seconds -= 1;
    fraction += 1_000_000;
  } else if (fraction >= 1_000_000) {
    seconds += 1;
    fraction -= 1_000_000;
  }
  if (fraction === 0) return writeSeconds(view, at, seconds, separator);
  return writeFarTimestamp(view, at, seconds, fraction, separator);
}

/** The same from whole seconds since 1970. */
export function writeSeconds(view: DataView, at: number, seconds: number, separator: number): number {
  if (seconds < 0 || seconds > 2_147_483_647) return writeFarTimestamp(view, at, seconds, 0, separator);
  const whole = seconds | 0;
  const day = (whole / 86_400) | 0;
  const next = writeDate(view, at, day);
  view.setUint8(next, separator);
  return writeClock(view, next + 1, whole - Math.imul(day, 86_400), 0);
}

/** With a fraction, or before 1970 and after 2038, where seconds do not fit 32 bits. */
function writeFarTimestamp(view: DataView, at: number, seconds: number, fraction: number, separator: number): number {
  const day = Math.floor(seconds / 86_400);
  const next = writeDate(view, at, day);
  view.setUint8(next, separator);
  return writeClock(view, next + 1, seconds - day * 86_400, fraction);
}

/** ISO 8601 duration in whole or fractional seconds, which PostgreSQL reads as an interval. */
export function writeDuration(view: DataView, at: number, micros: number): number {
  const sign = micros < 0;
  const length = sign ? -micros : micros;
  const days = Math.floor(length / DAY_MICROS);
  const rest = length - days * DAY_MICROS;
  view.setUint8(at, 80);
  let next = at + 1;
  if (sign) view.setUint8(next++, 45);
  next = writeInteger(view, next, days);
  view.setUint8(next, 68);
  view.setUint8(next + 1, 84);
  next += 2;
  if (sign) view.setUint8(next++, 45);
  const seconds = Math.floor(rest / 1_000_000);
  next = writeInteger(view, next, seconds);
  const fraction = rest - seconds * 1_000_000;
  if (fraction !== 0) next = writeFraction(view, next, fraction);
  view.setUint8(next, 83);
  return next + 1;
}
