import type { Code } from './code.ts';
import { float, signed, unsigned } from './leb128.ts';
import { UntranslatableError } from './untranslatable-error.ts';
import { OP, TRUNCATE_TO_I64 } from './opcode.ts';

export type NumberType = 'i32' | 'f64';
/** The types of a local variable; wide words and vectors are only temporary. */
export type LocalType = NumberType | 'i64' | 'v128';

/**
 * A value of the loop: instructions that leave one number on the stack, and what is known of the number. The loop's own
 * numbers are JavaScript's: a 32-bit integer is only used if the bounds show that nothing is lost.
 */
export type Operand = {
  readonly type: NumberType;
  readonly code: Code;
  readonly min: number;
  readonly max: number;
  /** Never a fraction. */
  readonly whole: boolean;
  readonly constant?: number;
  /** True if reading it again is free: a constant or a local. */
  readonly plain?: true;
  /**
   * Known to be a variable, by the number of its local, plus a constant: two such numbers of one variable differ by a
   * constant.
   */
  readonly offset?: Offset;
  /** Rises slowly from row to row, so that its first digits are mostly those of the previous row. */
  readonly steady?: Steady;
  /** Made only of the draws of the loop's own row, so that it can be made for later rows. */
  readonly drawn?: true;
};

/**
 * How a number continues, if that is known between stretches of rows: its value then, and the first row at which it is
 * that much.
 */
export type Steady = { readonly walk?: Walk };
export type Walk = { readonly value: () => Operand; readonly reach: (bound: Operand) => Operand };

export type Offset = { readonly from: number; readonly by: number };

export const MAX_INT32 = 2_147_483_647;
export const INT32 = { min: -2_147_483_648, max: MAX_INT32 } as const;
const SAFE = Number.MAX_SAFE_INTEGER;

export function fitsInt32({ min, max, whole }: Pick<Operand, 'min' | 'max' | 'whole'>): boolean {
  return whole && min >= INT32.min && max <= INT32.max;
}

export function integer(code: Code, min: number = INT32.min, max: number = INT32.max): Operand {
  return { type: 'i32', code, min, max, whole: true };
}

export function real(code: Code, min = -Infinity, max = Infinity, whole = false): Operand {
  return { type: 'f64', code, min, max, whole };
}

export function int(value: number): Operand {
  return { ...integer([OP.i32Const, signed(value | 0)], value, value), constant: value, plain: true };
}

export function num(value: number): Operand {
  const whole = Number.isInteger(value) && !Object.is(value, -0);
  return { ...real([OP.f64Const, float(value)], value, value, whole), constant: value, plain: true };
}

/** A constant in the suitable form. */
export function literal(value: number): Operand {
  return fitsInt32({ min: value, max: value, whole: Number.isInteger(value) && !Object.is(value, -0) })
    ? int(value)
    : num(value);
}

/** Integers are only known to be exact within 2^53. */
export function wholeReal(code: Code, min = -SAFE, max = SAFE): Operand {
  return real(code, min, max, true);
}

export function toReal(value: Operand): Operand {
  if (value.type === 'f64') return value;
  if (value.constant !== undefined) return num(value.constant);
  return real([value.code, OP.f64ConvertI32S], value.min, value.max, true);
}

/** The number itself, for one that is known to fit. */
export function toInt(value: Operand): Operand {
  if (value.type === 'i32') return value;
  if (value.constant !== undefined && fitsInt32(value)) return int(value.constant);
  if (!fitsInt32(value)) throw new UntranslatableError('A number that may not fit 32 bits stands where one must.');
  return integer([value.code, LOW_WORD], value.min, value.max);
}

/**
 * The low 32 bits of an integer between -2^51 and 2^51: added to this one, its units are in the last place. A
 * conversion would test for overflow, at three times the cost.
 */
const LOW_WORD: Code = [OP.f64Const, float(1.5 * 2 ** 52), OP.f64Add, OP.i64ReinterpretF64, OP.i32WrapI64];

/** JavaScript's `| 0`: the low 32 bits of an integer within 2^63. */
export function toWord(value: Operand): Operand {
  if (value.type === 'i32') return value;
  if (value.constant !== undefined) return int(value.constant | 0);
  if (fitsInt32(value)) return toInt(value);
  return integer([value.code, TRUNCATE_TO_I64, OP.i32WrapI64]);
}

/** The word read as an unsigned number. */
export function unsignedReal(value: Operand): Operand {
  if (value.min >= 0) return toReal(value);
  return real([value.code, OP.f64ConvertI32U], 0, 4294967295, true);
}

/** A binary instruction on 32-bit words; the result wraps around unless bounds are given. */
function binary(op: number): (a: Operand | number, b: Operand | number, min?: number, max?: number) => Operand {
  return (a, b, min, max) => integer([word(a).code, word(b).code, op], min, max);
}

function word(value: Operand | number): Operand {
  return typeof value === 'number' ? int(value) : toWord(value);
}

function comparison(op: number): (a: Operand | number, b: Operand | number) => Operand {
  return (a, b) => integer([word(a).code, word(b).code, op], 0, 1);
}

/** Instructions on 32-bit words. */
export const i32 = {
  add: binary(OP.i32Add),
  sub: binary(OP.i32Sub),
  mul: binary(OP.i32Mul),
  and: binary(OP.i32And),
  or: binary(OP.i32Or),
  xor: binary(OP.i32Xor),
  shl: binary(OP.i32Shl),
  shr: binary(OP.i32ShrU),
  div: binary(OP.i32DivU),
  rem: binary(OP.i32RemU),
  eq: comparison(OP.i32Eq),
  ne: comparison(OP.i32Ne),
  lt: comparison(OP.i32LtS),
  le: comparison(OP.i32LeS),
  gt: comparison(OP.i32GtS),
  ge: comparison(OP.i32GeS),
  below: comparison(OP.i32LtU),
  notBelow: comparison(OP.i32GeU),
} as const;

function realBinary(op: number): (a: Operand | number, b: Operand | number, min?: number, max?: number) => Operand {
  return (a, b, min, max) => real([float64(a).code, float64(b).code, op], min, max);
}

function float64(value: Operand | number): Operand {
  return typeof value === 'number' ? num(value) : toReal(value);
}

function realComparison(op: number): (a: Operand | number, b: Operand | number) => Operand {
  return (a, b) => integer([float64(a).code, float64(b).code, op], 0, 1);
}

/** Instructions on JavaScript's numbers. */
export const f64 = {
  add: realBinary(OP.f64Add),
  sub: realBinary(OP.f64Sub),
  mul: realBinary(OP.f64Mul),
  div: realBinary(OP.f64Div),
  lt: realComparison(OP.f64Lt),
  ge: realComparison(OP.f64Ge),
  le: realComparison(OP.f64Le),
  gt: realComparison(OP.f64Gt),
} as const;

export function floor(value: Operand, min = value.min, max = value.max): Operand {
  if (value.whole) return { ...value, min: Math.max(value.min, min), max: Math.min(value.max, max) };
  return real([value.code, OP.f64Floor], Math.floor(min), Math.floor(max), true);
}

/** The integer part of a number known to be at least 0 and below 2^31. */
export function truncate(value: Operand, max: number): Operand {
  return integer([floor(value).code, LOW_WORD], 0, max);
}

/** The same value with tighter bounds, for callers that know more than the instructions show. */
export function within(value: Operand, min: number, max: number): Operand {
  return { ...value, min, max };
}

export type Element = 'u8' | 'u16' | 'i32' | 'f64';
const LOADS: Readonly<Record<Element, { readonly op: number; readonly shift: number }>> = {
  u8: { op: OP.i32Load8U, shift: 0 },
  u16: { op: OP.i32Load16U, shift: 1 },
  i32: { op: OP.i32Load, shift: 2 },
  f64: { op: OP.f64Load, shift: 3 },
};

/** The element of a table at a fixed address. */
export function load(element: Element, address: number, index: Operand | number, min?: number, max?: number): Operand {
  const { op, shift } = LOADS[element];
  const scaled = shift === 0 ? word(index) : i32.shl(index, shift);
  const code = [scaled.code, op, 0, unsigned(address)];
  return element === 'f64' ? real(code, min, max) : integer(code, min, max);
}

/** The exponent of a power of two; undefined for other numbers. */
export function exponentOf(value: number): number | undefined {
  return value > 0 && value <= 2 ** 30 && (value & (value - 1)) === 0 ? 31 - Math.clz32(value) : undefined;
}
