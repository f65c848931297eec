import { LENGTHS, PADDED, TRIMMED } from './digits.ts';

// This module's own tables: through an import each access would cost two more loads, twice the rest of the writer.
const lengths = LENGTHS;
const padded = PADDED;
const trimmed = TRIMMED;

/** Decimal digits of a whole number in [0, 10000). Stores four bytes and advances by the true length. */
export function writeSmall(view: DataView, at: number, value: number): number {
  view.setUint32(at, trimmed[value] as number, true);
  return at + (lengths[value] as number);
}

/** Decimal digits of a whole number in [0, 10^8). */
export function writeUint(view: DataView, at: number, value: number): number {
  if (value < 10_000) return writeSmall(view, at, value);
  // A number known to be 32 bits wide is divided by a multiplication.
  const whole = value | 0;
  const head = (whole / 10_000) | 0;
  const next = writeSmall(view, at, head);
  view.setUint32(next, padded[whole - Math.imul(head, 10_000)] as number, true);
  return next + 4;
}

/** Decimal digits of a whole number in [0, 2^53). */
export function writeLongUint(view: DataView, at: number, value: number): number {
  if (value < 100_000_000) return writeUint(view, at, value);
  if (!(value <= Number.MAX_SAFE_INTEGER)) throw new RangeError(`${value} cannot be written exactly.`);
  const head = Math.floor(value / 100_000_000);
  const tail = value - head * 100_000_000;
  const next = head < 100_000_000 ? writeUint(view, at, head) : writeLongUint(view, at, head);
  const upper = (tail / 10_000) | 0;
  view.setUint32(next, padded[upper] as number, true);
  view.setUint32(next + 4, padded[tail - upper * 10_000] as number, true);
  return next + 8;
}

/** Decimal digits of a signed integer within 2^53. */
export function writeInteger(view: DataView, at: number, value: number): number {
  if (value >= 0) return writeLongUint(view, at, value);
  view.setUint8(at, 45);
  return writeLongUint(view, at + 1, -value);
}

/** Decimal digits with leading zeros to a fixed width. */
export function writePadded(view: DataView, at: number, value: number, width: number): number {
  let rest = value;
  for (let i = at + width - 1; i >= at; i--) {
    const head = Math.floor(rest / 10);
    view.setUint8(i, 48 + (rest - head * 10));
    rest = head;
  }
  return at + width;
}
