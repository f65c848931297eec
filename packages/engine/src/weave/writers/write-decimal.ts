import { CENTS, PADDED } from './digits.ts';
import { writeLongUint, writePadded, writeUint } from './write-integer.ts';

// This module's own tables: through an import each access would cost two more loads, twice the rest of the writer.
const cents = CENTS;
const padded = PADDED;

/** A number of hundredths as "12.34". */
export function writeCents(view: DataView, at: number, value: number): number {
  if (value < 0) {
    view.setUint8(at, 45);
    return writeCents(view, at + 1, -value);
  }
  if (value < 2_147_483_647) {
    const units = value | 0;
    const whole = (units / 100) | 0;
    const next = writeUint(view, at, whole);
    view.setUint32(next, cents[units - Math.imul(whole, 100)] as number, true);
    return next + 3;
  }
  const whole = Math.floor(value / 100);
  const next = writeLongUint(view, at, whole);
  view.setUint32(next, cents[value - whole * 100] as number, true);
  return next + 3;
}

const FRACTIONS = Array.from({ length: 100 }, (_, value) => `.${String(value).padStart(2, '0')}`);

/** The output of {@link writeDecimal}, as a text instead of bytes. */
export function decimalText(value: number, scale: number, unit: number): string {
  if (value < 0) return `-${decimalText(-value, scale, unit)}`;
  const whole = Math.floor(value / unit);
  if (scale === 0) return String(whole);
  const rest = value - whole * unit;
  return scale === 2 ? whole + (FRACTIONS[rest] as string) : `${whole}.${String(rest).padStart(scale, '0')}`;
}

/** A whole number of 10^-scale units in decimal notation; `unit` is 10^scale. */
export function writeDecimal(view: DataView, at: number, value: number, scale: number, unit: number): number {
  if (value < 0) {
    view.setUint8(at, 45);
    return writeDecimal(view, at + 1, -value, scale, unit);
  }
  const whole = Math.floor(value / unit);
  const next = writeLongUint(view, at, whole);
  if (scale === 0) return next;
  view.setUint8(next, 46);
  if (scale > 4) return writePadded(view, next + 1, value - whole * unit, scale);
  // Up to four digits are the end of a padded word.
  view.setUint32(next + 1, (padded[value - whole * unit] as number) >>> (32 - scale * 8), true);
  return next + 1 + scale;
}
