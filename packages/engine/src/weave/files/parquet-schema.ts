import type { ParquetColumn } from '../compile/parquet-columns.ts';
import type { ParquetLogical } from '../encode/parquet-form.ts';
import { bool, i8, i32, struct, text, type ThriftValue } from './thrift.ts';

export const PHYSICAL = {
  BOOLEAN: 0,
  INT32: 1,
  INT64: 2,
  FLOAT: 4,
  DOUBLE: 5,
  BYTE_ARRAY: 6,
  FIXED_LEN_BYTE_ARRAY: 7,
} as const;
const REQUIRED = 0;
const OPTIONAL = 1;
const REPEATED = 2;
const CONVERTED_LIST = 3;

/** The root and one element for each column. */
export function schemaElements(columns: readonly ParquetColumn[]): readonly ThriftValue[] {
  return [struct({ 4: text('schema'), 5: i32(columns.length) }), ...columns.flatMap(columnElements)];
}

/** The position of a column's values in the schema tree. */
export function columnPath({ name, list }: ParquetColumn): readonly string[] {
  return list === true ? [name, 'list', 'element'] : [name];
}

/** A list is a group around a repeated group around the element. */
function columnElements(column: ParquetColumn): readonly ThriftValue[] {
  if (column.list !== true) return [columnElement(column)];
  const outer = struct({
    3: i32(OPTIONAL),
    4: text(column.name),
    5: i32(1),
    6: i32(CONVERTED_LIST),
    10: struct({ 3: struct({}) }),
  });
  const repeated = struct({ 3: i32(REPEATED), 4: text('list'), 5: i32(1) });
  return [outer, repeated, columnElement({ ...column, name: 'element', optional: false })];
}

function columnElement({ name, physical, typeLength, logical, optional }: ParquetColumn): ThriftValue {
  const converted = logical === undefined ? undefined : convertedType(logical);
  const decimal = logical?.kind === 'decimal' ? logical : undefined;
  return struct({
    1: i32(PHYSICAL[physical]),
    2: typeLength === undefined ? undefined : i32(typeLength),
    3: i32(optional ? OPTIONAL : REQUIRED),
    4: text(name),
    6: converted === undefined ? undefined : i32(converted),
    7: decimal && i32(decimal.scale),
    8: decimal && i32(decimal.precision),
    10: logical && logicalType(logical),
  });
}

/** For readers from before 2018; times without a zone had no such type. */
function convertedType(logical: ParquetLogical): number | undefined {
  switch (logical.kind) {
    case 'string':
      return 0;
    case 'json':
      return 19;
    case 'uuid':
      return undefined;
    case 'date':
      return 6;
    case 'decimal':
      return 5;
    case 'time':
      return logical.utc ? 8 : undefined;
    case 'timestamp':
      return logical.utc ? 10 : undefined;
    case 'integer':
      return (logical.signed ? 15 : 11) + { 8: 0, 16: 1, 32: 2, 64: 3 }[logical.bits];
  }
}

/** A union: the field number selects the member. */
function logicalType(logical: ParquetLogical): ThriftValue {
  const empty = struct({});
  switch (logical.kind) {
    case 'string':
      return struct({ 1: empty });
    case 'json':
      return struct({ 12: empty });
    case 'uuid':
      return struct({ 14: empty });
    case 'date':
      return struct({ 6: empty });
    case 'decimal':
      return struct({ 5: struct({ 1: i32(logical.scale), 2: i32(logical.precision) }) });
    case 'time':
      return struct({ 7: microseconds(logical.utc) });
    case 'timestamp':
      return struct({ 8: microseconds(logical.utc) });
    case 'integer':
      return struct({ 10: struct({ 1: i8(logical.bits), 2: bool(logical.signed) }) });
  }
}

const microseconds = (utc: boolean): ThriftValue => struct({ 1: bool(utc), 2: struct({ 2: struct({}) }) });
