import type { FanOut } from './fan-out.ts';
import { leftSizeOf, splitCount } from './split-count.ts';

/** A node of the tree of splits: its parents, where its children begin, and how many it has beyond the minimum. */
export type SplitNode = {
  readonly start: number;
  readonly size: number;
  readonly first: number;
  readonly extra: number;
};

/** No tree is deeper: every step halves at most 2^53 parents. */
const DEPTH = 64;

/**
 * The path from the root of a tree of splits to the last visited node. Rows in order share most of it: the next node is
 * searched from the last branching. The object is itself the node at its end, valid until the next step.
 */
export class SplitPath implements SplitNode {
  readonly #fan: FanOut;
  readonly #starts = new Float64Array(DEPTH);
  readonly #sizes = new Float64Array(DEPTH);
  readonly #firsts = new Float64Array(DEPTH);
  readonly #extras = new Float64Array(DEPTH);
  /** The left part of a split node, else -1: a walk comes back for the right. */
  readonly #lefts = new Float64Array(DEPTH).fill(-1);
  #depth = 0;
  start = 0;
  size: number;
  first = 0;
  extra: number;

  constructor(fan: FanOut) {
    this.#fan = fan;
    this.size = fan.parents;
    this.extra = fan.children - fan.min * fan.parents;
    this.#sizes[0] = this.size;
    this.#extras[0] = this.extra;
  }

  /** Goes to the node of at most `least` parents that contains a child row or a parent row. */
  descend(target: number, byChild: boolean, least: number): SplitNode {
    const fan = this.#fan;
    const lefts = this.#lefts;
    let depth = this.#depth;
    while (depth > 0 && ((this.#sizes[depth] as number) <= least || !this.#holds(depth, target, byChild))) depth--;
    let start = this.#starts[depth] as number;
    let size = this.#sizes[depth] as number;
    let first = this.#firsts[depth] as number;
    let extra = this.#extras[depth] as number;
    while (size > least) {
      const leftSize = leftSizeOf(size);
      let left = lefts[depth] as number;
      if (left < 0) left = lefts[depth] = splitCount(fan, start, size, leftSize, extra);
      const leftCount = left + fan.min * leftSize;
      if (byChild ? target < first + leftCount : target < start + leftSize) {
        size = leftSize;
        extra = left;
      } else {
        start += leftSize;
        size -= leftSize;
        first += leftCount;
        extra -= left;
      }
      depth++;
      this.#starts[depth] = start;
      this.#sizes[depth] = size;
      this.#firsts[depth] = first;
      this.#extras[depth] = extra;
      lefts[depth] = -1;
    }
    this.#depth = depth;
    this.start = start;
    this.size = size;
    this.first = first;
    this.extra = extra;
    return this;
  }

  #holds(depth: number, target: number, byChild: boolean): boolean {
    const size = this.#sizes[depth] as number;
    const from = byChild ? (this.#firsts[depth] as number) : (this.#starts[depth] as number);
    const count = byChild ? (this.#extras[depth] as number) + this.#fan.min * size : size;
    return target >= from && target < from + count;
  }
}
