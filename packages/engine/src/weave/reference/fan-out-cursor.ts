import { type FanOut, makeNumbers, type Numbers } from './fan-out.ts';
import { BlockSplitter } from './block-splitter.ts';
import { BLOCK } from './split-count.ts';
import { QUAD } from './split-quad.ts';

/** Parents that a step may skip and still count as a walk. */
const NEAR = 16;

/**
 * Up to this many parents are tabulated when they are accessed at random: a bounded table, which does not grow with
 * rows.
 */
export const TABULATED = 65_536;

/** Up to so many children are listed with their parents. */
export const LISTED = TABULATED * 4;

/**
 * Answers for one fan-out. Rows in order are found a block of parents at a time; rows at random one by one, or in a
 * table if there are few parents. The answers never depend on earlier ones.
 */
export class FanOutCursor {
  readonly fan: FanOut;
  /** Rows are accessed at random throughout, not in sequence. */
  readonly isScattered: boolean;
  parent = -1;
  first = 0;
  end = 0;
  #blockStart = -1;
  #blockSize = 0;
  /** First child of each parent of the block, and one past the last child of the last; shared, never changed. */
  #firsts: Numbers;
  readonly #childrenNear: number;
  readonly #splitter: BlockSplitter;
  #table: Numbers | undefined;
  #owners: Int32Array | undefined;

  constructor(fan: FanOut, isScattered = false) {
    this.fan = fan;
    this.isScattered = isScattered;
    this.#firsts = makeNumbers(fan, BLOCK + 1);
    this.#childrenNear = NEAR * Math.max(1, Math.ceil(fan.children / fan.parents));
    this.#splitter = new BlockSplitter(fan);
  }

  /** Moves to the parent that owns a child row. */
  seekChild(child: number): void {
    if (child === this.end && this.#stepForward(child)) return;
    if (this.#table !== undefined) {
      this.#findInTable(this.#table, child);
      return;
    }
    const inBlock =
      this.#blockStart >= 0 &&
      child >= (this.#firsts[0] as number) &&
      child < (this.#firsts[this.#blockSize] as number);
    if (!inBlock) {
      if (!this.#isNear(child - this.end, this.#childrenNear)) {
        this.#seekAtRandom(child, true);
        return;
      }
      this.#seekBlock(child, true);
    }
    this.#walkTo(child);
  }

  #walkTo(child: number): void {
    let local = this.parent - this.#blockStart;
    if (local < 0 || local >= this.#blockSize || child < (this.#firsts[local] as number)) local = 0;
    while (child >= (this.#firsts[local + 1] as number)) local++;
    this.#arrive(local);
  }

  /** From one parent of the block to the next with children: the most frequent step of a walk over child rows. */
  #stepForward(child: number): boolean {
    const firsts = this.#firsts;
    const size = this.#blockSize;
    let local = this.parent - this.#blockStart + 1;
    if (this.#blockStart < 0 || local < 1 || local > size) return false;
    while (local < size && (firsts[local + 1] as number) <= child) local++;
    if (local >= size) return false;
    this.parent = this.#blockStart + local;
    this.first = child;
    this.end = firsts[local + 1] as number;
    return true;
  }

  /** Moves to a parent row. */
  seekParent(parent: number): void {
    if (this.#table !== undefined) {
      this.#takeFromTable(this.#table, parent);
      return;
    }
    if (this.#blockStart < 0 || parent < this.#blockStart || parent >= this.#blockStart + this.#blockSize) {
      if (!this.#isNear(parent - this.parent, NEAR)) {
        this.#seekAtRandom(parent, false);
        return;
      }
      this.#seekBlock(parent, false);
    }
    this.#arrive(parent - this.#blockStart);
  }

  #arrive(local: number): void {
    this.parent = this.#blockStart + local;
    this.first = this.#firsts[local] as number;
    this.end = this.#firsts[local + 1] as number;
  }

  #takeFromTable(table: Numbers, parent: number): void {
    this.parent = parent;
    this.first = table[parent] as number;
    this.end = table[parent + 1] as number;
  }

  #findInTable(table: Numbers, child: number): void {
    if (this.fan.children <= LISTED) {
      this.#owners ??= ownersOf(this.fan);
      this.#takeFromTable(table, this.#owners[child] as number);
      return;
    }
    let low = 0;
    let high = this.fan.parents;
    // The last parent whose first child is not after this one.
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((table[middle] as number) <= child) low = middle;
      else high = middle;
    }
    this.#takeFromTable(table, low);
  }

  /** A jump: into the table if there can be one, else down to the single parent. */
  #seekAtRandom(target: number, byChild: boolean): void {
    if (this.fan.parents <= TABULATED) {
      const table = firstsOf(this.fan);
      this.#table = table;
      if (byChild) this.#findInTable(table, target);
      else this.#takeFromTable(table, target);
      return;
    }
    // Four parents are a small block: the next access, if it is near, splits a whole one.
    this.#seekSize(target, byChild, QUAD);
    if (byChild) this.#walkTo(target);
    else this.#arrive(target - this.#blockStart);
  }

  /** Accesses in order may skip rows: a step forward within reach is still a walk. */
  #isNear(step: number, reach: number): boolean {
    return step >= 0 && step <= reach;
  }

  /** Fills a table with the first child of every parent; for {@link firstsOf} only. */
  tabulate(table: Numbers): void {
    for (let parent = 0; parent < this.fan.parents; parent += this.#blockSize) {
      this.#seekBlock(parent, false);
      table.set(this.#firsts.subarray(0, this.#blockSize + 1), this.#blockStart);
    }
    this.parent = -1;
  }

  /** Several cursors walk over one fan-out side by side: a block that one has split serves the others. */
  #seekBlock(target: number, byChild: boolean): void {
    const recent = recentBlocks.get(this.fan);
    if (recent !== undefined && holds(recent, target, byChild)) {
      this.#blockStart = recent.start;
      this.#blockSize = recent.size;
      this.#firsts = recent.firsts;
      this.parent = -1;
      return;
    }
    this.#seekSize(target, byChild, BLOCK);
    recentBlocks.set(this.fan, { start: this.#blockStart, size: this.#blockSize, firsts: this.#firsts });
  }

  /** Descends to the node of at most `least` parents that contains a child row or a parent row. */
  #seekSize(target: number, byChild: boolean, least: number): void {
    const { start, size, first } = this.#splitter.split(target, byChild, least);
    const firsts = makeNumbers(this.fan, size + 1);
    this.#splitter.writeFirsts(first, firsts, 0);
    this.#firsts = firsts;
    this.#blockStart = start;
    this.#blockSize = size;
    this.parent = -1;
  }
}

type Block = { readonly start: number; readonly size: number; readonly firsts: Numbers };

const recentBlocks = new WeakMap<FanOut, Block>();

function holds({ start, size, firsts }: Block, target: number, byChild: boolean): boolean {
  return byChild
    ? target >= (firsts[0] as number) && target < (firsts[size] as number)
    : target >= start && target < start + size;
}

const firsts = new WeakMap<FanOut, Numbers>();
const owners = new WeakMap<FanOut, Int32Array>();

/** The first child of every parent; made once for each fan-out. */
export function firstsOf(fan: FanOut): Numbers {
  let table = firsts.get(fan);
  if (table === undefined) {
    table = makeNumbers(fan, fan.parents + 1);
    new FanOutCursor(fan).tabulate(table);
    firsts.set(fan, table);
  }
  return table;
}

/** The parent of every child, where there are few; most fan-outs are asked for parents alone. */
export function ownersOf(fan: FanOut): Int32Array {
  let list = owners.get(fan);
  if (list === undefined) {
    const table = firstsOf(fan);
    list = new Int32Array(fan.children);
    for (let parent = 0; parent < fan.parents; parent++)
      for (let child = table[parent] as number; child < (table[parent + 1] as number); child++) list[child] = parent;
    owners.set(fan, list);
  }
  return list;
}

/** The parent that owns a child row. */
export function parentOf(cursor: FanOutCursor, child: number): number {
  if (child < cursor.first || child >= cursor.end) cursor.seekChild(child);
  return cursor.parent;
}

/** The first child row of a parent. */
export function firstChild(cursor: FanOutCursor, parent: number): number {
  if (cursor.parent !== parent) cursor.seekParent(parent);
  return cursor.first;
}

/** The same for a single question: neither a cursor nor a table is worth its making. */
export function firstChildOf(fan: FanOut, parent: number): number {
  const splitter = new BlockSplitter(fan);
  const { start, size, first } = splitter.split(parent, false, BLOCK);
  const block = makeNumbers(fan, size + 1);
  splitter.writeFirsts(first, block, 0);
  return block[parent - start] as number;
}

/** The row after a parent's last child. */
export function endOfChildren(cursor: FanOutCursor, parent: number): number {
  if (cursor.parent !== parent) cursor.seekParent(parent);
  return cursor.end;
}
