import type { Code } from './code.ts';
import { I8X16_SHUFFLE, OP, V128_CONST } from './opcode.ts';
import { i32, int, integer, type Operand } from './operand.ts';
import type { Translation } from './translation.ts';

/** A word of that many bytes, big-endian. For two bytes the lower half of the result counts. */
export function swapBytes({ body }: Translation, value: Operand, width: number): Operand {
  if (value.constant !== undefined) return int(swapConstant(value.constant, width));
  const isSmall = value.min >= 0 && value.max < 65_536;
  if (isSmall && value.max < 256) return i32.shl(value, width * 8 - 8);
  const word = body.keep(value);
  if (width === 2) return i32.or(i32.shl(word, 8), isSmall ? i32.shr(word, 8) : i32.and(i32.shr(word, 8), 255));
  if (isSmall) return i32.or(i32.shl(word, 24), i32.shl(i32.and(word, 0xff00), 8));
  return i32.or(i32.and(rotate(word, 8), 0x00ff00ff), i32.and(rotate(word, 24), 0xff00ff00 | 0));
}

const rotate = (word: Operand, by: number): Operand => integer([word.code, int(by).code, OP.i32Rotl]);

function swapConstant(value: number, width: number): number {
  const view = new DataView(new ArrayBuffer(4));
  if (width === 2) {
    view.setInt16(0, value);
    return view.getUint16(0, true);
  }
  view.setInt32(0, value);
  return view.getInt32(0, true);
}

/** A vector of big-endian words of four or eight bytes. */
export function swapLanes(vector: Code, width: 4 | 8): Code {
  const places = Array.from({ length: 16 }, (_, at) => at - (at % width) + (width - 1 - (at % width)));
  return [...vector, NOTHING, I8X16_SHUFFLE, ...places];
}

/** A shuffle takes bytes of two vectors; here there is only one. */
const NOTHING = [V128_CONST, ...Array.from({ length: 16 }, () => 0)];
