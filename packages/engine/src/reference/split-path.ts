import type { FanOut } from './fan-out.ts';
import { leftSizeOf, splitCount } from './split-count.ts';

/** A node of the tree of splits: its parents, where its children begin, and how many it has beyond the minimum. */
export type SplitNode = {
  readonly start: number;
  readonly size: number;
  readonly first: number;
  readonly extra: number;
};

/** No tree is deeper: every step halves what may be 2^53 parents. */
const DEPTH = 64;

/**
 * The way from the root of a tree of splits down to where it was last asked. Rows asked for in order share most of it: the
 * next node is looked for from the last branching on. It is itself the node at which it ended, valid until the next step.
 */
export class SplitPath implements SplitNode {
  readonly #fan: FanOut;
  readonly #starts = new Float64Array(DEPTH);
  readonly #sizes = new Float64Array(DEPTH);
  readonly #firsts = new Float64Array(DEPTH);
  readonly #extras = new Float64Array(DEPTH);
  #depth = 0;
  start = 0;
  size: number;
  first = 0;
  extra: number;

  constructor(fan: FanOut) {
    this.#fan = fan;
    this.size = fan.parents;
    this.extra = fan.children - fan.min * fan.parents;
    this.#keep();
  }

  /** Goes to the node of at most `least` parents that holds a child row or a parent row. */
  descend(target: number, byChild: boolean, least: number): SplitNode {
    while (this.#depth > 0 && (this.size <= least || !this.#holds(target, byChild))) {
      this.#depth--;
      this.start = this.#starts[this.#depth] as number;
      this.size = this.#sizes[this.#depth] as number;
      this.first = this.#firsts[this.#depth] as number;
      this.extra = this.#extras[this.#depth] as number;
    }
    while (this.size > least) {
      this.#step(target, byChild);
      this.#depth++;
      this.#keep();
    }
    return this;
  }

  #keep(): void {
    this.#starts[this.#depth] = this.start;
    this.#sizes[this.#depth] = this.size;
    this.#firsts[this.#depth] = this.first;
    this.#extras[this.#depth] = this.extra;
  }

  #holds(target: number, byChild: boolean): boolean {
    if (byChild) return target >= this.first && target < this.first + this.extra + this.#fan.min * this.size;
    return target >= this.start && target < this.start + this.size;
  }

  #step(target: number, byChild: boolean): void {
    const leftSize = leftSizeOf(this.size);
    const left = splitCount(this.#fan, this.start, this.size, leftSize, this.extra);
    const leftCount = left + this.#fan.min * leftSize;
    if (byChild ? target < this.first + leftCount : target < this.start + leftSize) {
      this.size = leftSize;
      this.extra = left;
    } else {
      this.start += leftSize;
      this.size -= leftSize;
      this.first += leftCount;
      this.extra -= left;
    }
  }
}
