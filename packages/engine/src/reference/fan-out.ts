import { draw } from '../random/draw.ts';
import { deriveKey } from '../random/key.ts';

/**
 * Children shared out among parents so that each parent's children are one contiguous range, by recursive random
 * splitting: the whole count is split between two halves of the parents, each half again, down to one parent. A split is
 * a function of its place in the tree, so any parent's range is found from nothing in O(log n) steps.
 */
export type FanOut = {
  readonly parents: number;
  readonly children: number;
  /** Every parent has at least this many. */
  readonly min: number;
  /** … and at most this many. */
  readonly max: number;
  /** Shape of the parents' hidden weights: large is even (Poisson-like), 1 is geometric, below 1 heavily skewed. */
  readonly shape: number;
  readonly k0: number;
  readonly k1: number;
};

export type FanOutOptions = { readonly min?: number; readonly max?: number; readonly shape?: number };

const EVEN = 1e12;

export function makeFanOut(
  parents: number,
  children: number,
  options: FanOutOptions,
  ...address: readonly (string | number)[]
): FanOut {
  const min = options.min ?? 0;
  const max = Math.min(options.max ?? children, Math.max(children, min));
  if (children < min * parents || children > max * parents) {
    throw new RangeError(`${children} children cannot be shared among ${parents} parents with ${min} to ${max} each.`);
  }
  const { k0, k1 } = deriveKey(...address, 'fan-out');
  return { parents, children, min, max, shape: options.shape ?? EVEN, k0: k0 | 0, k1: k1 | 0 };
}

/**
 * How many of `extra` children (beyond the minimum) go to the left part of a node of `size` parents from `start`: the
 * mean is the left part's share, the variance that of a beta-binomial split, less what a bounded number of places takes
 * away. The bell is a sum of four bytes: whole numbers, the same everywhere.
 */
function splitCount(fan: FanOut, start: number, size: number, leftSize: number, extra: number): number {
  if (extra === 0) return 0;
  const room = fan.max - fan.min;
  const share = leftSize / size;
  const capacity = room * size;
  const spread = 1 + (extra - 1) / (1 + size * fan.shape);
  const bounded = (capacity - extra) / (capacity > 1 ? capacity - 1 : 1);
  const deviation = Math.sqrt(extra * share * (1 - share) * spread * bounded) * BELL_SCALE;
  const random = draw(start | 0, Math.imul(size, 0x9e3779b1) ^ Math.floor(start / 4294967296), fan.k0, fan.k1);
  const left = Math.floor(extra * share + deviation * bell(random) + 0.5);
  const least = extra - room * (size - leftSize);
  const most = room * leftSize;
  return Math.min(Math.max(left, least, 0), most, extra);
}

const BELL_SCALE = 1 / 147.8;

function bell(random: number): number {
  return (random & 255) + ((random >>> 8) & 255) + ((random >>> 16) & 255) + (random >>> 24) - 510;
}

/** Row numbers: 32 bits where they are enough, since the loops around are then free of fractions. */
type Numbers = Int32Array | Float64Array;

function makeNumbers(fan: FanOut, length: number): Numbers {
  return fan.children < 0x7fffffff ? new Int32Array(length) : new Float64Array(length);
}

/** Parents that are split together, once for all of them. */
const BLOCK = 64;

/** Parents that a step may skip and still be a walk. */
const NEAR = 16;

/** Up to so many parents are written out when they are asked for at random: a bounded table, not one that grows with rows. */
const TABULATED = 65_536;

/**
 * Answers for one fan-out. Rows asked for in order are found a block of parents at a time; rows asked for at random one by
 * one, or from a table where there are few parents. What it answers never depends on what was asked before.
 */
export class FanOutCursor {
  readonly fan: FanOut;
  parent = -1;
  first = 0;
  end = 0;
  #blockStart = -1;
  #blockSize = 0;
  /** First child of each parent of the block, and one past the last child of the last. */
  readonly #firsts: Numbers;
  readonly #extras: Numbers;
  readonly #deviations: Float64Array;
  readonly #childrenNear: number;
  #table: Numbers | undefined;
  #owners: Int32Array | undefined;

  constructor(fan: FanOut) {
    this.fan = fan;
    this.#firsts = makeNumbers(fan, BLOCK + 1);
    this.#extras = makeNumbers(fan, BLOCK);
    this.#childrenNear = NEAR * Math.max(1, Math.ceil(fan.children / fan.parents));
    this.#deviations = deviationsOf(fan);
  }

  /** Moves to the parent that owns a child row. */
  seekChild(child: number): void {
    if (child === this.end && this.#stepForward(child)) return;
    if (this.#table !== undefined) {
      this.#findInTable(this.#table, child);
      return;
    }
    const inBlock = this.#blockStart >= 0 && child >= (this.#firsts[0] as number) && child < (this.#firsts[this.#blockSize] as number);
    if (!inBlock) {
      if (!this.#isNear(child - this.end, this.#childrenNear)) {
        this.#seekAtRandom(child, true);
        return;
      }
      this.#seekBlock(child, true);
    }
    let local = this.parent - this.#blockStart;
    if (local < 0 || local >= this.#blockSize || child < (this.#firsts[local] as number)) local = 0;
    while (child >= (this.#firsts[local + 1] as number)) local++;
    this.#arrive(local);
  }

  /** From one parent of the block to the next that has children: what a walk over child rows does most of the time. */
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
    const owners = this.#owners;
    if (owners !== undefined) {
      this.#takeFromTable(table, owners[child] as number);
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

  /** A jump to somewhere else: into the table where there can be one, else down to the single parent. */
  #seekAtRandom(target: number, byChild: boolean): void {
    if (this.fan.parents <= TABULATED) {
      const { table, owners } = tablesOf(this);
      this.#table = table;
      this.#owners = owners;
      if (byChild) this.#findInTable(table, target);
      else this.#takeFromTable(table, target);
      return;
    }
    this.#seekSize(target, byChild, 1);
    this.#blockStart = -1;
  }

  /** Rows asked for in order may skip some: a step forward within reach is still a walk. */
  #isNear(step: number, reach: number): boolean {
    return step >= 0 && step <= reach;
  }

  /** Fills a table with the first child of every parent; for {@link tablesOf} only. */
  tabulate(table: Numbers): void {
    for (let parent = 0; parent < this.fan.parents; parent += this.#blockSize) {
      this.#seekBlock(parent, false);
      table.set(this.#firsts.subarray(0, this.#blockSize + 1), this.#blockStart);
    }
    this.parent = -1;
  }

  #seekBlock(target: number, byChild: boolean): void {
    this.#seekSize(target, byChild, BLOCK);
  }

  /** Descends from the root to the node of at most `least` parents that holds a child row or a parent row. */
  #seekSize(target: number, byChild: boolean, least: number): void {
    const { fan } = this;
    let start = 0;
    let size = fan.parents;
    let first = 0;
    let extra = fan.children - fan.min * fan.parents;
    while (size > least) {
      const leftSize = leftSizeOf(size);
      const left = splitCount(fan, start, size, leftSize, extra);
      const leftCount = left + fan.min * leftSize;
      if (byChild ? target < first + leftCount : target < start + leftSize) {
        size = leftSize;
        extra = left;
      } else {
        start += leftSize;
        first += leftCount;
        size -= leftSize;
        extra -= left;
      }
    }
    if (least > 1) this.#splitBlock(start, size, first, extra);
    else {
      this.parent = start;
      this.first = first;
      this.end = first + extra + fan.min;
    }
  }

  #splitBlock(start: number, size: number, first: number, extra: number): void {
    const extras = this.#extras;
    const firsts = this.#firsts;
    extras.fill(0);
    extras[0] = extra;
    for (let step = BLOCK; step > 1; step /= 2) this.#splitLevel(start, size, step);
    let at = first;
    for (let local = 0; local < size; local++) {
      firsts[local] = at;
      at += (extras[local] as number) + this.fan.min;
    }
    firsts[size] = at;
    this.#blockStart = start;
    this.#blockSize = size;
    this.parent = -1;
  }

  /** Splits every node of `step` parents in two; a node that reaches past the block's end is shorter. */
  #splitLevel(start: number, size: number, step: number): void {
    const { fan } = this;
    const extras = this.#extras;
    const deviations = this.#deviations;
    const half = step / 2;
    const most = (fan.max - fan.min) * half;
    const level = half * SMALL;
    const salt = Math.imul(step, 0x9e3779b1) ^ Math.floor(start / 4294967296);
    for (let local = 0; local + half < size; local += step) {
      const extra = extras[local] as number;
      if (extra === 0) continue;
      let left: number;
      if (local + step > size) left = splitCount(fan, start + local, size - local, half, extra);
      else {
        const deviation = extra < SMALL ? (deviations[level + extra] as number) : halfDeviation(fan, step, extra);
        left = Math.floor(extra * 0.5 + deviation * bell(draw((start + local) | 0, salt, fan.k0, fan.k1)) + 0.5);
        if (left < extra - most) left = extra - most;
        if (left < 0) left = 0;
        if (left > most) left = most;
        if (left > extra) left = extra;
      }
      extras[local] = left;
      extras[local + half] = extra - left;
    }
  }
}

type Tables = { readonly table: Numbers; readonly owners: Int32Array | undefined };

const tables = new WeakMap<FanOut, Tables>();

/** The first child of every parent and, where there are few children, the parent of every child; made once for each fan-out. */
function tablesOf(cursor: FanOutCursor): Tables {
  const { fan } = cursor;
  const known = tables.get(fan);
  if (known !== undefined) return known;
  const table = makeNumbers(fan, fan.parents + 1);
  new FanOutCursor(fan).tabulate(table);
  const owners = fan.children <= TABULATED * 4 ? new Int32Array(fan.children) : undefined;
  if (owners !== undefined) {
    for (let parent = 0; parent < fan.parents; parent++) owners.fill(parent, table[parent], table[parent + 1]);
  }
  const made = { table, owners };
  tables.set(fan, made);
  return made;
}

/** Where a node is cut: between blocks as long as it holds several, then at the largest power of two below its end. */
function leftSizeOf(size: number): number {
  if (size > BLOCK) return Math.floor(Math.ceil(size / BLOCK) / 2) * BLOCK;
  let half = BLOCK / 2;
  while (half >= size) half /= 2;
  return half;
}

/** Counts below this find their deviation in a table: six levels of a block, so many entries each. */
const SMALL = 128;

/** The deviation of a split into two equal halves. */
function halfDeviation(fan: FanOut, size: number, extra: number): number {
  const capacity = (fan.max - fan.min) * size;
  const spread = 1 + (extra - 1) / (1 + size * fan.shape);
  const bounded = Math.max(0, capacity - extra) / (capacity > 1 ? capacity - 1 : 1);
  return Math.sqrt(extra * 0.25 * spread * bounded) * BELL_SCALE;
}

const deviations = new WeakMap<FanOut, Float64Array>();

/** Deviations by half size (1 to 32) and count; made once for each fan-out. */
function deviationsOf(fan: FanOut): Float64Array {
  const known = deviations.get(fan);
  if (known !== undefined) return known;
  const table = new Float64Array((BLOCK / 2 + 1) * SMALL);
  for (let half = 1; half < BLOCK; half *= 2) {
    for (let extra = 1; extra < SMALL; extra++) table[half * SMALL + extra] = halfDeviation(fan, half * 2, extra);
  }
  deviations.set(fan, table);
  return table;
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

/** The row after a parent's last child. */
export function endOfChildren(cursor: FanOutCursor, parent: number): number {
  if (cursor.parent !== parent) cursor.seekParent(parent);
  return cursor.end;
}
