import { LENGTHS, PADDED, TRIMMED } from '../../writers/digits.ts';
import type { Local } from '../body.ts';
import { type Long, long } from '../long.ts';
import { OP } from '../opcode.ts';
import { i32, int, integer, load, type Operand, type Walk } from '../operand.ts';
import type { Translation } from '../translation.ts';
import { type Growing, ROOM } from '../writing.ts';

/** The last four digits are looked up at every row. */
const TAIL = 10_000;
const COUNT = { type: 'i32', min: 0, max: 2147483647, whole: true } as const;
const POWERS = Int32Array.from([1, 10, 100, 1000, 10_000]);

/**
 * Up to eight digits of a slowly rising number. The part before the last four, the number of digits and the known
 * surrounding bytes are prepared between stretches of rows: a row adds its last four and stores.
 */
export function writeSteady(loom: Translation, given: Operand, walk: Walk): void {
  const digits = String(given.max).length;
  const value = loom.body.keep(given);
  loom.putGrowing((before) =>
    before.length + digits > ROOM ? undefined : growDigits(loom, value, walk, before, ROOM - digits - before.length),
  );
}

/** What holds for a stretch of rows, as variables of the loop. */
type Stretch = {
  /** Where the last digits of the number 0 would be. */
  readonly table: Local;
  /** The bytes of it all. */
  readonly length: Local;
  /** The first number for which this no longer holds. */
  readonly next: Local;
  /** The number of bits before the last digits. */
  readonly shift: number;
  /** All bytes but the last digits. */
  readonly around: number;
};

function growDigits(loom: Translation, value: Operand, walk: Walk, before: readonly number[], room: number): Growing {
  const { body } = loom;
  const stretch: Stretch = {
    table: body.declare(COUNT),
    length: body.declare(COUNT),
    next: body.declare(COUNT),
    shift: body.declareWide('i64'),
    around: body.declareWide('i64'),
  };
  const after: number[] = [];
  loom.stretches.push(() => {
    const number = body.keep(walk.value());
    body.when(i32.ge(number, body.get(stretch.next)), () => renew(loom, stretch, number, before, after));
    return walk.reach(body.get(stretch.next));
  });
  return {
    absorb: (byte) => {
      if (after.length === room) return false;
      after.push(byte);
      return true;
    },
    value: () => [
      ...widen(entryOf(body.get(stretch.table), value)),
      body.getWide(stretch.shift),
      OP.i64Shl,
      body.getWide(stretch.around),
      OP.i64Or,
    ],
    length: () => body.get(stretch.length),
  };
}

/** Prepares what surrounds the last digits of `number` and of later ones. */
function renew(
  { body, image }: Translation,
  { table, length, next, shift, around }: Stretch,
  number: Operand,
  before: readonly number[],
  after: readonly number[],
): void {
  const [head, headLength] = [body.declare(COUNT), body.declare(COUNT)];
  const lengths = image.place(LENGTHS, () => LENGTHS);
  const trimmed = image.place(TRIMMED, () => TRIMMED);
  const padded = image.place(PADDED, () => PADDED);
  const powers = image.place(POWERS, () => POWERS);
  body.when(
    i32.lt(number, TAIL),
    () => {
      body.set(table, int(trimmed));
      body.set(head, int(0));
      body.set(headLength, int(0));
      body.set(length, load('u8', lengths, number));
      body.set(next, load('i32', powers, body.get(length)));
    },
    () => {
      const upper = body.keep(i32.div(number, TAIL));
      const base = body.keep(i32.mul(upper, TAIL));
      body.set(table, i32.sub(padded, i32.shl(base, 2)));
      body.set(head, load('i32', trimmed, upper));
      body.set(headLength, load('u8', lengths, upper));
      body.set(length, i32.add(body.get(headLength), 4));
      body.set(next, i32.add(base, TAIL));
    },
  );
  const bits = (bytes: Operand): Long => [i32.shl(i32.add(bytes, before.length), 3).code, OP.i64ExtendI32U];
  const first = wordOf(before);
  const middle = [widen(body.get(head)), long(BigInt(before.length * 8)), OP.i64Shl];
  const last = [long(wordOf(after)), bits(body.get(length)), OP.i64Shl];
  body.setWide(shift, bits(body.get(headLength)));
  body.setWide(around, [long(first), middle, OP.i64Or, last, OP.i64Or]);
  body.set(length, i32.add(body.get(length), before.length + after.length));
}

const entryOf = (table: Operand, value: Operand): Operand =>
  integer([i32.add(i32.shl(value, 2), table).code, OP.i32Load, 0, 0]);

const widen = (word: Operand): Long => [word.code, OP.i64ExtendI32U];

/** Bytes as a little-endian word. */
const wordOf = (bytes: readonly number[]): bigint => bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
