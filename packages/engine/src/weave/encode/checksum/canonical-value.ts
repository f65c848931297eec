import { POWERS } from '../../graph/convert-value.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import type { Dialect } from '../../../language/dialect/dialect.ts';
import { decodeUtf8, encodeUtf8 } from '../../../base/bytes/utf8.ts';
import { TAGS } from './canonical-tags.ts';
import { canonicalText } from './canonical-text.ts';
import { writeBytes, writeDouble, writeReduced, writeTagged8 } from './write-canonical.ts';
import { withoutPadding } from './canonical-form.ts';

/** Fifteen digits survive in a float. */
const EXACT_UNITS = 1e15;

/** The non-NULL values that drivers return. */
export type ReadValue = null | boolean | number | bigint | string | Uint8Array;

export type CanonicalValueWriter = (view: DataView, at: number, value: Exclude<ReadValue, null>) => number;

/** Writes canonical bytes of a driver's value. `meant` is the type as which it is compared. */
export function canonicalValue(meant: ColumnType, dialect: Dialect): CanonicalValueWriter {
  if (meant.kind === 'bytes')
    return (view, at, value) => writeBytes(view, at, TAGS.bytes, bytesOf(value, meant.fixed === true));
  const write = canonicalText(meant, dialect);
  const text: CanonicalValueWriter = (view, at, value) => write(view, at, textOf(value, meant));
  switch (meant.kind) {
    case 'integer':
    case 'year':
      return (view, at, value) =>
        typeof value === 'number' && Number.isSafeInteger(value)
          ? writeTagged8(view, at, TAGS.integer, value)
          : text(view, at, value);
    case 'float': {
      const isSingle = meant.bits === 32 ? 1 : 0;
      return (view, at, value) => {
        if (typeof value !== 'number') return text(view, at, value);
        view.setUint8(at, TAGS.float);
        return writeDouble(view, at + 1, value, isSingle);
      };
    }
    case 'decimal':
      return meant.scale === undefined || meant.scale < 0 || meant.scale > 6 ? text : scaledNumber(meant.scale, text);
    default:
      return text;
  }
}

/** A number that is a whole number of units of the column's scale needs no digits. */
function scaledNumber(scale: number, text: CanonicalValueWriter): CanonicalValueWriter {
  const unit = POWERS[scale] ?? 1;
  return (view, at, value) => {
    const units = typeof value === 'number' ? Math.round(value * unit) : Number.NaN;
    if (Math.abs(units) < EXACT_UNITS && units / unit === value) {
      view.setUint8(at, TAGS.decimal);
      return writeReduced(view, at + 1, units, scale);
    }
    return text(view, at, value);
  };
}

function bytesOf(value: Exclude<ReadValue, null>, isPadded: boolean): Uint8Array {
  const bytes = value instanceof Uint8Array ? value : encodeUtf8(String(value));
  if (!isPadded) return bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes.subarray(0, withoutPadding(view, 0, bytes.length));
}

function textOf(value: Exclude<ReadValue, null>, type: ColumnType): string {
  if (!(value instanceof Uint8Array)) return String(value);
  // Drivers return bit fields and texts of binary collations as bytes.
  if (type.kind === 'bits' || type.kind === 'boolean' || type.kind === 'integer') {
    const digits = [...value].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    if (type.kind === 'bits') return digits.slice(-(type.length ?? 1));
    return String(Number.parseInt(digits === '' ? '0' : digits, 2));
  }
  const view = new DataView(value.buffer, value.byteOffset, value.byteLength);
  if (type.kind === 'uuid' && value.length === 16)
    return [...value].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return decodeUtf8(view, 0, value.length);
}
