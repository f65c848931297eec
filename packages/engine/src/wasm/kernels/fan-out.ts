import type { FanOut } from '../../reference/fan-out.ts';
import { FanOutBlocks } from '../../reference/fan-out-blocks.ts';
import {
  endOfChildren,
  type FanOutCursor,
  firstChild,
  parentOf,
  TABULATED,
  tablesOf,
} from '../../reference/fan-out-cursor.ts';
import { boundOf, isOperand, type Kernels, type ValueKernel } from '../kernel.ts';
import { unsigned } from '../leb128.ts';
import { I8X16_SPLAT, OP, V128_STORE } from '../opcode.ts';
import { add, below, ge, int, integer, load, lt, notBelow, type Operand, shl, sub, within } from '../operand.ts';
import type { Translation } from '../translation.ts';
import { asIndex } from './tables.ts';

/**
 * What is kept of a fan-out, in bytes: the block's first parent, its size, the first child of each of its up to 64 parents,
 * then how many of the children are listed, and for each of these which parent of the block it has.
 */
const AT = { start: 0, size: 4, firsts: 8, listed: 272, owners: 276 } as const;
/** Children beyond the list are looked for among the parents; a wide store may pass its end. */
const LISTED = 4096;
const WIDE = 16;

type Place = { readonly address: number; readonly seek: number };

/** Room for a block, which JavaScript fills whenever the loop leaves it. */
function placeOf(loom: Translation, cursor: FanOutCursor): Place {
  return loom.once(cursor, () => {
    const address = loom.image.reserve(AT.owners + LISTED + WIDE);
    const blocks = new FanOutBlocks(cursor.fan);
    const seek = loom.host({
      signature: { parameters: ['i32', 'i32'], result: undefined },
      make:
        ({ words }) =>
        (target = 0, byChild = 0) =>
          blocks.write(target, byChild === 1, words, address >> 2),
    });
    return { address, seek };
  });
}

const word = (address: number): Operand => integer([...int(0).code, OP.i32Load, 0, ...unsigned(address)]);
const wordAt = (address: number, index: Operand): Operand => load('i32', address, index);

/** The parent of a child that is not listed: of another block, or beyond the list. */
function findRoutine(loom: Translation, { address, seek }: Place): (child: Operand) => Operand {
  const signature = { parameters: ['i32' as const], result: 'i32' as const };
  const call = loom.routine(`find/${address}`, signature, (body) => {
    const child = integer([OP.localGet, 0], 0);
    const first = word(address + AT.firsts);
    const end = wordAt(address + AT.firsts, word(address + AT.size));
    const local = body.declare({ type: 'i32', min: 0, max: 64, whole: true });
    const place = body.declare({ type: 'i32', min: 0, max: 2147483647, whole: true });
    body.when(notBelow(sub(child, first), sub(end, first)), () => {
      body.emit([...child.code, ...int(1).code, OP.call, ...unsigned(seek)]);
      // Sixteen children of each parent at a stroke; those of the next parent overwrite what is too much.
      body.set(local, int(0));
      body.set(place, int(0));
      body.repeat(
        () => integer([
          ...lt(body.get(local), word(address + AT.size)).code,
          ...lt(body.get(place), LISTED).code,
          OP.i32And,
        ], 0, 1),
        () => {
          const stop = sub(wordAt(address + AT.firsts + 4, body.get(local)), first, 0, 2147483647);
          const ending = body.keep(stop);
          body.repeat(
            () => integer([...lt(body.get(place), ending).code, ...lt(body.get(place), LISTED).code, OP.i32And], 0, 1),
            () => {
              const byte = body.get(local).code;
              body.emit([...body.get(place).code, ...byte, ...I8X16_SPLAT, ...V128_STORE, 0, ...unsigned(address + AT.owners)]);
              body.set(place, add(body.get(place), WIDE, 0, 2147483647));
            },
          );
          body.set(place, ending);
          body.set(local, add(body.get(local), 1, 0, 64));
        },
      );
      const listed = body.choose(lt(body.get(place), LISTED), body.get(place), int(LISTED));
      body.store32(int(0), address + AT.listed, listed);
    });
    body.set(local, int(0));
    body.repeat(
      () => ge(child, wordAt(address + AT.firsts + 4, body.get(local))),
      () => body.set(local, add(body.get(local), 1, 0, 64)),
    );
    body.emit(add(word(address + AT.start), body.get(local)).code);
  });
  return (child) => call([child]);
}

const parentKernel: ValueKernel = (loom, [bound, given]) => {
  const cursor = boundOf<FanOutCursor>(bound);
  const { fan } = cursor;
  if (!isOperand(given) || !isSmall(fan)) return undefined;
  const { body, image } = loom;
  const tables = fan.parents <= TABULATED ? tablesOf(cursor) : undefined;
  if (tables?.owners !== undefined) {
    const { owners } = tables;
    return load('i32', image.place(owners, () => owners), asIndex(given, fan.children), 0, fan.parents - 1);
  }
  const child = body.keep(asIndex(given, fan.children));
  const place = placeOf(loom, cursor);
  const { address } = place;
  const offset = body.keep(sub(child, word(address + AT.firsts)));
  const isListed = below(offset, word(address + AT.listed));
  const listed = add(word(address + AT.start), load('u8', address + AT.owners, offset));
  return within(body.choose(isListed, listed, findRoutine(loom, place)(child)), 0, fan.parents - 1);
};

/** The first child of a parent, or with `ahead` of 1 of the parent after it. */
function childKernel(ahead: 0 | 1): ValueKernel {
  return (loom, [bound, given]) => {
    const cursor = boundOf<FanOutCursor>(bound);
    const { fan } = cursor;
    if (!isOperand(given) || !isSmall(fan)) return undefined;
    const { body, image } = loom;
    const parent = body.keep(asIndex(given, fan.parents));
    if (fan.parents <= TABULATED) {
      const { table } = tablesOf(cursor);
      return load('i32', image.place(table, () => table) + ahead * 4, parent, 0, fan.children);
    }
    const { address, seek } = placeOf(loom, cursor);
    body.when(notBelow(sub(parent, word(address + AT.start)), word(address + AT.size)), () => {
      body.emit([...parent.code, ...int(0).code, OP.call, ...unsigned(seek)]);
      // The list belonged to another block.
      body.store32(int(0), address + AT.listed, 0);
    });
    const local = sub(parent, word(address + AT.start));
    return within(wordAt(address + AT.firsts + ahead * 4, local), 0, fan.children);
  };
}

/** The block's numbers have 32 bits. */
function isSmall({ children, parents }: FanOut): boolean {
  return children < 0x7fffffff && parents < 0x7fffffff && parents > 0;
}

export const FAN_OUT_KERNELS: Kernels<ValueKernel> = new Map<unknown, ValueKernel>([
  [parentOf, parentKernel],
  [firstChild, childKernel(0)],
  [endOfChildren, childKernel(1)],
]);

void shl;
