import { writeDecimalText } from './canonical-number.ts';
import { TAGS } from './canonical-tags.ts';
import { writeReduced } from './write-canonical.ts';
import { DAY_MICROS } from '../../../language/values/calendar.ts';

/** The most frequent fields of PostgreSQL's binary form are read without allocating an object. */

const WORD = 4_294_967_296;
const EPOCH_MICROS = 10_957 * DAY_MICROS;
const EPOCH_HIGH = Math.floor(EPOCH_MICROS / WORD);
const EPOCH_LOW = EPOCH_MICROS - EPOCH_HIGH * WORD;
const SAFE_GROUPS = 3;
const NEGATIVE = 0x4000;

/** Tag, length and the bytes unchanged. */
export function copyTagged(
  from: DataView,
  start: number,
  length: number,
  view: DataView,
  at: number,
  tag: number,
): number {
  view.setUint8(at, tag);
  view.setInt32(at + 1, length, true);
  const target = at + 5;
  const words = length & ~3;
  for (let i = 0; i < words; i += 4) view.setInt32(target + i, from.getInt32(start + i));
  for (let i = words; i < length; i++) view.setUint8(target + i, from.getUint8(start + i));
  return target + length;
}

/** Microseconds since 2000 to those since 1970, word by word: both exceed 2^53 for distant years. */
export function readTimestamp(from: DataView, start: number, _: number, view: DataView, at: number): number {
  const low = from.getUint32(start + 4) + EPOCH_LOW;
  view.setUint8(at, TAGS.timestamp);
  view.setUint32(at + 1, low, true);
  view.setInt32(at + 5, from.getInt32(start) + EPOCH_HIGH + (low >= WORD ? 1 : 0), true);
  return at + 9;
}

/** Groups of four decimal digits, of which the first has the weight 10000^weight. */
export function readNumeric(from: DataView, start: number, _: number, view: DataView, at: number): number {
  const groups = from.getInt16(start);
  const below = groups - 1 - from.getInt16(start + 2);
  const sign = from.getUint16(start + 4);
  if (groups + Math.max(0, -below) > SAFE_GROUPS || (sign !== 0 && sign !== NEGATIVE))
    return writeDecimalText(view, at, numericText(from, start));
  let units = 0;
  for (let i = 0; i < groups; i++) units = units * 10_000 + from.getInt16(start + 8 + i * 2);
  for (let i = below; i < 0; i++) units *= 10_000;
  view.setUint8(at, TAGS.decimal);
  return writeReduced(view, at + 1, sign === NEGATIVE ? -units : units, units === 0 ? 0 : Math.max(0, below) * 4);
}

function numericText(from: DataView, start: number): string {
  const groups = from.getInt16(start);
  const sign = from.getUint16(start + 4);
  if (sign !== 0 && sign !== NEGATIVE) return 'NaN';
  let digits = '';
  for (let i = 0; i < groups; i++) digits += String(from.getInt16(start + 8 + i * 2)).padStart(4, '0');
  return `${sign === NEGATIVE ? '-' : ''}${digits}e${(from.getInt16(start + 2) - groups + 1) * 4}`;
}
