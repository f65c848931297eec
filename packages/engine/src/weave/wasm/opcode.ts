/** The WebAssembly instructions in use, by the names of its specification. */
export const OP = {
  block: 0x02,
  loop: 0x03,
  if: 0x04,
  else: 0x05,
  end: 0x0b,
  br: 0x0c,
  brIf: 0x0d,
  return: 0x0f,
  call: 0x10,
  drop: 0x1a,
  select: 0x1b,
  localGet: 0x20,
  localSet: 0x21,
  globalSet: 0x24,
  i32Load: 0x28,
  i64Load: 0x29,
  f64Load: 0x2b,
  i32Load8U: 0x2d,
  i32Load16U: 0x2f,
  i32Store: 0x36,
  i64Store: 0x37,
  f32Store: 0x38,
  f64Store: 0x39,
  i32Store8: 0x3a,
  i32Store16: 0x3b,
  i32Const: 0x41,
  i64Const: 0x42,
  f64Const: 0x44,
  i32Eqz: 0x45,
  i32Eq: 0x46,
  i32Ne: 0x47,
  i32LtS: 0x48,
  i32LtU: 0x49,
  i32GtS: 0x4a,
  i32LeS: 0x4c,
  i32GeS: 0x4e,
  i32GeU: 0x4f,
  f64Eq: 0x61,
  f64Ne: 0x62,
  f64Lt: 0x63,
  f64Gt: 0x64,
  f64Le: 0x65,
  f64Ge: 0x66,
  i32Clz: 0x67,
  i32Ctz: 0x68,
  i32Add: 0x6a,
  i32Sub: 0x6b,
  i32Mul: 0x6c,
  i32DivS: 0x6d,
  i32DivU: 0x6e,
  i32RemU: 0x70,
  i32And: 0x71,
  i32Or: 0x72,
  i32Xor: 0x73,
  i32Shl: 0x74,
  i32ShrU: 0x76,
  i32Rotl: 0x77,
  i64Clz: 0x79,
  i64Ctz: 0x7a,
  i64Add: 0x7c,
  i64Sub: 0x7d,
  i64Mul: 0x7e,
  i64Or: 0x84,
  i64Shl: 0x86,
  i64ShrS: 0x87,
  i64ShrU: 0x88,
  f64Abs: 0x99,
  f64Neg: 0x9a,
  f64Floor: 0x9c,
  f64Sqrt: 0x9f,
  f64Add: 0xa0,
  f64Sub: 0xa1,
  f64Mul: 0xa2,
  f64Div: 0xa3,
  f64Min: 0xa4,
  f64Max: 0xa5,
  i32WrapI64: 0xa7,
  i64ExtendI32S: 0xac,
  i64ExtendI32U: 0xad,
  f64ConvertI32S: 0xb7,
  f64ConvertI32U: 0xb8,
  f32DemoteF64: 0xb6,
  f64PromoteF32: 0xbb,
  i32ReinterpretF32: 0xbc,
  i64ReinterpretF64: 0xbd,
} as const;

/** Two bytes each: a prefix and a number. */
export const TRUNCATE_TO_I32: readonly number[] = [0xfc, 0x02];
export const TRUNCATE_TO_I64: readonly number[] = [0xfc, 0x06];
export const V128_LOAD: readonly number[] = [0xfd, 0x00];
export const V128_STORE: readonly number[] = [0xfd, 0x0b];

export const V128_CONST: readonly number[] = [0xfd, 0x0c];
/** Four 32-bit words at a time. */
export const VECTOR = {
  splat: [0xfd, 0x11],
  add: [0xfd, 0xae, 0x01],
  multiply: [0xfd, 0xb5, 0x01],
  shiftLeft: [0xfd, 0xab, 0x01],
  shiftRight: [0xfd, 0xad, 0x01],
  notBelow: [0xfd, 0x40],
  least: [0xfd, 0xb7, 0x01],
  and: [0xfd, 0x4e],
  or: [0xfd, 0x50],
  xor: [0xfd, 0x51],
  /** From two vectors, bit by bit, the first where the third has a 1. */
  select: [0xfd, 0x52],
  /** Whether any bit is 1. */
  any: [0xfd, 0x53],
} as const;
export const I8X16_ADD: readonly number[] = [0xfd, 0x6e];
export const I8X16_SPLAT: readonly number[] = [0xfd, 0x0f];

/** Followed by the sixteen source positions. */
export const I8X16_SHUFFLE: readonly number[] = [0xfd, 0x0d];
export const I8X16_SWIZZLE: readonly number[] = [0xfd, 0x0e];
/** Differing bytes become 255, and one bit of each byte. */
export const I8X16_NE: readonly number[] = [0xfd, 0x24];
export const I8X16_BITMASK: readonly number[] = [0xfd, 0x64];
export const V128_AND: readonly number[] = [0xfd, 0x4e];
export const V128_OR: readonly number[] = [0xfd, 0x50];
export const I16X8_SHR_U: readonly number[] = [0xfd, 0x8d, 0x01];
export const I32X4_SPLAT: readonly number[] = [0xfd, 0x11];
export const I64X2_SPLAT: readonly number[] = [0xfd, 0x12];
export const F64X2_SPLAT: readonly number[] = [0xfd, 0x14];
/** Followed by the lane. */
export const I32X4_REPLACE_LANE: readonly number[] = [0xfd, 0x1c];
export const I64X2_SUB: readonly number[] = [0xfd, 0xd1, 0x01];

export const TYPE_CODE = { i32: 0x7f, i64: 0x7e, f64: 0x7c, v128: 0x7b } as const;
export const NO_RESULT = 0x40;
