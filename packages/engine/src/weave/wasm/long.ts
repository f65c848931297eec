import type { Code } from './code.ts';
import type { Body } from './body.ts';
import { float, signedLong } from './leb128.ts';
import { OP, TRUNCATE_TO_I64 } from './opcode.ts';
import { floor, integer, type Operand } from './operand.ts';

/** 64-bit words on their way to memory: only instructions, because none is a number of the loop. */
export type Long = Code;

const SAFE = float(Number.MAX_SAFE_INTEGER);

export const long = (value: bigint): Long => [OP.i64Const, signedLong(value)];

/** A number within 2^63, rounded down. */
export function toLong(value: Operand): Long {
  if (value.type === 'i32') return [value.code, value.min >= 0 ? OP.i64ExtendI32U : OP.i64ExtendI32S];
  return [...(value.whole ? value : floor(value)).code, TRUNCATE_TO_I64];
}

/** Whether a number is an integer within 2^53, for one about which that is not known. */
export function isSafeWhole(body: Body, given: Operand): Operand {
  const value = body.keep(given);
  const isWhole = [value.code, OP.f64Floor, value.code, OP.f64Eq];
  const size = [value.code, OP.f64Abs, OP.f64Const, SAFE, OP.f64Le];
  return integer([...isWhole, ...size, OP.i32And], 0, 1);
}
