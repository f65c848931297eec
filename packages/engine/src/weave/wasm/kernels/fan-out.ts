import type { FanOut } from '../../reference/fan-out.ts';
import {
  endOfChildren,
  type FanOutCursor,
  firstChild,
  firstsOf,
  LISTED,
  ownersOf,
  parentOf,
  TABULATED,
} from '../../reference/fan-out-cursor.ts';
import { boundOf, isOperand } from '../argument.ts';
import type { Body, Local } from '../body.ts';
import type { Kernels, ValueKernel } from '../kernel.ts';
import { OP } from '../opcode.ts';
import { i32, integer, load, type Operand, within } from '../operand.ts';
import { AT, findOwner, firstOf, listChild, placeBlock, word } from './fan-out-block.ts';
import type { Translation } from '../translation.ts';
import { asIndex, indexWithin } from './tables.ts';

/** The parent of a child: of few parents from a table, of many from the list of the block at which the walk is. */
const parentKernel: ValueKernel = (loom, [bound, given]) => {
  const cursor = boundOf<FanOutCursor>(bound);
  const { fan } = cursor;
  if (!isOperand(given) || !isSmall(fan)) return undefined;
  const { body, image } = loom;
  const isListed = fan.parents <= TABULATED && fan.children <= LISTED;
  const owners = isListed || isWorthList(loom, cursor) ? ownersOf(fan) : undefined;
  if (owners !== undefined) {
    const address = image.place(owners, () => owners);
    return alike(given, load('i32', address, indexWithin(body, given, fan.children), 0, fan.parents - 1));
  }
  if (loom.isRow(given) && given.max < fan.children) return alike(given, parentOfRow(loom, cursor));
  const child = body.keep(asIndex(given, fan.children));
  const place = placeBlock(loom, cursor, 'by child');
  const { start, first, listed } = loom.once(cursor, 'block', () => declareBlock(body));
  const offset = body.keep(i32.sub(child, body.get(first)));
  const owner = i32.add(body.get(start), load('u8', place.address + AT.owners, offset));
  const found = body.capture(() => {
    const parent = body.keep(findOwner(loom, place)(child));
    for (const [local, at] of [
      [start, AT.start],
      [first, AT.from],
      [listed, AT.listed],
    ] as const)
      body.set(local, word(place.address + at));
    return parent;
  });
  return alike(given, within(body.choose(i32.below(offset, body.get(listed)), owner, found), 0, fan.parents - 1));
};

/** Children that follow one another have parents that do. */
function alike(child: Operand, parent: Operand): Operand {
  return child.steady === undefined || parent.steady !== undefined ? parent : { ...parent, steady: {} };
}

/** The parent of the loop's own row: that it is listed is seen to between stretches of rows, and not at every one. */
function parentOfRow(loom: Translation, cursor: FanOutCursor): Operand {
  const { fan } = cursor;
  const { body } = loom;
  return loom.once(cursor, 'stretch', () => {
    const place = placeBlock(loom, cursor, 'by row');
    const { address } = place;
    // The block's first parent, and how far from a row its entry in the list lies.
    const start = body.declare(ANY);
    const list = body.declare(ANY);
    loom.stretches.push((row) => {
      const until = body.keep(listChild(loom, place, row));
      body.set(start, word(address + AT.start));
      body.set(list, i32.sub(address + AT.owners, word(address + AT.from)));
      return until;
    });
    const entry = integer([i32.add(body.get(loom.row), body.get(list)).code, OP.i32Load8U, 0, 0]);
    const parent = within(i32.add(body.get(start), entry), 0, fan.parents - 1);
    const reach = (bound: Operand): Operand => firstOf(loom, address, i32.sub(bound, body.get(start)));
    return { ...parent, steady: { walk: { value: () => parent, reach } } };
  });
}

const ANY = { type: 'i32', min: -2147483648, max: 2147483647, whole: true } as const;

type BlockLocals = { readonly start: Local; readonly first: Local; readonly listed: Local };

/** What every row asks of the block, in variables: they begin as an empty block, so that the first row looks for its own. */
function declareBlock(body: Body): BlockLocals {
  return { start: body.declare(ANY), first: body.declare(ANY), listed: body.declare(ANY) };
}

/** The first child of a parent, or with `ahead` of 1 of the parent after it. */
function childKernel(ahead: 0 | 1): ValueKernel {
  return (loom, [bound, given]) => {
    const cursor = boundOf<FanOutCursor>(bound);
    const { fan } = cursor;
    if (!isOperand(given) || !isSmall(fan)) return undefined;
    const { body, image } = loom;
    const firsts = fan.parents <= TABULATED || isWorthList(loom, cursor) ? firstsOf(fan) : undefined;
    if (firsts !== undefined) {
      const address = image.place(firsts, () => firsts) + ahead * 4;
      return load('i32', address, indexWithin(body, given, fan.parents), 0, fan.children);
    }
    const parent = body.keep(asIndex(given, fan.parents));
    const { address, seek } = placeBlock(loom, cursor, 'by parent');
    const local = i32.sub(parent, word(address + AT.start));
    body.when(i32.notBelow(local, word(address + AT.size)), () => seek(parent));
    return within(load('i32', address + AT.firsts + ahead * 4, local), 0, fan.children);
  };
}

/** Rows asked for at random, by a table of as many, are worth one list that holds them all: of these eight megabytes at most. */
const SCATTERED = 2 ** 21;

function isWorthList({ row }: Translation, { fan, isScattered }: FanOutCursor): boolean {
  const size = Math.max(fan.parents, fan.children);
  return isScattered && size <= SCATTERED && size <= (row.max + 1) * 8;
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
