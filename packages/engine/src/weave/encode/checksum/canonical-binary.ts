import type { ColumnType } from '../../../language/types/column-type.ts';
import type { Dialect } from '../../../language/dialect/dialect.ts';
import { decodeUtf8 } from '../../../base/bytes/utf8.ts';
import { copyTagged, readNumeric, readTimestamp } from './canonical-copy.ts';
import { withoutPadding } from './canonical-form.ts';
import { RANGE, writeFlags } from './canonical-range.ts';
import { TAGS } from './canonical-tags.ts';
import { canonicalText, textChange } from './canonical-text.ts';
import { isTextual } from './canonical-type.ts';
import { writeDouble, writeReduced, writeTagged8 } from './write-canonical.ts';
import { DAY_MICROS } from '../../../language/values/calendar.ts';

/** Writes canonical bytes, tag included, of a field of PostgreSQL's binary form. */
export type CanonicalFieldWriter = (
  from: DataView,
  start: number,
  length: number,
  view: DataView,
  at: number,
) => number;

const WORD = 4_294_967_296;
const EPOCH_DAYS = 10_957;

/** `type` is the column's own type, `meant` the one as which it is compared. */
export function canonicalField(type: ColumnType, meant: ColumnType, dialect: Dialect): CanonicalFieldWriter {
  if (type !== meant) return decoded(canonicalText(meant, dialect));
  switch (type.kind) {
    case 'integer':
    case 'year':
      return writeIntegerField;
    case 'decimal':
      return readNumeric;
    case 'float':
      return floatField(type.bits === 32 ? 1 : 0);
    case 'money':
      return writeMoneyField;
    case 'boolean':
      return (from, start, _, view, at) => writeTagged8(view, at, TAGS.boolean, from.getUint8(start));
    case 'date':
      return (from, start, _, view, at) => writeTagged8(view, at, TAGS.date, from.getInt32(start) + EPOCH_DAYS);
    case 'time':
      return writeTimeField;
    case 'timestamp':
      return readTimestamp;
    case 'interval':
      return writeIntervalField;
    case 'uuid':
      return writeUuidField;
    case 'json': {
      const write = decoded(canonicalText(type, dialect));
      // The binary form of jsonb begins with its version.
      const skip = type.binary === true ? 1 : 0;
      return (from, start, length, view, at) => write(from, start + skip, length - skip, view, at);
    }
    case 'inet':
    case 'cidr':
      return (from, start, length, view, at) => {
        const end = copyTagged(from, start, length, view, at, TAGS.network);
        view.setUint8(at + 7, 0);
        return end;
      };
    case 'macaddr':
      return (from, start, length, view, at) => copyTagged(from, start, length, view, at, TAGS.network);
    case 'bits':
      return (from, start, length, view, at) => copyTagged(from, start, length, view, at, TAGS.bits);
    case 'bytes':
      return type.fixed === true
        ? (from, start, length, view, at) =>
            copyTagged(from, start, withoutPadding(from, start, start + length) - start, view, at, TAGS.bytes)
        : (from, start, length, view, at) => copyTagged(from, start, length, view, at, TAGS.bytes);
    case 'array':
      return arrayField(canonicalField(type.element, type.element, dialect));
    case 'range':
      return rangeField(canonicalField(type.subtype, type.subtype, dialect));
    default:
      return textField(type, dialect);
  }
}

const floatField =
  (isSingle: 0 | 1): CanonicalFieldWriter =>
  (from, start, length, view, at) => {
    view.setUint8(at, TAGS.float);
    return writeDouble(view, at + 1, length === 4 ? from.getFloat32(start) : from.getFloat64(start), isSingle);
  };

const writeMoneyField: CanonicalFieldWriter = (from, start, _, view, at) => {
  view.setUint8(at, TAGS.decimal);
  return writeReduced(view, at + 1, from.getInt32(start) * WORD + from.getUint32(start + 4), 2);
};

const writeIntervalField: CanonicalFieldWriter = (from, start, _, view, at) => {
  const days = from.getInt32(start + 8) + from.getInt32(start + 12) * 30;
  const micros = from.getInt32(start) * WORD + from.getUint32(start + 4);
  return writeTagged8(view, at, TAGS.interval, days * DAY_MICROS + micros);
};

const writeUuidField: CanonicalFieldWriter = (from, start, _, view, at) => {
  view.setUint8(at, TAGS.uuid);
  for (let i = 0; i < 16; i += 4) view.setInt32(at + 1 + i, from.getInt32(start + i));
  return at + 17;
};

const SPACE = 32;

function textField(type: ColumnType, dialect: Dialect): CanonicalFieldWriter {
  if (type.kind === 'text' && type.fixed === true)
    return (from, start, length, view, at) =>
      copyTagged(from, start, withoutPadding(from, start, start + length, SPACE) - start, view, at, TAGS.text);
  return isTextual(type) && textChange(type, dialect) === undefined
    ? (from, start, length, view, at) => copyTagged(from, start, length, view, at, TAGS.text)
    : decoded(canonicalText(type, dialect));
}

function decoded(write: ReturnType<typeof canonicalText>): CanonicalFieldWriter {
  return (from, start, length, view, at) => write(view, at, decodeUtf8(from, start, start + length));
}

function writeIntegerField(from: DataView, start: number, length: number, view: DataView, at: number): number {
  if (length < 8)
    return writeTagged8(view, at, TAGS.integer, length === 4 ? from.getInt32(start) : from.getInt16(start));
  view.setUint8(at, TAGS.integer);
  view.setInt32(at + 1, from.getInt32(start + 4), true);
  view.setInt32(at + 5, from.getInt32(start), true);
  return at + 9;
}

/** A zone is seconds to the west of Greenwich. */
function writeTimeField(from: DataView, start: number, length: number, view: DataView, at: number): number {
  const micros = from.getInt32(start) * WORD + from.getUint32(start + 4);
  return writeTagged8(view, at, TAGS.time, micros + (length === 12 ? from.getInt32(start + 8) * 1_000_000 : 0));
}

/** Number of dimensions, whether NULLs occur, the element's type; length and first index of each dimension; elements. */
function arrayField(writeElement: CanonicalFieldWriter): CanonicalFieldWriter {
  return (from, start, _, view, at) => {
    const dimensions = from.getInt32(start);
    let count = dimensions === 0 ? 0 : 1;
    for (let i = 0; i < dimensions; i++) count *= from.getInt32(start + 12 + i * 8);
    let source = start + 12 + dimensions * 8;
    let next = writeTagged8(view, at, TAGS.array, count);
    for (let i = 0; i < count; i++) {
      const length = from.getInt32(source);
      source += 4;
      if (length < 0) view.setUint8(next++, TAGS.null);
      else next = writeElement(from, source, length, view, next);
      source += Math.max(0, length);
    }
    return next;
  };
}

function rangeField(writeBound: CanonicalFieldWriter): CanonicalFieldWriter {
  return (from, start, _, view, at) => {
    const flags = from.getUint8(start);
    let source = start + 1;
    let next = writeFlags(view, at, flags);
    const open = flags & RANGE.empty ? 2 : (flags & RANGE.lowerOpen ? 1 : 0) + (flags & RANGE.upperOpen ? 1 : 0);
    for (let bound = open; bound < 2; bound++) {
      const length = from.getInt32(source);
      next = writeBound(from, source + 4, length, view, next);
      source += 4 + length;
    }
    return next;
  };
}
