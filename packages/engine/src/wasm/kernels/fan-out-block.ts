import type { FanOut } from '../../reference/fan-out.ts';
import type { FanOutCursor } from '../../reference/fan-out-cursor.ts';
import { FanOutBlocks, PART } from '../../reference/fan-out-blocks.ts';
import { BLOCK } from '../../reference/split-count.ts';
import { QUAD, QUAD_LIMIT, QUAD_PAIRS, QUAD_SALT, quadTableOf } from '../../reference/split-quad.ts';
import { splitTablesOf } from '../../reference/split-table.ts';
import type { Local } from '../body.ts';
import { unsigned } from '../leb128.ts';
import { I8X16_SPLAT, NO_RESULT, OP, V128_STORE } from '../opcode.ts';
import { add, and, ge, int, integer, load, lt, mul, notBelow, type Operand, or, shl, shr, sub } from '../operand.ts';
import type { Translation } from '../translation.ts';
import { drawWord } from './draw.ts';

/**
 * What is kept of a fan-out, in bytes from its address: the block's first parent, its size, the first child of each of its
 * up to 64 parents and one past the last, how many of the children are listed, how many children nodes of the block have,
 * and for each listed child which parent of the block it has.
 */
export const AT = { start: 0, size: 4, firsts: 8, listed: 268, extras: 272, owners: 528 } as const;
/** Children beyond the list are looked for among the parents. */
const LISTED = 4096;
/** A store of this many owners at a stroke may pass the end of the list. */
const WIDE = 16;

export type BlockPlace = {
  readonly fan: FanOut;
  readonly address: number;
  /** Numbers of the host's functions: the block of a parent; that of a child, perhaps in parts; and all of it after all. */
  readonly seekParent: number;
  readonly seekChild: number;
  readonly finish: number;
  /** Whether there are tables by which parts can be split; without them a block is always whole. */
  readonly isTabulated: boolean;
};

/** Room for a block of a fan-out, which JavaScript fills when the loop leaves it. */
export function placeBlock(loom: Translation, cursor: FanOutCursor, asked: 'by child' | 'by parent'): BlockPlace {
  return loom.once(cursor, asked, () => {
    const { fan } = cursor;
    const address = loom.image.reserve(AT.owners + LISTED + WIDE);
    const blocks = new FanOutBlocks(fan);
    const [at, parts] = [address >> 2, (address + AT.extras) >> 2];
    const isTabulated = quadTableOf(fan) !== undefined && splitTablesOf(fan).size > 0;
    return {
      fan,
      address,
      isTabulated,
      seekParent: loom.host({
        signature: { parameters: ['i32'], result: undefined },
        make:
          ({ words }) =>
          (parent = 0) =>
            blocks.write(parent, false, words, at),
      }),
      seekChild: loom.host({
        signature: { parameters: ['i32'], result: 'i32' },
        make: ({ words }) =>
          isTabulated
            ? (child = 0) => (blocks.writeParts(child, words, at, parts) ? 1 : 0)
            : (child = 0) => (blocks.write(child, true, words, at), 0),
      }),
      finish: loom.host({
        signature: { parameters: [], result: undefined },
        make:
          ({ words }) =>
          () =>
            blocks.writeWhole(words, at),
      }),
    };
  });
}

export const word = (address: number): Operand => integer([...int(0).code, OP.i32Load, 0, ...unsigned(address)]);

/** The parent of a child that is not listed: of another block, or beyond the list. */
export function findOwner(loom: Translation, place: BlockPlace): (child: Operand) => Operand {
  const { address } = place;
  const signature = { parameters: ['i32' as const], result: 'i32' as const };
  const call = loom.routine(`find/${address}`, signature, (body) => {
    const child = integer([OP.localGet, 0], 0);
    const first = word(address + AT.firsts);
    const end = load('i32', address + AT.firsts, word(address + AT.size));
    const local = body.declare({ type: 'i32', min: 0, max: BLOCK, whole: true });
    body.when(notBelow(sub(child, first), sub(end, first)), () => {
      const isParts = integer([...child.code, OP.call, ...unsigned(place.seekChild)], 0, 1);
      if (place.isTabulated) body.when(isParts, () => splitParts(loom, place));
      else body.emit([...isParts.code, OP.drop]);
      listOwners(loom, place, local);
    });
    body.set(local, int(0));
    body.repeat(
      () => ge(child, load('i32', address + AT.firsts + 4, body.get(local))),
      () => body.set(local, add(body.get(local), 1, 0, BLOCK)),
    );
    body.emit(add(word(address + AT.start), body.get(local)).code);
  });
  return (child) => call([child]);
}

/** The last levels of a block, by the same tables as {@link FanOutBlocks} would; what they do not cover is left to it. */
function splitParts(loom: Translation, { fan, address, finish }: BlockPlace): void {
  const { body, image } = loom;
  const local = body.declare({ type: 'i32', min: 0, max: BLOCK, whole: true });
  const extras = address + AT.extras;
  const start = body.keep(word(address + AT.start));
  const bail = (extra: Operand, limit: number): void =>
    body.emit([...ge(extra, limit).code, OP.if, NO_RESULT, OP.call, ...unsigned(finish), OP.br, 3, OP.end]);
  body.emit([OP.block, NO_RESULT]);
  spread(loom, extras);
  for (let size = PART; size > QUAD; size /= 2) {
    const table = splitTablesOf(fan).get(size);
    if (table === undefined) throw new Error(`There is no table for nodes of ${size} parents.`);
    const lefts = image.place(table.lefts, () => table.lefts);
    eachNode(loom, local, size, () => {
      const slot = body.keep(shl(body.get(local), 2));
      const all = body.keep(loadAt(slot, extras));
      bail(all, table.limit);
      const random = body.keep(drawNode(loom, fan, add(start, body.get(local)), Math.imul(size, 0x9e3779b1)));
      const byte = (shift: number): Operand => and(shr(random, shift), 255);
      const place = add(add(byte(0), byte(8)), add(byte(16), shr(random, 24)));
      const left = body.keep(load('u8', lefts, add(mul(all, 1021), place)));
      storeAt(loom, slot, extras, left);
      storeAt(loom, slot, extras + size * 2, sub(all, left));
    });
  }
  const quads = quadTableOf(fan);
  if (quads === undefined) throw new Error('There is no table for four parents.');
  const table = image.place(quads, () => quads);
  const next = body.declare({ type: 'i32', min: 0, max: 2147483647, whole: true });
  body.set(next, word(address + AT.firsts));
  eachNode(loom, local, QUAD, () => {
    const slot = body.keep(shl(body.get(local), 2));
    const all = body.keep(loadAt(slot, extras));
    bail(all, QUAD_LIMIT);
    const random = body.keep(drawNode(loom, fan, add(start, body.get(local)), QUAD_SALT));
    const entry = (count: Operand, shift: number, from: number): Operand =>
      load('u8', table + from, or(shl(count, 8), and(shr(random, shift), 255)));
    const pair = body.keep(entry(all, 0, 0));
    const rest = body.keep(sub(all, pair));
    const one = body.keep(entry(pair, 8, QUAD_PAIRS));
    const three = body.keep(entry(rest, 16, QUAD_PAIRS));
    [one, sub(pair, one), three, sub(rest, three)].forEach((count, index) => {
      storeAt(loom, slot, address + AT.firsts + index * 4, body.get(next));
      body.set(next, add(add(body.get(next), count), fan.min, 0, 2147483647));
    });
  });
  body.store32(int(0), address + AT.firsts + BLOCK * 4, body.get(next));
  body.emit([OP.end]);
}

/** The parts come side by side; each goes to the place of its first parent. */
function spread({ body }: Translation, extras: number): void {
  for (let part = BLOCK / PART - 1; part > 0; part--)
    body.store32(int(0), extras + part * PART * 4, word(extras + part * 4));
}

function eachNode({ body }: Translation, local: Local, size: number, work: () => void): void {
  body.set(local, int(0));
  body.repeat(
    () => lt(body.get(local), BLOCK),
    () => {
      work();
      body.set(local, add(body.get(local), size, 0, BLOCK));
    },
  );
}

function drawNode(loom: Translation, { k0, k1 }: FanOut, start: Operand, salt: number): Operand {
  const random = drawWord(loom, [start, int(salt), int(k0), int(k1)]);
  if (random === undefined) throw new Error('A draw by constant keys cannot be declined.');
  return random;
}

const loadAt = (slot: Operand, address: number): Operand =>
  integer([...slot.code, OP.i32Load, 0, ...unsigned(address)]);

function storeAt({ body }: Translation, slot: Operand, address: number, value: Operand): void {
  body.emit([...slot.code, ...value.code, OP.i32Store, 0, ...unsigned(address)]);
}

/**
 * Sixteen children of each parent at a stroke; those of the next parent overwrite what is too much. A block with more
 * children than the list has room for is listed as far as there is.
 */
function listOwners({ body }: Translation, { address }: BlockPlace, local: Local): void {
  const first = body.keep(word(address + AT.firsts));
  const count = { type: 'i32', min: 0, max: 2147483647, whole: true } as const;
  const place = body.declare(count);
  const end = body.declare(count);
  const both = (a: Operand, b: Operand): Operand => integer([...a.code, ...b.code, OP.i32And], 0, 1);
  const write = (): void => {
    const owners = [...body.get(local).code, ...I8X16_SPLAT];
    body.emit([...body.get(place).code, ...owners, ...V128_STORE, 0, ...unsigned(address + AT.owners)]);
    body.set(place, add(body.get(place), WIDE, 0, 2147483647));
  };
  body.set(local, int(0));
  body.set(place, int(0));
  body.repeat(
    () => both(lt(body.get(local), word(address + AT.size)), lt(body.get(place), LISTED)),
    () => {
      body.set(end, sub(load('i32', address + AT.firsts + 4, body.get(local)), first, 0, 2147483647));
      // Most parents have few children, and a store for one that has none does no harm.
      write();
      body.repeat(() => both(lt(body.get(place), body.get(end)), lt(body.get(place), LISTED)), write);
      body.set(place, body.get(end));
      body.set(local, add(body.get(local), 1, 0, BLOCK));
    },
  );
  const isAll = lt(body.get(place), LISTED);
  body.store32(int(0), address + AT.listed, body.choose(isAll, body.get(place), int(LISTED)));
}
