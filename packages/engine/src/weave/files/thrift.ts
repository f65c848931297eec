import { encodeUtf8 } from '../../base/bytes/utf8.ts';

/** The part of Thrift's compact protocol that Parquet's headers and footer need. */
export type ThriftValue = { readonly type: number; readonly bytes: readonly number[] };

export const i8 = (value: number): ThriftValue => ({ type: 3, bytes: [value & 255] });
export const i16 = (value: number): ThriftValue => ({ type: 4, bytes: zigzag(value) });
export const i32 = (value: number): ThriftValue => ({ type: 5, bytes: zigzag(value) });
export const i64 = (value: number): ThriftValue => ({ type: 6, bytes: zigzag(value) });
/** In a struct a boolean is encoded in its type. */
export const bool = (value: boolean): ThriftValue => ({ type: value ? 1 : 2, bytes: [] });

export function text(value: string): ThriftValue {
  const bytes = [...encodeUtf8(value)];
  return { type: 8, bytes: [...varint(bytes.length), ...bytes] };
}

/** A list of values of one type; Parquet's own structures have no empty ones. */
export function list(values: readonly ThriftValue[]): ThriftValue {
  const type = values[0]?.type ?? 12;
  const head = values.length < 15 ? [(values.length << 4) | type] : [0xf0 | type, ...varint(values.length)];
  return { type: 9, bytes: [...head, ...values.flatMap((value) => value.bytes)] };
}

/** Fields by number, in ascending order; those without a value are left out. */
export function struct(fields: Readonly<Record<number, ThriftValue | undefined>>): ThriftValue {
  const bytes: number[] = [];
  let last = 0;
  for (const [key, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    const id = Number(key);
    if (id - last < 16) bytes.push(((id - last) << 4) | value.type);
    else bytes.push(value.type, ...zigzag(id));
    for (const byte of value.bytes) bytes.push(byte);
    last = id;
  }
  bytes.push(0);
  return { type: 12, bytes };
}

/** Seven bits per byte, least significant first; by division, because sizes may exceed 32 bits. */
export function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
  return bytes;
}

function zigzag(value: number): number[] {
  return varint(value < 0 ? -value * 2 - 1 : value * 2);
}
