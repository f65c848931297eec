import type { ColumnType } from '../../language/types/column-type.ts';
import { decodeUtf8 } from '../../base/bytes/utf8.ts';
import { dateText } from './date-text.fixture.ts';

/** A reader of PostgreSQL's binary COPY, written from the protocol's documentation, independent of the writers. */
export type BinaryValue = null | boolean | number | bigint | string | readonly BinaryValue[];

export function readBinaryFile(file: Uint8Array): (DataView | undefined)[][] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (decodeLatin(view, 0, 11) !== 'PGCOPY\n\u00ff\r\n\0') throw new Error('No signature.');
  if (view.getInt32(11) !== 0 || view.getInt32(15) !== 0) throw new Error('Flags or an extension.');
  const rows: (DataView | undefined)[][] = [];
  let at = 19;
  for (let count = view.getInt16(at); count !== -1; count = view.getInt16(at)) {
    at += 2;
    const fields: (DataView | undefined)[] = [];
    for (let i = 0; i < count; i++) {
      const length = view.getInt32(at);
      at += 4;
      fields.push(length < 0 ? undefined : new DataView(file.buffer, file.byteOffset + at, length));
      at += Math.max(0, length);
    }
    rows.push(fields);
  }
  if (at + 2 !== file.length) throw new Error('Bytes after the trailer.');
  return rows;
}

function decodeLatin(view: DataView, start: number, end: number): string {
  let text = '';
  for (let at = start; at < end; at++) text += String.fromCharCode(view.getUint8(at));
  return text;
}

const hex = (view: DataView, from = 0): string =>
  Array.from({ length: view.byteLength - from }, (_, i) =>
    view
      .getUint8(from + i)
      .toString(16)
      .padStart(2, '0'),
  ).join('');

const DAY = 86_400_000_000n;
const UNIX = 10_957n;

export function decodeBinary(view: DataView, type: ColumnType): BinaryValue {
  switch (type.kind) {
    case 'integer':
      return type.bits === 16
        ? BigInt(sized(view, 2).getInt16(0))
        : type.bits === 32
          ? BigInt(sized(view, 4).getInt32(0))
          : sized(view, 8).getBigInt64(0);
    case 'decimal':
      return numeric(view);
    case 'float':
      return type.bits === 32 ? sized(view, 4).getFloat32(0) : sized(view, 8).getFloat64(0);
    case 'money':
      return scaled(sized(view, 8).getBigInt64(0), 2);
    case 'boolean':
      return sized(view, 1).getUint8(0) === 1;
    case 'date':
      return dateText(sized(view, 4).getInt32(0) + Number(UNIX));
    case 'time':
      if (type.zone === true && sized(view, 12).getInt32(8) !== 0) throw new Error('Not UTC.');
      return clockText(view.getBigInt64(0)) + (type.zone === true ? 'Z' : '');
    case 'timestamp': {
      const micros = sized(view, 8).getBigInt64(0) + UNIX * DAY;
      const clock = ((micros % DAY) + DAY) % DAY;
      return `${dateText(Number((micros - clock) / DAY))}T${clockText(clock)}${type.zone === true ? 'Z' : ''}`;
    }
    case 'interval':
      return intervalText(sized(view, 16));
    case 'uuid':
      return hex(sized(view, 16)).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    case 'bytes':
      return `\\x${hex(view)}`;
    case 'json':
      if (type.binary === true && view.getUint8(0) !== 1) throw new Error('Unknown version of jsonb.');
      return decodeUtf8(view, type.binary === true ? 1 : 0, view.byteLength);
    case 'macaddr':
      return hex(sized(view, 6)).replaceAll(/..(?=.)/g, '$&:');
    case 'inet':
    case 'cidr':
      return addressText(view, type.kind === 'cidr');
    case 'bits':
      return bitText(view);
    case 'array':
      return readArray(view, type.element);
    default:
      return decodeUtf8(view, 0, view.byteLength);
  }
}

function sized(view: DataView, bytes: number): DataView {
  if (view.byteLength !== bytes) throw new Error(`${view.byteLength} bytes instead of ${bytes}.`);
  return view;
}

function scaled(value: bigint, scale: number): string {
  const digits = String(value < 0n ? -value : value).padStart(scale + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, digits.length - scale)}${scale === 0 ? '' : `.${digits.slice(-scale)}`}`;
}

export function numeric(view: DataView): string {
  const count = view.getInt16(0);
  const weight = view.getInt16(2);
  const scale = view.getInt16(6);
  sized(view, 8 + count * 2);
  const groups = Array.from({ length: count }, (_, i) => view.getInt16(8 + i * 2));
  if (groups[0] === 0 || groups.at(-1) === 0) throw new Error('A zero group at an end.');
  // All groups as one whole number, whose unit is 10000^(weight - count + 1).
  const value = groups.reduce((sum, group) => sum * 10_000n + BigInt(group), 0n);
  const shift = (weight - count + 1) * 4 + scale;
  const units = shift >= 0 ? value * 10n ** BigInt(shift) : value / 10n ** BigInt(-shift);
  return scaled(view.getUint16(4) === 0x4000 ? -units : units, scale);
}

const pad = (value: bigint, width: number): string => String(value).padStart(width, '0');
const fraction = (micros: bigint): string =>
  micros === 0n ? '' : micros % 1000n === 0n ? `.${pad(micros / 1000n, 3)}` : `.${pad(micros, 6)}`;

function clockText(micros: bigint): string {
  const seconds = micros / 1_000_000n;
  return `${pad(seconds / 3600n, 2)}:${pad((seconds / 60n) % 60n, 2)}:${pad(seconds % 60n, 2)}${fraction(micros % 1_000_000n)}`;
}

function intervalText(view: DataView): string {
  const micros = view.getBigInt64(0);
  const days = view.getInt32(8);
  if (view.getInt32(12) !== 0) throw new Error('Months.');
  const sign = micros < 0n || days < 0 ? '-' : '';
  const rest = micros < 0n ? -micros : micros;
  return `P${sign}${Math.abs(days)}DT${sign}${rest / 1_000_000n}${fraction(rest % 1_000_000n)}S`;
}

/** In the sample's own spelling: the longest run of zeros is omitted, a full prefix is not written. */
function addressText(view: DataView, isCidr: boolean): string {
  const size = view.getUint8(3);
  sized(view, 4 + size);
  if (view.getUint8(0) !== (size === 4 ? 2 : 3) || view.getUint8(2) !== (isCidr ? 1 : 0))
    throw new Error('A wrong address header.');
  const bits = view.getUint8(1);
  const prefix = bits === size * 8 ? '' : `/${bits}`;
  if (size === 4) return [0, 1, 2, 3].map((i) => view.getUint8(4 + i)).join('.') + prefix;
  const words = Array.from({ length: 8 }, (_, i) => view.getUint16(4 + i * 2).toString(16));
  const joined = words.join(':').replace(/^0(:0)*:ffff:c000:201$/, '::ffff:192.0.2.1');
  const runs = [...joined.matchAll(/(?<![0-9a-f])0(:0)+(?![0-9a-f])/g)].map(([run]) => run);
  const [longest] = runs.toSorted((a, b) => b.length - a.length);
  return (longest === undefined ? joined : joined.replace(longest, '::').replaceAll(/:{3,}/g, '::')) + prefix;
}

function bitText(view: DataView): string {
  const count = view.getInt32(0);
  sized(view, 4 + Math.ceil(count / 8));
  return Array.from({ length: count }, (_, i) => (view.getUint8(4 + (i >> 3)) >> (7 - (i & 7))) & 1).join('');
}

const ARRAY_OIDS: Readonly<Record<string, number>> = { text: 25, integer: 23, decimal: 1700, date: 1082, boolean: 16 };

function readArray(view: DataView, element: ColumnType): readonly BinaryValue[] {
  const dimensions = view.getInt32(0);
  if (view.getInt32(4) !== 0 || view.getInt32(8) !== ARRAY_OIDS[element.kind]) throw new Error('A wrong array header.');
  if (dimensions === 0) {
    sized(view, 12);
    return [];
  }
  if (dimensions !== 1 || view.getInt32(16) !== 1) throw new Error('Not one dimension from 1.');
  let at = 20;
  const values = Array.from({ length: view.getInt32(12) }, () => {
    const length = view.getInt32(at);
    at += 4 + length;
    return decodeBinary(new DataView(view.buffer, view.byteOffset + at - length, length), element);
  });
  if (at !== view.byteLength) throw new Error('Bytes after the last element.');
  return values;
}
