import type { ColumnSink } from '../compile/compile-columns.ts';
import { i32, struct, varint } from './thrift.ts';

const DATA_PAGE = 0;
const PLAIN = 0;
const RLE = 3;

/** One data page: header, levels if the column is optional or a list, values. */
export function encodePage(
  sink: ColumnSink,
  column: { readonly physical: string; readonly optional: boolean },
): Uint8Array {
  const levels = [...repetitionLevels(sink), ...(column.optional ? definitionLevels(sink) : [])];
  const levelBytes = levels.reduce((sum, part) => sum + part.length, 0);
  const packed = column.physical === 'BOOLEAN';
  const valueBytes = packed ? (sink.values + 7) >> 3 : sink.at;
  const header = pageHeader(sink.entries, levelBytes + valueBytes);
  const page = new Uint8Array(header.length + levelBytes + valueBytes);
  page.set(header);
  let at = header.length;
  for (const part of levels) {
    page.set(part, at);
    at += part.length;
  }
  const source = new Uint8Array(sink.view.buffer, sink.view.byteOffset, sink.at);
  if (packed) packBits(source, sink.values, 1, page.subarray(at));
  else page.set(source, at);
  return page;
}

function pageHeader(entries: number, size: number): readonly number[] {
  const data = struct({ 1: i32(entries), 2: i32(PLAIN), 3: i32(RLE), 4: i32(RLE) });
  return struct({ 1: i32(DATA_PAGE), 2: i32(size), 3: i32(size), 5: data }).bytes;
}

function repetitionLevels({ repeats, entries }: ColumnSink): readonly Uint8Array[] {
  return repeats === undefined ? [] : [encodeLevels(repeats, entries, 1)];
}

/** If nothing is NULL they are one run of ones. */
function definitionLevels({ levels, repeats, values, entries }: ColumnSink): readonly Uint8Array[] {
  if (repeats !== undefined && levels !== undefined) return [encodeLevels(levels, entries, 2)];
  return [
    levels === undefined || values === entries
      ? lengthened([...varint(entries * 2), 1], 0)
      : encodeLevels(levels, entries, 1),
  ];
}

/** Their length in four bytes, then all of them, bit-packed in groups of eight. */
function encodeLevels(levels: Uint8Array, count: number, width: 1 | 2): Uint8Array {
  const groups = (count + 7) >> 3;
  const head = varint(groups * 2 + 1);
  const encoded = lengthened(head, groups * width);
  packBits(levels, count, width, encoded.subarray(4 + head.length));
  return encoded;
}

function lengthened(head: readonly number[], room: number): Uint8Array {
  const bytes = new Uint8Array(4 + head.length + room);
  new DataView(bytes.buffer).setUint32(0, head.length + room, true);
  bytes.set(head, 4);
  return bytes;
}

/** Small numbers of one or two bits each, the first in the lowest bits. */
function packBits(source: Uint8Array, count: number, width: 1 | 2, target: Uint8Array): void {
  for (let i = 0; i < count; i++) {
    const bit = i * width;
    target[bit >> 3] = (target[bit >> 3] as number) | ((source[i] as number) << (bit & 7));
  }
}
