import type { ParquetColumn } from '../compile/parquet-columns.ts';
import { columnPath, PHYSICAL, schemaElements } from './parquet-schema.ts';
import type { ColumnChunkMeta, RowGroupMeta } from './row-group.ts';
import { i16, i32, i64, list, struct, text, type ThriftValue } from './thrift.ts';

const MAGIC = [80, 65, 82, 49] as const;
const UNCOMPRESSED = 0;
const PLAIN = 0;
const RLE = 3;

/** The header of a Parquet file; the row groups follow in order, then the footer. */
export const PARQUET_HEADER: Uint8Array = Uint8Array.from(MAGIC);

/** The footer of a file whose row groups follow each other after {@link PARQUET_HEADER}. */
export function parquetFooter(columns: readonly ParquetColumn[], groups: readonly RowGroupMeta[]): Uint8Array {
  let offset = PARQUET_HEADER.length;
  const rowGroups = groups.map((group, ordinal) => {
    const element = rowGroup(columns, group, offset, ordinal);
    offset += totalBytes(group);
    return element;
  });
  const metadata = struct({
    1: i32(2),
    2: list(schemaElements(columns)),
    3: i64(groups.reduce((sum, group) => sum + group.rows, 0)),
    4: list(rowGroups),
    6: text('rowloom'),
  }).bytes;
  const footer = new Uint8Array(metadata.length + 8);
  footer.set(metadata);
  new DataView(footer.buffer).setUint32(metadata.length, metadata.length, true);
  footer.set(MAGIC, metadata.length + 4);
  return footer;
}

const totalBytes = (group: RowGroupMeta): number => group.columns.reduce((sum, column) => sum + column.bytes, 0);

function rowGroup(
  columns: readonly ParquetColumn[],
  group: RowGroupMeta,
  offset: number,
  ordinal: number,
): ThriftValue {
  let at = offset;
  const chunks = columns.map((column, index) => {
    const meta = group.columns[index] as ColumnChunkMeta;
    const chunk = columnChunk(column, meta, at);
    at += meta.bytes;
    return chunk;
  });
  return struct({
    1: list(chunks),
    2: i64(at - offset),
    3: i64(group.rows),
    5: i64(offset),
    6: i64(at - offset),
    // The field has 16 bits; readers do not need it for more row groups.
    7: ordinal < 32_768 ? i16(ordinal) : undefined,
  });
}

function columnChunk(column: ParquetColumn, { bytes, entries }: ColumnChunkMeta, offset: number): ThriftValue {
  const meta = struct({
    1: i32(PHYSICAL[column.physical]),
    2: list([i32(PLAIN), i32(RLE)]),
    3: list(columnPath(column).map(text)),
    4: i32(UNCOMPRESSED),
    5: i64(entries),
    6: i64(bytes),
    7: i64(bytes),
    9: i64(offset),
  });
  return struct({ 2: i64(offset), 3: meta });
}
