import type { FanOut } from '../../reference/fan-out.ts';
import { BELL_DEVIATION, BELL_PLACES, BLOCK } from '../../reference/split-count.ts';
import { QUAD, QUAD_LIMIT, QUAD_PAIRS, QUAD_SALT, quadTableOf } from '../../reference/split-quad.ts';
import { splitTablesOf } from '../../reference/split-table.ts';
import type { Local } from '../body.ts';
import { unsigned } from '../leb128.ts';
import { NO_RESULT, OP, TRUNCATE_TO_I32 } from '../opcode.ts';
import {
  add,
  addReal,
  and,
  divReal,
  ge,
  int,
  integer,
  load,
  lt,
  mul,
  mulReal,
  num,
  type Operand,
  or,
  real,
  shl,
  shr,
  sub,
  subReal,
  toReal,
} from '../operand.ts';
import type { Translation } from '../translation.ts';
import { drawWord } from './draw.ts';

/** Where the words of a block stand: its first parent, the first children, and what its nodes have beyond the minimum. */
export type BlockWords = {
  readonly fan: FanOut;
  readonly start: number;
  readonly firsts: number;
  readonly extras: number;
  /** The number of the host's function that writes all first children. */
  readonly finish: number;
};

/** Whether the tables are there by which a whole block is shared out. */
export const canSplit = (fan: FanOut): boolean => quadTableOf(fan) !== undefined && splitTablesOf(fan).size > 0;

const WORD = { type: 'i32', min: 0, max: 2147483647, whole: true } as const;

/**
 * Shares out a whole block as reference/block-splitter.ts does, level by level: the upper ones by the formula, the others by
 * the same tables. What these do not cover is left to JavaScript.
 */
export function splitBlock(loom: Translation, { fan, start, firsts, extras, finish }: BlockWords): void {
  const { body } = loom;
  const local = body.declare({ ...WORD, max: BLOCK });
  const parent = body.keep(wordAt(int(0), start));
  const node = (): Operand => add(parent, body.get(local));
  // Out of the two blocks of the loop over nodes, the branch, and the block around it all.
  const bail = (extra: Operand, limit: number): void =>
    body.emit([...ge(extra, limit).code, OP.if, NO_RESULT, OP.call, ...unsigned(finish), OP.br, 3, OP.end]);
  body.emit([OP.block, NO_RESULT]);
  for (let size = BLOCK; size > QUAD; size /= 2) {
    eachNode(loom, local, size, (slot) => {
      const all = body.keep(wordAt(slot, extras));
      const random = body.keep(drawNode(loom, fan, node(), Math.imul(size, 0x9e3779b1)));
      const byte = (shift: number): Operand => and(shr(random, shift), 255);
      const sum = add(add(byte(0), byte(8)), add(byte(16), shr(random, 24)), 0, BELL_PLACES - 1);
      const table = splitTablesOf(fan).get(size);
      if (table !== undefined) bail(all, table.limit);
      const left = body.keep(
        table === undefined
          ? leftByFormula(loom, fan, size, all, sum)
          : load(
              'u8',
              loom.image.place(table.lefts, () => table.lefts),
              add(mul(all, BELL_PLACES), sum),
            ),
      );
      storeWord(loom, slot, extras, left);
      storeWord(loom, slot, extras + size * 2, sub(all, left));
    });
  }
  const next = body.declare(WORD);
  body.set(next, wordAt(int(0), firsts));
  eachNode(loom, local, QUAD, (slot) => {
    const all = body.keep(wordAt(slot, extras));
    bail(all, QUAD_LIMIT);
    quarter(loom, fan, node(), all).forEach((count, index) => {
      storeWord(loom, slot, firsts + index * 4, body.get(next));
      body.set(next, add(add(body.get(next), count), fan.min, 0, 2147483647));
    });
  });
  storeWord(loom, int(0), firsts + BLOCK * 4, body.get(next));
  body.emit([OP.end]);
}

/** What each of four parents has. */
function quarter(loom: Translation, fan: FanOut, start: Operand, all: Operand): readonly Operand[] {
  const { body, image } = loom;
  const quads = quadTableOf(fan);
  if (quads === undefined) throw new Error('There is no table for four parents.');
  const table = image.place(quads, () => quads);
  const random = body.keep(drawNode(loom, fan, start, QUAD_SALT));
  const entry = (count: Operand, shift: number, from: number): Operand =>
    load('u8', table + from, or(shl(count, 8), and(shr(random, shift), 255)));
  const pair = body.keep(entry(all, 0, 0));
  const rest = body.keep(sub(all, pair));
  const one = body.keep(entry(pair, 8, QUAD_PAIRS));
  const three = body.keep(entry(rest, 16, QUAD_PAIRS));
  return [one, sub(pair, one), three, sub(rest, three)];
}

/** `splitBy` in reference/split-count.ts for a node that is cut in two halves, operation by operation. */
function leftByFormula({ body }: Translation, fan: FanOut, size: number, all: Operand, sum: Operand): Operand {
  const room = fan.max - fan.min;
  const capacity = room * size;
  const share = 0.5;
  const extra = body.keep(toReal(all));
  const place = toReal(sub(sum, (BELL_PLACES - 1) / 2, -BELL_PLACES, BELL_PLACES));
  const spread = addReal(num(1), divReal(subReal(extra, 1), 1 + size * fan.shape));
  const free = real([...num(0).code, ...subReal(num(capacity), extra).code, OP.f64Max]);
  const bounded = divReal(free, capacity > 1 ? capacity - 1 : 1);
  const variance = mulReal(mulReal(mulReal(mulReal(extra, share), 1 - share), spread), bounded);
  const deviation = divReal(real([...variance.code, OP.f64Sqrt]), BELL_DEVIATION);
  const middle = addReal(addReal(mulReal(extra, share), mulReal(deviation, place)), 0.5);
  const least = subReal(extra, room * (size / 2));
  const raised = [...middle.code, OP.f64Floor, ...least.code, OP.f64Max, ...num(0).code, OP.f64Max];
  const lowered = [...raised, ...num(room * (size / 2)).code, OP.f64Min, ...extra.code, OP.f64Min];
  return integer([...lowered, ...TRUNCATE_TO_I32], 0);
}

function eachNode({ body }: Translation, local: Local, size: number, work: (slot: Operand) => void): void {
  body.set(local, int(0));
  body.repeat(
    () => lt(body.get(local), BLOCK),
    () => {
      work(body.keep(shl(body.get(local), 2)));
      body.set(local, add(body.get(local), size, 0, BLOCK));
    },
  );
}

function drawNode(loom: Translation, { k0, k1 }: FanOut, start: Operand, salt: number): Operand {
  const random = drawWord(loom, [start, int(salt), int(k0), int(k1)]);
  if (random === undefined) throw new Error('A draw by constant keys cannot be declined.');
  return random;
}

/** The word at an address and a number of bytes beyond it. */
const wordAt = (offset: Operand, address: number): Operand =>
  integer([...offset.code, OP.i32Load, 0, ...unsigned(address)]);

function storeWord({ body }: Translation, offset: Operand, address: number, value: Operand): void {
  body.emit([...offset.code, ...value.code, OP.i32Store, 0, ...unsigned(address)]);
}
