import { calendar, civilFromDays, FIRST_DAY, LAST_DAY } from './calendar.ts';
import { PADDED } from './digits.ts';
import { writeInteger, writePadded } from './write-integer.ts';

export const DAY_MICROS = 86_400_000_000;

/** "2026-11-15" from days since 1970. */
export function writeDate(view: DataView, at: number, days: number): number {
  if (days < FIRST_DAY || days > LAST_DAY) return writeFarDate(view, at, days);
  const table = calendar();
  const slot = (days - FIRST_DAY) * 3;
  view.setUint32(at, table[slot] as number, true);
  view.setUint32(at + 4, table[slot + 1] as number, true);
  view.setUint16(at + 8, table[slot + 2] as number, true);
  return at + 10;
}

function writeFarDate(view: DataView, at: number, days: number): number {
  const { year, month, date } = civilFromDays(days);
  let next = year >= 0 && year < 10_000 ? writePadded(view, at, year, 4) : writeInteger(view, at, year);
  view.setUint8(next, 45);
  next = writePadded(view, next + 1, month, 2);
  view.setUint8(next, 45);
  return writePadded(view, next + 1, date, 2);
}

/** "09:30:00", with ".123456" only where there is a fraction, from microseconds of the day. */
export function writeTime(view: DataView, at: number, micros: number): number {
  const seconds = Math.floor(micros / 1_000_000);
  const fraction = micros - seconds * 1_000_000;
  const hour = (seconds / 3600) | 0;
  const rest = seconds - hour * 3600;
  const minute = (rest / 60) | 0;
  // The two low digits of a padded word are its upper half.
  view.setUint16(at, (PADDED[hour] as number) >>> 16, true);
  view.setUint8(at + 2, 58);
  view.setUint16(at + 3, (PADDED[minute] as number) >>> 16, true);
  view.setUint8(at + 5, 58);
  view.setUint16(at + 6, (PADDED[rest - minute * 60] as number) >>> 16, true);
  return fraction === 0 ? at + 8 : writeFraction(view, at + 8, fraction);
}

function writeFraction(view: DataView, at: number, fraction: number): number {
  view.setUint8(at, 46);
  if (fraction % 1000 === 0) return writePadded(view, at + 1, fraction / 1000, 3);
  return writePadded(view, at + 1, fraction, 6);
}

/** "2026-11-15 09:30:00" from microseconds since 1970; `separator` is the byte between date and time. */
export function writeTimestamp(view: DataView, at: number, micros: number, separator: number): number {
  const days = Math.floor(micros / DAY_MICROS);
  const next = writeDate(view, at, days);
  view.setUint8(next, separator);
  return writeTime(view, next + 1, micros - days * DAY_MICROS);
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
