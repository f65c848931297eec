import type { FanOut } from '../../reference/fan-out.ts';
import { FanOutBlocks } from '../../reference/fan-out-blocks.ts';
import type { FanOutCursor } from '../../reference/fan-out-cursor.ts';
import { BLOCK } from '../../reference/split-count.ts';
import { unsigned } from '../leb128.ts';
import { I8X16_SPLAT, OP, V128_STORE } from '../opcode.ts';
import { i32, int, integer, load, type Operand } from '../operand.ts';
import type { Translation } from '../translation.ts';
import { canSplit, LISTED, splitBlock, LISTED_AT_ONCE } from './split-block.ts';

/**
 * The stored data of a fan-out, in bytes from its address: the block's first parent, its size, the first child of each
 * of its up to 64 parents and one past the last, the first listed child and their number, how many children nodes of
 * the block have, and for each listed child its parent in the block.
 */
export const AT = { start: 0, size: 4, firsts: 8, from: 268, listed: 272, extras: 276, owners: 544 } as const;

export type BlockPlace = {
  readonly fan: FanOut;
  readonly address: number;
  /** Goes to the block of a row. */
  readonly seek: (row: Operand) => void;
};

/** A block for the loop's own rows is not shared with others, who would move it while the loop uses it. */
type Asked = 'by child' | 'by parent' | 'by row';

/**
 * Space for a block of a fan-out, which is filled when the loop leaves it: JavaScript finds it, and the loop
 * distributes it.
 */
export function placeBlock(loom: Translation, cursor: FanOutCursor, asked: Asked): BlockPlace {
  return loom.once(cursor, asked, () => {
    const { fan } = cursor;
    // A wide store may pass the end of the list.
    const address = loom.image.reserve(AT.owners + LISTED + LISTED_AT_ONCE);
    const blocks = new FanOutBlocks(fan);
    const [at, extra] = [address >> 2, (address + AT.extras) >> 2];
    const byChild = asked !== 'by parent';
    const find = loom.host({
      signature: { parameters: ['i32'], result: 'i32' },
      make: ({ words }) =>
        canSplit(fan)
          ? (row = 0) => (blocks.writeNode(row, byChild, words, at, extra) ? 1 : 0)
          : (row = 0) => (blocks.write(row, byChild, words, at), 0),
    });
    const finish = loom.host({
      signature: { parameters: [], result: undefined },
      make:
        ({ words }) =>
        () =>
          blocks.writeWhole(words, at),
    });
    const call = loom.routine(`seek/${address}`, { parameters: ['i32'], result: undefined }, (body) => {
      const isNode = integer([OP.localGet, 0, OP.call, unsigned(find)], 0, 1);
      const words = { fan, start: address, firsts: address + AT.firsts, extras: address + AT.extras, finish };
      const isEnough = asked === 'by row';
      const list = { owners: address + AT.owners, from: address + AT.from, listed: address + AT.listed, isEnough };
      if (byChild) body.store32(int(0), list.listed, 0);
      if (canSplit(fan)) body.when(isNode, () => splitBlock(loom, byChild ? { ...words, list } : words));
      else body.emit([isNode.code, OP.drop]);
      if (byChild) body.when(i32.eq(word(list.listed), 0), () => listOwners(loom, address, word(address + AT.firsts)));
    });
    return { fan, address, seek: (row) => loom.body.emit(call([row]).code) };
  });
}

export const word = (address: number): Operand => integer([int(0).code, OP.i32Load, 0, unsigned(address)]);

/** The parent of an unlisted child: of another block, or beyond the list. */
export function findOwner(loom: Translation, { address, seek }: BlockPlace): (child: Operand) => Operand {
  const signature = { parameters: ['i32' as const], result: 'i32' as const };
  const call = loom.routine(`find/${address}`, signature, (body) => {
    const child = integer([OP.localGet, 0], 0);
    body.when(isOutside(child, address), () => seek(child));
    const local = body.declare({ type: 'i32', min: 0, max: BLOCK, whole: true });
    body.repeat(
      () => i32.ge(child, load('i32', address + AT.firsts + 4, body.get(local))),
      () => body.set(local, i32.add(body.get(local), 1, 0, BLOCK)),
    );
    body.emit(i32.add(word(address + AT.start), body.get(local)).code);
  });
  return (child) => call([child]);
}

/** Ensures that a child is listed; returns the first one beyond it that is not. */
export function listChild(loom: Translation, { address, seek }: BlockPlace, child: Operand): Operand {
  const isUnlisted = (row: Operand): Operand =>
    i32.notBelow(i32.sub(row, word(address + AT.from)), word(address + AT.listed));
  const call = loom.routine(`list/${address}`, { parameters: ['i32'], result: undefined }, (body) => {
    const row = integer([OP.localGet, 0], 0);
    body.when(isOutside(row, address), () => seek(row));
    body.when(isUnlisted(row), () => listOwners(loom, address, row));
  });
  loom.body.when(isUnlisted(child), () => loom.body.emit(call([child]).code));
  return i32.add(word(address + AT.from), word(address + AT.listed));
}

/** The first child of one of the block's parents, or of later ones. This is rarely used, so the list is searched. */
export function firstOf({ body }: Translation, address: number, parent: Operand): Operand {
  const local = body.keep(parent);
  const place = body.declare({ type: 'i32', min: 0, max: LISTED, whole: true });
  body.set(place, word(address + AT.listed));
  body.when(i32.lt(local, word(address + AT.size)), () => {
    body.set(place, int(0));
    body.repeat(
      () =>
        both(
          i32.lt(body.get(place), word(address + AT.listed)),
          i32.lt(load('u8', address + AT.owners, body.get(place)), local),
        ),
      () => body.set(place, i32.add(body.get(place), 1, 0, LISTED)),
    );
  });
  return i32.add(word(address + AT.from), body.get(place));
}

const both = (a: Operand, b: Operand): Operand => integer([a.code, b.code, OP.i32And], 0, 1);

/** Whether a child belongs to another block. */
function isOutside(child: Operand, address: number): Operand {
  const first = word(address + AT.firsts);
  const end = load('i32', address + AT.firsts, word(address + AT.size));
  return i32.notBelow(i32.sub(child, first), i32.sub(end, first));
}

/**
 * Lists the owners of the block's children from one of them on, sixteen of each parent at once; those of the next
 * parent overwrite the excess. A block with more children than the list can hold is listed as far as possible.
 */
function listOwners({ body }: Translation, address: number, from: Operand): void {
  const first = body.keep(from);
  const local = body.declare({ type: 'i32', min: 0, max: BLOCK, whole: true });
  const count = { type: 'i32', min: 0, max: 2147483647, whole: true } as const;
  const place = body.declare(count);
  const write = (): void => {
    const owners = [body.get(local).code, I8X16_SPLAT];
    body.emit([body.get(place).code, owners, V128_STORE, 0, unsigned(address + AT.owners)]);
    body.set(place, i32.add(body.get(place), LISTED_AT_ONCE, 0, 2147483647));
  };
  body.repeat(
    () => both(i32.lt(body.get(local), word(address + AT.size)), i32.lt(body.get(place), LISTED)),
    () => {
      const past = body.keep(i32.sub(load('i32', address + AT.firsts + 4, body.get(local)), first));
      // Parents whose children all come before the list end where it begins.
      const end = body.keep(body.choose(i32.gt(past, 0), past, int(0)));
      // Most parents have few children, and a store for one that has none is harmless.
      write();
      body.repeat(() => both(i32.lt(body.get(place), end), i32.lt(body.get(place), LISTED)), write);
      body.set(place, end);
      body.set(local, i32.add(body.get(local), 1, 0, BLOCK));
    },
  );
  const isAll = i32.lt(body.get(place), LISTED);
  body.store32(int(0), address + AT.from, first);
  body.store32(int(0), address + AT.listed, body.choose(isAll, body.get(place), int(LISTED)));
}
