import type { Code } from '../code.ts';
import type { FanOut } from '../../reference/fan-out.ts';
import { BELL_PLACES, BLOCK, deviationOf } from '../../reference/split-count.ts';
import { hasQuadTable, QUAD, QUAD_LIMIT, QUAD_PAIRS, wholeQuadTableOf } from '../../reference/split-quad.ts';
import { splitTablesOf } from '../../reference/split-table.ts';
import type { Body, Local } from '../body.ts';
import { unsigned } from '../leb128.ts';
import { I8X16_ADD, NO_RESULT, OP, V128_CONST, V128_STORE } from '../opcode.ts';
import { exponentOf, f64, floor, i32, int, integer, load, type Operand, toInt, toReal, within } from '../operand.ts';
import type { Translation } from '../translation.ts';
import { drawNodes, sizesAbove } from './draw-nodes.ts';

/** Where the words of a block stand: its first parent, the first children, and what its nodes have beyond the minimum. */
export type BlockWords = {
  readonly fan: FanOut;
  readonly start: number;
  readonly firsts: number;
  readonly extras: number;
  /** The number of the host's function that writes all first children. */
  readonly finish: number;
  /** Where each child's parent is listed, if it is asked for, from which one on, and how many. */
  readonly list?: {
    readonly owners: number;
    readonly from: number;
    readonly listed: number;
    /** Nobody asks for the first children of a listed block's parents. */
    readonly isEnough: boolean;
  };
};

/** Whether the tables are there by which a whole block is shared out; what goes by a measured law has none. */
export const canSplit = (fan: FanOut): boolean =>
  fan.law === undefined && hasQuadTable(fan) && splitTablesOf(fan).size > 0;

const WORD = { type: 'i32', min: 0, max: 2147483647, whole: true } as const;

/**
 * Shares out a whole block as reference/block-splitter.ts does, level by level: the upper ones by the formula, the others by
 * the same tables. What these do not cover is left to JavaScript.
 */
export function splitBlock(loom: Translation, { fan, start, firsts, extras, finish, list }: BlockWords): void {
  const { body } = loom;
  const local = body.declare({ ...WORD, max: BLOCK });
  const parent = body.keep(wordAt(int(0), start));
  // Out of the two blocks of the loop over nodes, the branch, and the block around it all.
  const bail = (extra: Operand, limit: number): void =>
    body.emit([i32.ge(extra, limit).code, OP.if, NO_RESULT, OP.call, unsigned(finish), OP.br, 3, OP.end]);
  const draws = drawNodes(loom, fan, parent);
  body.emit([OP.block, NO_RESULT]);
  for (const size of sizesAbove(QUAD)) {
    eachNode(loom, local, size, (slot) => {
      const all = body.keep(wordAt(slot, extras));
      const sum = within(wordAt(i32.shr(slot, exponentOf(size) ?? 0), draws.sums.get(size) ?? 0), 0, BELL_PLACES - 1);
      const table = splitTablesOf(fan).get(size);
      bail(all, table?.limit ?? SPREAD);
      const left = body.keep(
        table === undefined
          ? leftByFormula(loom, fan, size, all, sum)
          : load(
              'u8',
              loom.image.place(table.lefts, () => table.lefts),
              i32.add(i32.mul(all, BELL_PLACES), sum),
            ),
      );
      storeWord(loom, slot, extras, left);
      storeWord(loom, slot, extras + size * 2, i32.sub(all, left));
    });
  }
  const first = body.keep(wordAt(int(0), firsts));
  const place = body.declare(WORD);
  const owner = list === undefined || !fitsList(fan) ? undefined : new Owner(body, list.owners);
  body.set(place, int(0));
  eachNode(loom, local, QUAD, (slot) => {
    const all = body.keep(wordAt(slot, extras));
    bail(all, QUAD_LIMIT);
    const random = body.keep(wordAt(i32.shr(slot, exponentOf(QUAD) ?? 0), draws.quads));
    quarter(loom, fan, random, all).forEach((count, index) => {
      if (owner === undefined || list?.isEnough !== true)
        storeWord(loom, slot, firsts + index * 4, i32.add(first, body.get(place)));
      const next = body.keep(i32.add(i32.add(body.get(place), count), fan.min, 0, 2147483647));
      owner?.store(body.get(place), next);
      body.set(place, next);
    });
  });
  storeWord(loom, int(0), firsts + BLOCK * 4, i32.add(first, body.get(place)));
  if (list !== undefined && owner !== undefined) {
    storeWord(loom, int(0), list.from, first);
    storeWord(loom, int(0), list.listed, body.get(place));
  }
  body.emit([OP.end]);
}

/** Children of one parent that are listed at a stroke; those of the next parent overwrite what is too much. */
export const STROKE = 16;
/** A list has room for no more. */
export const LISTED = 4096;

/** Whether all children of a block fit the list: nodes of four parents with more than the tables cover are left to JavaScript. */
const fitsList = ({ min }: FanOut): boolean => (BLOCK / QUAD) * QUAD_LIMIT + BLOCK * min <= LISTED;

/** Lists the parents of a block, one after the other. */
class Owner {
  readonly #body: Body;
  readonly #address: number;
  readonly #lanes: number;
  readonly #place: Local;

  constructor(body: Body, address: number) {
    this.#body = body;
    this.#address = address;
    this.#lanes = body.declareWide('v128');
    this.#place = body.declare(WORD);
    body.setWide(this.#lanes, constant(0));
  }

  /** As the parent of the children from a place on; the next time it is the next parent's turn. */
  store(place: Operand, next: Operand): void {
    const body = this.#body;
    const at = body.get(this.#place);
    this.#stroke(place);
    // Few have more.
    body.when(i32.gt(next, i32.add(place, STROKE)), () => {
      body.set(this.#place, i32.add(place, STROKE, 0, LISTED));
      body.again(() => {
        this.#stroke(at);
        body.set(this.#place, i32.add(at, STROKE, 0, LISTED));
        return i32.lt(at, next);
      });
    });
    body.setWide(this.#lanes, [body.getWide(this.#lanes), constant(1), I8X16_ADD]);
  }

  #stroke(place: Operand): void {
    this.#body.emit([place.code, this.#body.getWide(this.#lanes), V128_STORE, 0, unsigned(this.#address)]);
  }
}

const constant = (byte: number): Code => [V128_CONST, ...Array.from({ length: 16 }, () => byte)];

/** What each of four parents has. */
function quarter(loom: Translation, fan: FanOut, random: Operand, all: Operand): readonly Operand[] {
  const { body, image } = loom;
  const quads = wholeQuadTableOf(fan);
  if (quads === undefined) throw new Error('There is no table for four parents.');
  const table = image.place(quads, () => quads);
  const entry = (count: Operand, shift: number, from: number): Operand =>
    load('u8', table + from, i32.or(i32.shl(count, 8), i32.and(i32.shr(random, shift), 255)));
  const pair = body.keep(entry(all, 0, 0));
  const rest = body.keep(i32.sub(all, pair));
  const one = body.keep(entry(pair, 8, QUAD_PAIRS));
  const three = body.keep(entry(rest, 16, QUAD_PAIRS));
  return [one, i32.sub(pair, one), three, i32.sub(rest, three)];
}

/** Children of a node beyond the minimum for which the spread is tabulated. */
const SPREAD = 4096;
const spreads = new WeakMap<FanOut, Map<number, Float64Array>>();

/** By how much a place on the bell moves the middle, for every count of a node's children. */
function spreadsOf(fan: FanOut, size: number): Float64Array {
  const sizes = spreads.get(fan) ?? new Map<number, Float64Array>();
  spreads.set(fan, sizes);
  const known = sizes.get(size);
  if (known !== undefined) return known;
  const made = new Float64Array(SPREAD);
  for (let extra = 0; extra < SPREAD; extra++) made[extra] = deviationOf(fan, size, 0.5, extra);
  sizes.set(size, made);
  return made;
}

/** `splitBy` in reference/split-count.ts for a node that is cut in two halves, operation by operation. */
function leftByFormula({ body, image }: Translation, fan: FanOut, size: number, all: Operand, sum: Operand): Operand {
  const table = spreadsOf(fan, size);
  const half = (fan.max - fan.min) * (size / 2);
  const place = toReal(i32.sub(sum, (BELL_PLACES - 1) / 2, -BELL_PLACES, BELL_PLACES));
  const moved = f64.mul(
    load(
      'f64',
      image.place(table, () => table),
      all,
    ),
    place,
  );
  const middle = f64.add(f64.add(f64.mul(toReal(all), 0.5), moved), 0.5);
  const left = body.keep(toInt(floor(middle, -SPREAD * BELL_PLACES, SPREAD * BELL_PLACES)));
  const atLeast = (value: Operand, least: Operand): Operand =>
    body.keep(body.choose(i32.gt(value, least), value, least));
  const atMost = (value: Operand, most: Operand): Operand => body.keep(body.choose(i32.lt(value, most), value, most));
  // A half has no more room than for a number of 32 bits, or else for all there is.
  const raised = half < SPREAD ? atLeast(left, body.keep(i32.sub(all, half))) : left;
  const lowered = atLeast(raised, int(0));
  return atMost(half < SPREAD ? atMost(lowered, int(half)) : lowered, all);
}

function eachNode({ body }: Translation, local: Local, size: number, work: (slot: Operand) => void): void {
  body.set(local, int(0));
  body.repeat(
    () => i32.lt(body.get(local), BLOCK),
    () => {
      work(body.keep(i32.shl(body.get(local), 2)));
      body.set(local, i32.add(body.get(local), size, 0, BLOCK));
    },
  );
}

/** The word at an address and a number of bytes beyond it. */
const wordAt = (offset: Operand, address: number): Operand => integer([offset.code, OP.i32Load, 0, unsigned(address)]);

function storeWord({ body }: Translation, offset: Operand, address: number, value: Operand): void {
  body.emit([offset.code, value.code, OP.i32Store, 0, unsigned(address)]);
}
