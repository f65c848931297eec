import { civilFromDays } from '../../language/values/calendar.ts';
import { writeInteger, writePadded } from './write-integer.ts';

/** 1900-01-01 and 2099-12-31, in days since 1970. */
const FIRST_DAY = -25_567;
const LAST_DAY = 47_481;

/**
 * Dates as ready bytes, three words per day ("2026-11-15" and two free bytes); a day is filled in when it is first
 * written.
 */
const days = new Uint32Array((LAST_DAY - FIRST_DAY + 1) * 3);

/** "2026-11-15" from days since 1970. */
export function writeDate(view: DataView, at: number, day: number): number {
  if (day < FIRST_DAY || day > LAST_DAY) return writeFarDate(view, at, day);
  const slot = Math.imul(day - FIRST_DAY, 3);
  if (days[slot] === 0) fillDay(slot, day);
  view.setUint32(at, days[slot] as number, true);
  view.setUint32(at + 4, days[slot + 1] as number, true);
  view.setUint16(at + 8, days[slot + 2] as number, true);
  return at + 10;
}

function fillDay(slot: number, day: number): void {
  const bytes = new DataView(new ArrayBuffer(16));
  writeFarDate(bytes, 0, day);
  for (let word = 0; word < 3; word++) days[slot + word] = bytes.getUint32(word * 4, true);
}

/** Any date, digit by digit. */
function writeFarDate(view: DataView, at: number, day: number): number {
  const { year, month, day: date } = civilFromDays(day);
  let next = year >= 0 && year < 10_000 ? writePadded(view, at, year, 4) : writeInteger(view, at, year);
  view.setUint8(next, 45);
  next = writePadded(view, next + 1, month, 2);
  view.setUint8(next, 45);
  return writePadded(view, next + 1, date, 2);
}
