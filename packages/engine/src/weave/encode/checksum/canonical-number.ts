import { encodeUtf8 } from '../../../base/bytes/utf8.ts';
import { TAGS } from './canonical-tags.ts';
import { writeBytes, writeDouble, writeOther, writeReduced, writeTagged8 } from './write-canonical.ts';

/** Numbers of any spelling in canonical bytes. */

const INTEGER = /^[+-]?\d+$/;
const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;
/** A scale that no decimal has: text follows, because the number exceeds 2^53 units. */
const LONG = 255;

export function writeIntegerText(view: DataView, at: number, text: string): number {
  const value = Number(text);
  if (!INTEGER.test(text)) return writeOther(view, at, text);
  if (Number.isSafeInteger(value)) return writeTagged8(view, at, TAGS.integer, value);
  view.setUint8(at, TAGS.integer);
  view.setBigInt64(at + 1, BigInt.asIntN(64, BigInt(text)), true);
  return at + 9;
}

export function writeDecimalText(view: DataView, at: number, text: string): number {
  const match = DECIMAL.exec(text);
  if (match === null || !/\d/.test(text)) return writeOther(view, at, text);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const kept = digits.replace(/0+$/, '');
  // The last digit of the units is not zero: the scale may then be negative, as for 1500, and the zeros are restored.
  const scale = fraction.length - Number(exponent) - (digits.length - kept.length);
  const units = scale < 0 ? `${kept}${'0'.repeat(kept === '' ? 0 : Math.min(-scale, 400))}` : kept;
  const value = Number(`${sign}${units === '' ? '0' : units}`);
  view.setUint8(at, TAGS.decimal);
  if (value === 0) return writeReduced(view, at + 1, 0, 0);
  if (Number.isSafeInteger(value) && scale < LONG) return writeReduced(view, at + 1, value, Math.max(0, scale));
  return writeBytes(view, at + 1, LONG, encodeUtf8(`${sign === '-' ? '-' : ''}${units}/${Math.max(0, scale)}`));
}

export function writeFloatText(view: DataView, at: number, text: string, isSingle: boolean): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isNaN(value)) return writeOther(view, at, text);
  view.setUint8(at, TAGS.float);
  return writeDouble(view, at + 1, value, isSingle ? 1 : 0);
}

const TRUE = new Set(['t', 'true', '1', 'y', 'yes', 'on']);
const FALSE = new Set(['f', 'false', '0', 'n', 'no', 'off']);

export function writeBooleanText(view: DataView, at: number, text: string): number {
  const word = text.trim().toLowerCase();
  if (TRUE.has(word)) return writeTagged8(view, at, TAGS.boolean, 1);
  return FALSE.has(word) ? writeTagged8(view, at, TAGS.boolean, 0) : writeOther(view, at, text);
}
