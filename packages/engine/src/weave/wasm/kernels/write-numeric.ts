import type { Code } from '../code.ts';
import { writeNumeric, writeNumericCents } from '../../writers/write-numeric.ts';
import { raise } from '../../generators/number/raise.ts';
import { isOperand, numbersOf } from '../argument.ts';
import type { Kernels, WriterKernel } from '../kernel.ts';
import { unsigned } from '../leb128.ts';
import { long } from '../long.ts';
import { I64X2_SPLAT, OP, V128_STORE } from '../opcode.ts';
import { i32, int, integer, MAX_INT32, type Operand } from '../operand.ts';
import { swapBytes, swapLanes } from '../swap-bytes.ts';
import type { Translation } from '../translation.ts';
import { writeWithin } from '../write-within.ts';

const GROUP = 10_000;
/** Digits after the point in at most two groups. */
const MAX_SCALE = 8;

/** Groups of four digits, those of the integer part first. */
type Groups = { readonly groups: readonly Operand[]; readonly before: number };

function groupsOf({ body }: Translation, value: Operand, scale: number): Groups {
  const unit = raise(10, scale);
  const most = Math.floor(value.max / unit);
  const whole = scale === 0 ? value : body.keep(i32.div(value, unit, 0, most));
  const groups = cut(whole, most);
  const before = groups.length;
  if (scale === 0) return { groups, before };
  const places = Math.ceil(scale / 4) * 4;
  const rest = i32.sub(value, i32.mul(whole, unit), 0, unit - 1);
  const fraction = places === scale ? rest : i32.mul(rest, raise(10, places - scale), 0, raise(10, places) - 1);
  return { groups: [...groups, ...cut(fraction, raise(10, places) - 1)], before };

  function cut(number: Operand, max: number): readonly Operand[] {
    if (max < GROUP) return [number];
    const kept = body.keep(number);
    const head = body.keep(i32.div(kept, GROUP, 0, Math.floor(max / GROUP)));
    return [...cut(head, Math.floor(max / GROUP)), i32.sub(kept, i32.mul(head, GROUP), 0, GROUP - 1)];
  }
}

/**
 * What precedes the groups, by the number of zero groups at the front and at the end: their number and the weight of
 * the first as stored, then the size of the whole.
 */
function headersOf(count: number, before: number, width: number): Int32Array {
  const table = new Int32Array((width + 1) * (width + 1) * 2);
  const view = new DataView(table.buffer);
  for (let front = 0; front < count; front++) {
    for (let rear = 0; rear < count - front; rear++) {
      // Words are aligned to the left: missing groups are zeros at the end.
      const entry = (front * (width + 1) + rear + width - count) * 8;
      const digits = count - front - rear;
      view.setInt16(entry, digits);
      view.setInt16(entry + 2, before - 1 - front);
      view.setInt32(entry + 4, 8 + digits * 2, true);
    }
  }
  view.setInt32((width * (width + 1) + width) * 8 + 4, 8, true);
  return table;
}

const wordAt = (offset: Operand, address: number): Code => [offset.code, OP.i32Load, 0, unsigned(address)];

/** Stores a non-negative number, and the word of its sign and scale. */
function writeGroups(loom: Translation, value: Operand, scale: number, sign: Operand): void {
  const { body, image } = loom;
  const { groups, before } = groupsOf(loom, value, scale);
  const width = groups.length <= 2 ? 2 : 4;
  const headers = image.place(`numeric/${groups.length}/${before}`, () => headersOf(groups.length, before, width));
  // A number that fills its first group has no leading zeros.
  const isFull = value.min >= raise(10, scale) * raise(GROUP, before - 1);
  const pair = (index: number): Operand => {
    const [left, right] = [groups[index] ?? int(0), groups[index + 1]];
    return right === undefined ? i32.shl(left, 16) : i32.or(i32.shl(left, 16), right);
  };
  const count = (op: number, word: Code): Operand =>
    integer([word, op, ...(width === 4 ? [OP.i32WrapI64] : [])], 0, width * 16);
  const entryOf = (front: Operand | undefined, rear: Operand): Operand => {
    const last = i32.shl(i32.shr(rear, 4), 3);
    return body.keep(front === undefined ? last : i32.add(i32.mul(i32.shr(front, 4), (width + 1) * 8), last, 0, 256));
  };
  let entry: Operand;
  if (width === 2) {
    const packed = body.keep(pair(0));
    const front = isFull ? undefined : body.keep(count(OP.i32Clz, packed.code));
    entry = entryOf(front, count(OP.i32Ctz, packed.code));
    const shifted = front === undefined ? packed : i32.shl(packed, i32.and(front, 0x30));
    loom.store32(8, swapBytes(loom, shifted, 4));
  } else {
    const half = (word: Operand): Code => [word.code, OP.i64ExtendI32U];
    const packed = body.keepWide('i64', [half(pair(0)), long(32n), OP.i64Shl, half(pair(2)), OP.i64Or]);
    const front = isFull ? undefined : body.keep(count(OP.i64Clz, packed));
    entry = entryOf(front, count(OP.i64Ctz, packed));
    const shift = front === undefined ? [] : [i32.and(front, 0x70).code, OP.i64ExtendI32U, OP.i64Shl];
    loom.store(V128_STORE, 8, swapLanes([packed, shift, I64X2_SPLAT], 8));
  }
  loom.store32(0, integer(wordAt(entry, headers)));
  loom.store32(4, sign);
  loom.advance(integer(wordAt(entry, headers + 4), 8, 16));
}

/** The writer's own, for numbers beyond 32 bits. */
function numericWriter(loom: Translation, value: Operand, scale: number, outside: (value: Operand) => void): void {
  const { body } = loom;
  const sign = scale << 24;
  const inside = (given: Operand): void => {
    const number = body.keep(given);
    if (number.min >= 0) {
      writeGroups(loom, number, scale, int(sign));
      return;
    }
    const isNegative = body.keep(i32.shr(number, 31, 0, 1));
    const length = body.choose(isNegative, i32.sub(int(0), number, 0, -number.min), number);
    const most = Math.max(-number.min, number.max);
    writeGroups(loom, body.keep({ ...length, min: 0, max: most }), scale, i32.or(i32.shl(isNegative, 6), sign));
  };
  writeWithin(loom, value, { min: -MAX_INT32, max: MAX_INT32 }, inside, outside);
}

const centsKernel: WriterKernel = (loom, [value]) => {
  if (!isOperand(value)) return false;
  numericWriter(loom, value, 2, (far) => loom.callWriter(writeNumericCents, [loom.here(), far]));
  return true;
};

const numericKernel: WriterKernel = (loom, args) => {
  const [value, scale, unit] = numbersOf(args);
  if (value === undefined || unit === undefined || scale?.constant === undefined) return false;
  if (scale.constant > MAX_SCALE || unit.constant !== raise(10, scale.constant)) return false;
  numericWriter(loom, value, scale.constant, (far) => loom.callWriter(writeNumeric, [loom.here(), far, scale, unit]));
  return true;
};

export const NUMERIC_WRITERS: Kernels<WriterKernel> = new Map<unknown, WriterKernel>([
  [writeNumeric, numericKernel],
  [writeNumericCents, centsKernel],
]);
