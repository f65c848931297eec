import type { FanOut } from './fan-out.ts';
import { leftSizeOf, splitCount } from './split-count.ts';

/** A node of the tree of splits: its parents, where its children begin, and how many it has beyond the minimum. */
export type SplitNode = {
  readonly start: number;
  readonly size: number;
  readonly first: number;
  readonly extra: number;
};

/**
 * The way from the root of a tree of splits down to where it was last asked. Rows asked for in order share most of it: the
 * next node is looked for from the last branching on.
 */
export class SplitPath {
  readonly #fan: FanOut;
  readonly #nodes: SplitNode[];

  constructor(fan: FanOut) {
    this.#fan = fan;
    this.#nodes = [{ start: 0, size: fan.parents, first: 0, extra: fan.children - fan.min * fan.parents }];
  }

  /** The node of at most `least` parents that holds a child row or a parent row. */
  descend(target: number, byChild: boolean, least: number): SplitNode {
    const nodes = this.#nodes;
    const { min } = this.#fan;
    let node = nodes.at(-1) as SplitNode;
    while (nodes.length > 1 && (node.size <= least || !holds(node, target, byChild, min))) {
      nodes.pop();
      node = nodes.at(-1) as SplitNode;
    }
    while (node.size > least) {
      node = this.#step(node, target, byChild);
      nodes.push(node);
    }
    return node;
  }

  #step({ start, size, first, extra }: SplitNode, target: number, byChild: boolean): SplitNode {
    const { min } = this.#fan;
    const leftSize = leftSizeOf(size);
    const left = splitCount(this.#fan, start, size, leftSize, extra);
    const leftCount = left + min * leftSize;
    if (byChild ? target < first + leftCount : target < start + leftSize)
      return { start, size: leftSize, first, extra: left };
    return { start: start + leftSize, size: size - leftSize, first: first + leftCount, extra: extra - left };
  }
}

function holds({ start, size, first, extra }: SplitNode, target: number, byChild: boolean, min: number): boolean {
  if (byChild) return target >= first && target < first + extra + min * size;
  return target >= start && target < start + size;
}
